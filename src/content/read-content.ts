import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type MdastNode, markdownToMdast } from 'satteri';
import { isMap, isNode, parse } from 'yaml';
import { findDamage, parseYaml } from '../domain/node/data-file.ts';
import { today } from '../domain/today.ts';
import { listFiles } from '../helpers/list-files.ts';
import { keysOf } from '../helpers/records.ts';
import { type SiteLanguage, siteLanguages } from '../i18n/languages.ts';
import { notFoundPages, type PageRef, pageNames, pagePath } from '../i18n/routes.ts';
import { type Collection, contentSchemas } from './schemas.ts';

/** Path of the folder `content`, without a slash at the end. */
export const contentFolder = fileURLToPath(new URL('../../content', import.meta.url));

export interface ContentFile {
  /** Path from the folder `content`, with forward slashes. */
  path: string;
  collection: Collection | undefined;
  language: SiteLanguage | undefined;
  /** The fields at the top; undefined when they cannot be read. */
  fields: Readonly<Record<string, unknown>> | undefined;
  /** Why {@link fields} cannot be read, as a message for the editor. */
  fieldsError: string | undefined;
  /** The number of an article or question. If its field is missing, taken or unlike most translations: the right one. */
  number: number | undefined;
  body: string;
  tree: MdastNode;
  /** Lines of the file before {@link body}. */
  bodyOffset: number;
}

export type ContentEntry = ContentFile & { collection: Collection; language: SiteLanguage };

const frontMatterHint =
  'The file must begin with a line ---, then one field a line (title: …), then a line --- again.';

/** Files of the folder that have no text. */
const dataFile =
  /^(blog\/pictures\/|blog\/categories\.yaml$|company\.yaml$|home\/\w+\.yaml$|borrower-facts\.yaml$|redirects\.yaml$|outside-links\.yaml$|confirmed\/|(.*\/)?\.[^/]*$)/;

export function readContent(content: string): ContentFile[] {
  const paths = listFiles(content).filter((path) => !dataFile.test(path));
  const files = paths.map((path) =>
    // Others are only named.
    readContentFile(path, path.endsWith('.md') ? readFileSync(join(content, path), 'utf8') : ''),
  );
  return correctNumbers(files);
}

/** Otherwise every link to a text with a wrong number would be a finding, too. */
function correctNumbers(files: readonly ContentFile[]): ContentFile[] {
  const nameOf = ({ collection, path }: ContentFile) => `${collection} ${basename(path)}`;
  const translations = Map.groupBy(files, nameOf);
  const withUsualNumbers = files.map((file) => {
    const same = translations.get(nameOf(file)) ?? [];
    const majority = same.filter(
      ({ number }) => same.filter((other) => other.number === number).length > same.length / 2,
    );
    return majority[0] ? { ...file, number: majority[0].number } : file;
  });
  const slotOf = ({ path }: ContentFile, number = 0) => `${dirname(path)} ${number}`;
  const slots = Map.groupBy(withUsualNumbers, (file) => slotOf(file, file.number));
  return withUsualNumbers.map((file) => {
    const nameNumber = numberInName(file.path);
    const isTaken = file.number !== undefined && slots.get(slotOf(file, file.number))?.[1];
    return isTaken && !slots.has(slotOf(file, nameNumber)) ? { ...file, number: nameNumber } : file;
  });
}

/** @param text content of the file */
export function readContentFile(path: string, text: string): ContentFile {
  const source = text.replace(/^\uFEFF/, '');
  const { top, body } = splitFrontMatter(source);
  const hint = unreadableHint(source, top);
  const { fields, fieldsError } = hint
    ? { fields: undefined, fieldsError: hint }
    : readFields(top ?? '');
  const number = Number(fields?.id ?? fields?.order);
  return {
    path,
    collection: collectionOf(path),
    language: languageOfFile(path),
    fields,
    fieldsError,
    number: Number.isSafeInteger(number) && number > 0 ? number : numberInName(path),
    body,
    tree: markdownToMdast(body),
    bodyOffset: source.slice(0, source.length - body.length).split('\n').length - 1,
  };
}

