/** Reads what editors wrote, without judging it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { type MdastNode, markdownToMdast } from 'satteri';
import { LineCounter, parseDocument } from 'yaml';
import { type Collection, contentSchemas } from '../../content.schemas.ts';
import type { SiteLanguage } from '../../i18n/languages.ts';
import { splitFile } from './front-matter.ts';
import { languageOfFile } from './places.ts';

export interface ContentFile {
  /** From the folder `content` on, with forward slashes. */
  path: string;
  /** Undefined when the file lies where no collection is. */
  collection: Collection | undefined;
  language: SiteLanguage | undefined;
  /** What stands between the two lines `---`; undefined when it cannot be read. */
  fields: Readonly<Record<string, unknown>> | undefined;
  /** Why {@link fields} cannot be read, for the editor. */
  broken: string | undefined;
  /** The text below, as it was typed. */
  body: string;
  /** The text below as a tree. */
  tree: MdastNode;
  /** Line of the file on which {@link body} begins, less one. */
  bodyOffset: number;
}

const frame =
  'The file must begin with a line ---, then one field a line (title: …), then a line --- again.';

/** Every markdown file under the folder, in the order of their paths. */
export function readContent(content: string): ContentFile[] {
  return readdirSync(content, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(sep).join(posix.sep))
    .filter((name) => /\.mdx?$|\.markdown$/i.test(name))
    .sort()
    .map((path) => readContentFile(content, path));
}

/** @param path from the folder on, with forward slashes */
export function readContentFile(content: string, path: string): ContentFile {
  const source = readFileSync(join(content, path), 'utf8').replace(/^\uFEFF/, '');
  const { top, body } = splitFile(source);
  const { fields, broken } =
    top === undefined ? { fields: undefined, broken: frame } : readFields(top);
  return {
    path,
    collection: collectionOf(path),
    language: languageOfFile(path),
    fields,
    broken,
    body,
    tree: markdownToMdast(body),
    bodyOffset: source.slice(0, source.length - body.length).split('\n').length - 1,
  };
}

/** Whether there is such a file; a path from the file that names it. */
export function existsBeside(content: string, path: string, name: string): boolean {
  return existsSync(join(content, posix.dirname(path), name));
}

function readFields(top: string): Pick<ContentFile, 'fields' | 'broken'> {
  const lineCounter = new LineCounter();
  const document = parseDocument(top, { lineCounter });
  const [error] = document.errors;
  if (error) {
    const line = lineCounter.linePos(error.pos[0]).line + 1;
    return {
      fields: undefined,
      broken: `Line ${line} cannot be read. Put a text that holds a colon, a # or a quotation mark between "double quotes", and begin every field at the start of its line.`,
    };
  }
  const value: unknown = document.toJS();
  return isRecord(value)
    ? { fields: value, broken: undefined }
    : { fields: undefined, broken: frame };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function collectionOf(path: string): Collection | undefined {
  const name = path.split('/')[0] ?? '';
  return Object.hasOwn(contentSchemas, name) ? (name as Collection) : undefined;
}
