/** schema.org's vocabulary, read out of the types that schema-dts makes of it. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

type Primitive = 'string' | 'number' | 'boolean';

/** What a property may hold. */
export interface Range {
  /** Names of types, with everything that is a kind of them. */
  types: ReadonlySet<string>;
  /** Words that stand for something, such as the days of the week. */
  words: ReadonlySet<string>;
  primitives: ReadonlySet<Primitive>;
  /** As the vocabulary has them: `Date`, `URL`, `Person` … */
  names: readonly string[];
}

export interface Vocabulary {
  has: (type: string) => boolean;
  /** What a property of a type may hold; undefined where the type has none of that name. */
  rangeOf: (type: string, property: string) => Range | undefined;
}

interface Shape {
  parents: string[];
  properties: Map<string, string[]>;
}

let loaded: Vocabulary | undefined;

export function vocabulary(): Vocabulary {
  const module = createRequire(import.meta.url).resolve('schema-dts');
  loaded ??= readVocabulary(readFileSync(module.replace(/\.js$/, '.d.ts'), 'utf8'));
  return loaded;
}

/** @param declarations the text of schema-dts' declarations, whose lines are all of the same few forms */
export function readVocabulary(declarations: string): Vocabulary {
  const shapes = new Map<string, Shape>();
  /** The name that a leaf's declaration has in data. */
  const types = new Map<string, string>();
  const unions = new Map<string, string[]>();
  let current = '';
  for (const line of declarations.split('\n')) {
    const [, name, parents] = /^(?:export )?interface (\w+) extends (.*) \{/.exec(line) ?? [];
    if (name && parents) {
      current = name;
      shapes.set(name, { parents: parents.split(', '), properties: new Map() });
      continue;
    }
    const [, property, range] = /^ {4}"([\w-]+)"\?: SchemaValue<(.*), "[^"]+">;/.exec(line) ?? [];
    if (property && range) shapes.get(current)?.properties.set(property, range.split(' | '));
    const [, type] = /^ {4}"@type": "(\w+)";/.exec(line) ?? [];
    if (type) types.set(current, type);
    const [, union, members] = /^export type (\w+) = (.*);$/.exec(line) ?? [];
    if (union && members) unions.set(union, members.split(' | '));
  }
  const leaves = new Map([...types].map(([leaf, type]) => [type, leaf]));
  return {
    has: (type) => leaves.has(type),
    rangeOf(type, property) {
      const names = propertyOf(leaves.get(type) ?? '', property);
      return names && rangeFrom(names);
    },
  };

  function propertyOf(shape: string, property: string): string[] | undefined {
    const { properties, parents = [] } = shapes.get(shape) ?? {};
    const own = properties?.get(property);
    if (own) return own;
    for (const parent of parents) {
      const found = propertyOf(parent, property);
      if (found) return found;
    }
    return undefined;
  }

  function rangeFrom(names: string[]): Range {
    const range = {
      types: new Set<string>(),
      words: new Set<string>(),
      primitives: new Set<Primitive>(),
    };
    const seen = new Set<string>();
    const add = (name: string) => {
      if (seen.has(name)) return;
      seen.add(name);
      const type = types.get(name);
      if (type) range.types.add(type);
      else if (/^"/.test(name)) range.words.add(name.slice(1, -1));
      else if (/^(string|number|boolean)$/.test(name)) range.primitives.add(name as Primitive);
      else unions.get(name)?.forEach(add);
    };
    names.forEach(add);
    return { ...range, names };
  }
}
