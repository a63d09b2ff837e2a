/** How styles are written; see docs/design-language.md. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../support/root.ts';

const source = join(root, 'src');
const read = (file: string) => readFileSync(join(source, file), 'utf8');

/** Utilities that place an element among its neighbours, and the properties that they set. */
const placing: readonly [utility: RegExp, property: RegExp][] = [
  [/^-?m[xytrblse]?-/, /^margin/],
  [/^(col|row)-/, /^grid-(column|row|area)/],
  [/^(justify-|place-)?self-/, /^(align|justify|place)-self/],
  [/^-?order-/, /^order/],
  [/^(float|clear)-/, /^(float|clear)/],
  [/^(min-|max-)?w-/, /^(min-|max-)?width/],
  [/^(grow|shrink|basis-|flex-(1|auto|none)$)/, /^flex(-grow|-shrink|-basis)?:/],
];

/** Classes of `src/styles` that every component may have. */
const shared = new Set(['page-width', 'prose', 'requires-js', 'without-js', 'visually-hidden']);

interface Attribute {
  /** Utilities. */
  names: string[];
  /** Classes of a module. */
  locals: string[];
}

const components = globSync('**/*.{astro,tsx}', { cwd: source }).map((file) => {
  const text = read(file);
  const modules = [...text.matchAll(/^import (\w+) from '(.+\.module\.css)';/gm)];
  return {
    file,
    attributes: attributesIn(
      text.replace(/^---.*?^---$/ms, ''),
      modules.map(([, name = '']) => name),
    ),
    css: modules
      .map(([, , path = '']) => withoutComments(read(join(dirname(file), path))))
      .join('\n'),
  };
});

const sheets = globSync('**/*.css', { cwd: source }).map((file) => ({
  file,
  css: withoutComments(read(file)),
}));

describe('a component with a CSS module', () => {
  const all = components.flatMap(({ css, file, attributes }) =>
    css ? attributes.map((attribute) => ({ css, file, ...attribute })) : [],
  );

  it('has only placing utilities', () => {
    expect(all.length).toBeGreaterThan(50);
    expect(
      all.flatMap(({ file, names }) =>
        names
          .filter((name) => !shared.has(name) && !placing.some(([utility]) => utility.test(name)))
          .map((name) => `${file}: ${name} belongs in the module`),
      ),
    ).toEqual([]);
  });

  it('sets no property in markup and module', () => {
    expect(
      all.flatMap(({ css, file, names, locals }) => {
        const set = locals.flatMap((local) => declarationsOf(local, css));
        return placing
          .filter(([, property]) => set.some((declaration) => property.test(declaration)))
          .flatMap(([utility]) => names.filter((name) => utility.test(name)))
          .map((name) => `${file}: ${name} is also in the module`);
      }),
    ).toEqual([]);
  });

  it('takes only classes that the module defines', () => {
    expect(
      all.flatMap(({ css, file, locals }) =>
        locals
          .filter((local) => !new RegExp(`\\.${local}(?![\\w-])`).test(css))
          .map((local) => `${file}: ${local} is not in the module`),
      ),
    ).toEqual([]);
  });
});

describe('a component without a CSS module', () => {
  const names = components.flatMap(({ css, file, attributes }) =>
    css ? [] : attributes.flatMap(({ names }) => names.map((name) => ({ file, name }))),
  );

  it('styles no other element than its own', () => {
    const selecting = /(^|:)(\[.*[&>]|\*|in-|has-|peer-|not-\[|dark)[^:]*:/;
    expect(names.length).toBeGreaterThan(200);
    expect(
      names
        .filter(({ name }) => selecting.test(name))
        .map(({ file, name }) => `${file}: ${name} needs a module`),
    ).toEqual([]);
  });
});

describe('a style sheet', () => {
  const declarations = sheets.flatMap(({ file, css }) =>
    css.split(/[{}]/).map((text) => ({ file, text: text.trim() })),
  );
  const withText = (pattern: RegExp) =>
    declarations
      .filter(({ text }) => pattern.test(text))
      .map(({ file, text }) => `${file}: ${text}`);

  it('applies no utilities', () => expect(withText(/@apply/)).toEqual([]));

  it('reacts to hovering only with a pointer', () => {
    // `@variant hover` asks for one.
    expect(withText(/:hover/)).toEqual([]);
  });

  it('sets a line height with each size', () => {
    expect(withText(/^(?!.*line-height:).*font-size: var\(--text/s)).toEqual([]);
  });
});

it('shared styles are classes of their module', () => {
  // Tailwind reads only markup: a utility here would silently have no rule.
  const strings = [...read('ui/styles.ts').matchAll(/'(.*)'|`(.*)`/g)];
  const others = strings.map(([, text = '', template = '']) =>
    `${text}${template}`.replaceAll(/\$\{css\.\w+\}/g, '').trim(),
  );
  expect(others.filter((text) => text !== './styles.module.css' && text !== '')).toEqual([]);
});

/** Declarations of the rules for this class alone. */
function declarationsOf(local: string, css: string): string[] {
  const rules = [...css.matchAll(new RegExp(`\\.${local}\\s*\\{([^{}]*)`, 'g'))];
  return rules.flatMap(([, declarations = '']) =>
    declarations.split(';').map((declaration) => declaration.trim()),
  );
}

/** The attributes `class`, `class:list` and `className`. */
function attributesIn(markup: string, modules: readonly string[]): Attribute[] {
  const values = markup.matchAll(
    /\sclass(?::list|Name)?=(?:("[^"]*")|\{((?:[^{}]|\{[^{}]*\})*)\})/g,
  );
  return [...values].map(([, text = '', expression = '']) => {
    // Text that is only compared is no class.
    const code = text + expression.replaceAll(/[!=]== '[^']*'/g, '');
    const strings = code.match(/"[^"]*"|'[^']*'|(?<=[`}])[^`${}]+(?=[`$])/g) ?? [];
    return {
      names: strings.flatMap((text) => text.replaceAll(/["']/g, '').split(/\s+/)).filter(Boolean),
      locals: [...code.matchAll(/\b(\w+)\.(\w+)/g)].flatMap(([, name = '', local = '']) =>
        modules.includes(name) ? [local] : [],
      ),
    };
  });
}

function withoutComments(css: string): string {
  return css.replaceAll(/\/\*.*?\*\//gs, '');
}