/** @returns undefined when the file is missing or broken */
export function readYaml(path: string): unknown {
  try {
    return parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

export function isContentEntry(file: ContentFile): file is ContentEntry {
  const depth = file.collection === 'about' ? 2 : 3;
  return (
    file.collection !== undefined &&
    file.language !== undefined &&
    file.path.split('/').length === depth &&
    file.path.endsWith('.md')
  );
}

/** Names a text alike in all languages: `blog 4`, `faq 2`, `legal terms`, `about`. */
export function entryKey(entry: ContentEntry): string {
  const name = entry.path.split('/').slice(2).join('/').replace(/\.md$/, '');
  return `${entry.collection} ${entry.number ?? name}`.trim();
}

/** Whether an article with this number would have the path of a not-found page. */
export function isReservedNumber(article: number): boolean {
  return notFoundPages.some(({ path, language }) => path === pagePath({ article }, language));
}

/** The number after the highest, for a new article or question. */
export function nextNumber(numbers: readonly number[]): number {
  const next = Math.max(0, ...numbers) + 1;
  return isReservedNumber(next) ? next + 1 : next;
}

/** The page that shows a text. */
export function pageShowing(entry: ContentEntry): PageRef {
  const { collection, path, fields, number = Number.NaN } = entry;
  switch (collection) {
    case 'blog':
      return { article: number };
    case 'faq':
      return fields?.page === 'contact' ? 'contact' : 'home';
    case 'about':
      return 'about';
    case 'legal':
      return pageNames.find((name) => path.endsWith(`/${name}.md`)) ?? 'home';
  }
}

/** The day on which a text last said something new, as 2026-11-20; undefined for texts without a date. */
export function lastChangeOf({ fields }: Pick<ContentFile, 'fields'>): string | undefined {
  const date = fields?.updated ?? fields?.date;
  return date === undefined ? undefined : String(date);
}

/** Whether this file is a draft. Its translations may be published. */
export function isDraft({ fields }: Pick<ContentFile, 'fields'>): boolean {
  return fields?.draft === true;
}

/** The day from which a build publishes an article; undefined when it waits for none. */
export function waitsUntil({ collection, fields }: ContentFile): string | undefined {
  const date = String(fields?.date ?? '');
  return collection === 'blog' && date > today() ? date : undefined;
}

export function isPublished(file: ContentFile): boolean {
  return !isDraft(file) && waitsUntil(file) === undefined;
}

/** Each language is published by itself. */
export function publishedEntries(): ContentEntry[] {
  return readContent(contentFolder).filter(isContentEntry).filter(isPublished);
}

export function lineOf(
  node: MdastNode | undefined,
  { bodyOffset }: Pick<ContentFile, 'bodyOffset'>,
): { line?: number } {
  const line = node?.position?.start.line;
  return line ? { line: line + bodyOffset } : {};
}

/** `top` is the text between the two lines `---`; undefined without them. */
function splitFrontMatter(source: string): { top: string | undefined; body: string } {
  const parts = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)??---[ \t]*(?:\r?\n|$)([\s\S]*)$/.exec(source);
  return { top: parts ? (parts[1] ?? '') : undefined, body: parts?.[2] ?? source };
}

function unreadableHint(source: string, top: string | undefined): string | undefined {
  return findDamage(source) ?? (top === undefined ? frontMatterHint : undefined);
}

function readFields(top: string): Pick<ContentFile, 'fields' | 'fieldsError'> {
  const { document, syntaxError } = parseYaml(top);
  if (syntaxError) {
    // An open quotation is reported at the end of all fields. The editor needs the line where its field begins.
    const fields = isMap(document.contents) ? document.contents.items : [];
    const fieldStarts = fields
      .map(({ key }) => (isNode(key) ? (key.range?.[0] ?? 0) : 0))
      .filter((at) => at <= syntaxError.position);
    const line =
      syntaxError.code === 'MISSING_CHAR'
        ? top.slice(0, fieldStarts.at(-1) ?? 0).split('\n').length - 1
        : syntaxError.line;
    return unreadableLine(top, line, syntaxError.code === 'DUPLICATE_KEY');
  }
  const value: unknown = document.toJS();
  return isRecord(value)
    ? { fields: value, fieldsError: undefined }
    : { fields: undefined, fieldsError: frontMatterHint };
}

/** @param index of the line in the fields */
function unreadableLine(
  top: string,
  index: number,
  isDuplicate = false,
): { fields: undefined; fieldsError: string } {
  const lines = top.split(/\r?\n/);
  // YAML takes an indented line as part of the line before.
  const indentedLine = [index, index + 1].find((at) => /^\s+\S/.test(lines[at] ?? ''));
  // The line --- comes first.
  const message = `Line ${(indentedLine ?? index) + 2} cannot be read.`;
  const advice =
    indentedLine === undefined
      ? lineAdvice(lines[index] ?? '', isDuplicate)
      : 'Begin every field at the start of its line, without spaces or tabs.';
  return { fields: undefined, fieldsError: `${message} ${advice}` };
}

function lineAdvice(line: string, isDuplicate: boolean): string {
  const [, name, value = ''] = /^(\w+):\s*(.*)$/.exec(line) ?? [];
  if (isDuplicate) return `Write every field once: ${name} is there twice.`;
  if (!name) return 'Write a field as its name, a colon, a space and its text: title: …';
  return `Put the text between "double quotes": ${name}: "${value.replace(/["“”„]/g, '').trim()}"`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** 4 of `blog/nl/4-rights.md`. */
function numberInName(path: string): number | undefined {
  const [digits] = /^\d+/.exec(basename(path)) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

function collectionOf(path: string): Collection | undefined {
  return keysOf(contentSchemas).find((name) => path.startsWith(`${name}/`));
}

/** @param path from the folder `content`: `blog/de/…`, `about/de.md` */
export function languageOfFile(path: string): SiteLanguage | undefined {
  const [, folderOrFile = ''] = path.split('/');
  return siteLanguages.find(
    (language) => folderOrFile === language || folderOrFile === `${language}.md`,
  );
}

export function pathInContent(path: string): string {
  return path.replaceAll('\\', '/').replace(/^.*\/content\//, '');
}
