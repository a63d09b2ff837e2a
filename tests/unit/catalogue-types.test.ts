/**
 * The compiler is what finds a missing text, so it is tested like everything else: variants of the catalogues stand in
 * memory beside the real files and are checked together with them, in one program.
 */
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { defaultLanguage, siteLanguages, wizardLanguages } from '../../src/i18n/languages.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

const parts = [
  { name: 'site', languages: siteLanguages, map: 'src/i18n/site-messages.ts' },
  { name: 'wizard', languages: wizardLanguages, map: 'src/i18n/wizard-messages.ts' },
];

/** A change that must not compile; its file stands in the same folder as the one it was made from. */
interface Variant {
  what: string;
  file: string;
  text: string;
}

/** What the compiler says: a property is missing, there is one too many, or it is of the wrong type. */
const codes = { missing: 2741, stray: 2353, wrong: 2322 };

const translations = parts.flatMap(({ name, languages }) =>
  languages
    .filter((language) => language !== defaultLanguage)
    .map((language) => `src/i18n/messages/${name}/${language}.ts`),
);

const lacking = translations.flatMap((file) =>
  variantsOf(file, 'without', ({ text, groups: [whole, inner] }) => [
    without(text, whole.properties[0]),
    without(text, inner.properties[0]),
  ]),
);
const overfull = translations.flatMap((file) =>
  variantsOf(file, 'with-stray', ({ text, groups: [whole, inner] }) => [
    withStray(text, whole),
    withStray(text, inner),
  ]),
);
const mistyped = translations.flatMap((file) =>
  variantsOf(file, 'with-number', ({ text, groups: [, inner] }) => [
    withNumber(text, inner.properties[0]),
  ]),
);
const lackingLanguage = parts.flatMap(({ map }) =>
  variantsOf(map, 'without-language', ({ text, groups: [whole] }) =>
    whole.properties.map((property) => without(text, property)),
  ),
);

const unchanged = [...parts.map(({ map }) => map), ...translations];
const codesAbout = check([...lacking, ...overfull, ...mistyped, ...lackingLanguage], unchanged);

describe('a catalogue and the map of catalogues', () => {
  it.each(unchanged)('compile as they are: %s', (file) => {
    expect(codesAbout(file)).toEqual([]);
  });
});

describe('a catalogue', () => {
  it.each(lacking)('does not compile without a key: $what', ({ file }) => {
    expect(codesAbout(file)).toEqual([codes.missing]);
  });

  it.each(overfull)('does not compile with a stray key: $what', ({ file }) => {
    expect(codesAbout(file)).toEqual([codes.stray]);
  });

  it.each(mistyped)('does not compile with a number for a text: $what', ({ file }) => {
    expect(codesAbout(file)).toEqual([codes.wrong]);
  });
});

describe('the map of catalogues', () => {
  it('names every language', () => {
    expect(lackingLanguage).toHaveLength(siteLanguages.length + wizardLanguages.length);
  });

  it.each(lackingLanguage)('does not compile without a language: $what', ({ file }) => {
    expect(codesAbout(file)).toEqual([codes.missing]);
  });
});

/** A module that holds one object, and in it: the whole and the first group that has nothing but texts. */
interface Parsed {
  text: string;
  groups: [whole: ts.ObjectLiteralExpression, inner: ts.ObjectLiteralExpression];
}

function variantsOf(file: string, kind: string, change: (parsed: Parsed) => string[]): Variant[] {
  const text = ts.sys.readFile(root + file);
  if (!text) throw new Error(`${file} is missing`);
  const [whole, ...inner] = objectsIn(
    ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true),
  );
  if (!whole) throw new Error(`${file} holds no object`);
  const group = inner.find(({ properties }) =>
    properties.every(
      (property) => ts.isPropertyAssignment(property) && ts.isStringLiteral(property.initializer),
    ),
  );
  return change({ text, groups: [whole, group ?? whole] }).map((changed, index) => ({
    what: `${file}, ${index + 1}`,
    file: file.replace('.ts', `.${kind}-${index}.ts`),
    text: changed,
  }));
}

function* objectsIn(node: ts.Node): Generator<ts.ObjectLiteralExpression> {
  if (ts.isObjectLiteralExpression(node)) yield node;
  for (const child of node.getChildren()) yield* objectsIn(child);
}

function without(text: string, property: ts.ObjectLiteralElementLike | undefined): string {
  if (!property) throw new Error('Nothing to take out');
  // The comma goes with it.
  return text.slice(0, property.getFullStart()) + text.slice(property.end).replace(/^\s*,/, '');
}

function withStray(text: string, object: ts.ObjectLiteralExpression): string {
  const inside = object.getStart() + 1;
  return `${text.slice(0, inside)} stray: 'text', ${text.slice(inside)}`;
}

function withNumber(text: string, property: ts.ObjectLiteralElementLike | undefined): string {
  if (!property || !ts.isPropertyAssignment(property)) throw new Error('Nothing to change');
  const { initializer } = property;
  return `${text.slice(0, initializer.getStart())}5${text.slice(initializer.end)}`;
}

/** Checks the files in one program; the answer gives the compiler's complaints about one of them. */
function check(variants: Variant[], files: string[]): (file: string) => number[] {
  const { config } = ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile);
  const parsed = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, root);
  const options = { ...parsed.options, types: [] };
  const texts = new Map(variants.map(({ file, text }) => [root + file, text]));
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (file) => texts.has(file) || fileExists(file);
  host.getSourceFile = (file, target, ...rest) => {
    const text = texts.get(file);
    return text === undefined
      ? getSourceFile(file, target, ...rest)
      : ts.createSourceFile(file, text, target);
  };
  const names = [...files.map((file) => root + file), ...texts.keys()];
  const program = ts.createProgram(names, options, host);
  return (file) => {
    const source = program.getSourceFile(root + file);
    if (!source) throw new Error(`${file} is not in the program`);
    return [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ].map(({ code }) => code);
  };
}
