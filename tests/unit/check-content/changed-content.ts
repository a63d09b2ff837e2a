/** The real texts with changes, in memory or in a copy of `content/`. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect } from 'vitest';
import { checkFile, contentRules } from '../../../src/check-content/check-content.ts';
import { createCheckContext } from '../../../src/check-content/check-context.ts';
import { formatContentFinding } from '../../../src/check-content/content-finding.ts';
import { checkCatalogues } from '../../../src/check-content/rules/catalogues.ts';
import { findLinkTargets } from '../../../src/content/link-targets.ts';
import { isContentEntry, readContent, readContentFile } from '../../../src/content/read-content.ts';
import type { Collection } from '../../../src/content/schemas.ts';
import { contentFolder as original } from '../../../src/helpers/node/project-root.ts';
import type { SiteLanguage } from '../../../src/i18n/languages.ts';
import { makeTestFolder } from '../../support/vitest-folder.ts';

export const files = readContent(original);
export const sources = new Map(
  files.map(({ path }) => [path, readFileSync(join(original, path), 'utf8')]),
);
export const baseContext = await createCheckContext(original, files);
export const freeId = Math.max(...files.map(({ fields }) => Number(fields?.id ?? 0))) + 1;

export const article = pathOf('blog', 'nl', 1);
export const german = pathOf('blog', 'de', 1);
export const question = pathOf('faq', 'fi', 1);

/** Without the rule for catalogues, which no change concerns and which takes longest. */
const rulesOfTexts = contentRules.filter((rule) => rule !== checkCatalogues);

/** Contents of the files by path. */
export type Texts = Map<string, string>;

/** A change to the files in memory. */
export type Change = (texts: Texts) => void;

/** Messages after a change, about the changed files and about all files together. */
export async function findingsAfter(change: Change, contentFolder = original): Promise<string[]> {
  const texts: Texts = new Map(sources);
  change(texts);
  const same = files.filter(({ path }) => texts.get(path) === sources.get(path));
  const changed = [...texts]
    .filter(([path, text]) => text !== sources.get(path))
    .map(([path, text]) => readContentFile(path, text));
  const entries = [...same, ...changed].filter(isContentEntry);
  const context = {
    ...baseContext,
    contentFolder,
    files: entries,
    linkTargets: findLinkTargets(entries),
  };
  const findings = await Promise.all([
    ...changed.map((file) => checkFile(file, context)),
    ...rulesOfTexts.map((rule) => Array.fromAsync(rule(context))),
  ]);
  return findings.flat().map(formatContentFinding);
}

/** Replaces a text, which must be there. */
export function replaceText(path: string, from: string | RegExp, to: string): Change {
  return (texts: Texts) => {
    const before = texts.get(path) ?? '';
    const after = before.replace(from, () => to);
    if (after === before) throw new Error(`${path} has no ${from}`);
    texts.set(path, after);
  };
}

export function setField(path: string, name: string, value: string): Change {
  return replaceText(path, new RegExp(`^${name}: .*$`, 'm'), `${name}: ${value}`);
}

export function appendText(path: string, text: string): Change {
  return (texts) => texts.set(path, `${texts.get(path)}\n${text}\n`);
}

export function removeFile(path: string): Change {
  return (texts) => texts.delete(path);
}

export function copyFile(from: string, to: string): Change {
  return (texts) => texts.set(to, texts.get(from) ?? '');
}

export function sequence(...changes: Change[]): Change {
  return (texts) => {
    for (const change of changes) change(texts);
  };
}

/** A Dutch article that no other language has. */
export const addArticle = sequence(
  copyFile(article, 'blog/nl/x.md'),
  replaceText('blog/nl/x.md', /^id: .*$/m, `id: ${freeId}`),
);

/** A finding with this text in its message. */
export const findingWith = (text: string, more: object = {}) =>
  expect.objectContaining({ ...more, message: expect.stringContaining(text) });

/** Copies `content/` before each test of a `describe`, and removes the copy after it. */
export function useContentCopy() {
  const copy = {
    path: '',
    readText: (path: string) => readFileSync(join(copy.path, path), 'utf8'),
    writeText: (path: string, text: string) => writeFileSync(join(copy.path, path), text),
  };
  beforeEach(() => {
    copy.path = join(makeTestFolder(), 'content');
    cpSync(original, copy.path, { recursive: true });
  });
  return copy;
}

/** The file of an article or a question. */
export function pathOf(collection: Collection, language: SiteLanguage, number: number): string {
  const text = files.find(
    (file) =>
      file.collection === collection &&
      file.language === language &&
      (file.fields?.id ?? file.fields?.order) === number,
  );
  if (!text) throw new Error(`There is no ${collection} ${number} in ${language}`);
  return text.path;
}

export function findLongestParagraph(texts: Texts, path: string): string {
  const lines = (texts.get(path) ?? '').split('\n').filter((line) => !/[[{]/.test(line));
  return lines.reduce((longest, line) => (line.length > longest.length ? line : longest), '');
}
