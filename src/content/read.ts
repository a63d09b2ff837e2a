import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { type MdastNode, markdownToMdast } from 'satteri';
import { isMap, isNode, LineCounter, parseDocument, visit, YAMLParseError } from 'yaml';
import type { SiteLanguage } from '../i18n/languages.ts';
import { splitFile } from './front-matter.ts';
import { languageOfFile } from './places.ts';
import { type Collection, contentSchemas } from './schemas.ts';

/** Largest compressed size of a drawing. */
const maxDrawingBytes = 1_500;

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
  broken: string | undefined;
  body: string;
  tree: MdastNode;
  /** Lines of the file before {@link body}. */
  bodyOffset: number;
}

export type Placed = ContentFile & { collection: Collection; language: SiteLanguage };

const frame =
  'The file must begin with a line ---, then one field a line (title: …), then a line --- again.';

const encoding =
  'The file is not saved as UTF-8, so its letters cannot be read. Save it with the encoding UTF-8.';

/** Files of the folder that are no texts. */
const noText =
  /^(blog\/pictures\/|blog\/categories\.yaml$|borrower-facts\.yaml$|translations\.json$)/;

export function readContent(content: string): ContentFile[] {
  return textFiles(content).map((path) =>
    readContentFile(path, readFileSync(join(content, path), 'utf8')),
  );
}

function textFiles(content: string): string[] {
  return readdirSync(content, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ parentPath, name }) => relative(content, join(parentPath, name)).replaceAll(sep, '/'))
    .filter((path) => !noText.test(path))
    .sort();
}

/** @param typed content of the file */
export function readContentFile(path: string, typed: string): ContentFile {
  const source = typed.replace(/^\uFEFF/, '');
  const { top, body } = splitFile(source);
  const { fields, broken } = /[\uFFFD\0]/.test(source)
    ? { fields: undefined, broken: encoding }
    : top === undefined
      ? { fields: undefined, broken: frame }
      : readFields(top);
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

export function isPlaced(file: ContentFile): file is Placed {
  const depth = file.collection === 'about' ? 2 : 3;
  return (
    file.collection !== undefined &&
    file.language !== undefined &&
    file.path.split('/').length === depth &&
    file.path.endsWith('.md')
  );
}

/** Names a text alike in all languages: `blog 4`, `faq 2`, `legal terms`. */
export function subjectOf({ collection, path, fields }: Placed): string {
  const number = fields?.id ?? fields?.order;
  const name = path.split('/').slice(2).join('/').replace(/\.md$/, '');
  return `${collection} ${typeof number === 'number' ? number : name}`;
}

/** Whether this file is a draft. Its translations are not published either; see drafts.ts. */
export function isDraft({ fields }: Pick<ContentFile, 'fields'>): boolean {
  return fields?.draft === true;
}

export function lineOf(
  node: MdastNode | undefined,
  { bodyOffset }: Pick<ContentFile, 'bodyOffset'>,
): { line?: number } {
  const line = node?.position?.start.line;
  return line ? { line: line + bodyOffset } : {};
}

/** @param name path of the picture from the file that names it */
export function pictureFault(content: string, path: string, name: string): string | undefined {
  const file = pictureAt(content, path, name);
  if (!file)
    return `There is no picture ${name}. Put the file into content/blog/pictures/ and write its path from this file: ../pictures/its-name.svg`;
  if (!/\.svg$/i.test(file)) return undefined;
  const drawing = readFileSync(file);
  // A small drawing need not be compressed to be measured.
  const weight =
    drawing.length > maxDrawingBytes ? brotliCompressSync(drawing).length : drawing.length;
  return weight > maxDrawingBytes
    ? `The picture ${name} weighs ${weight} bytes when compressed, and a drawing may weigh ${maxDrawingBytes}. Draw it with fewer shapes.`
    : undefined;
}

function pictureAt(content: string, path: string, name: string): string | undefined {
  try {
    // As Astro does: %20 is a space.
    const file = join(content, posix.dirname(path), decodeURI(name));
    return /\.(svg|png|jpe?g|webp|avif)$/i.test(file) && statSync(file).isFile() ? file : undefined;
  } catch {
    return undefined;
  }
}

function readFields(top: string): Pick<ContentFile, 'fields' | 'broken'> {
  const lineCounter = new LineCounter();
  const document = parseDocument(top, { lineCounter });
  // YAML reports a wrong alias only on use. The fields need no aliases.
  visit(document, {
    Alias: (_, { range }) =>
      void document.errors.push(
        new YAMLParseError([range?.[0] ?? 0, range?.[1] ?? 0], 'BAD_ALIAS', 'alias'),
      ),
  });
  const [error] = [...document.errors, ...document.warnings];
  if (error) {
    // An open quotation is reported at the end of all fields. The editor needs the line where its field begins.
    const fields = isMap(document.contents) ? document.contents.items : [];
    const begun = fields
      .map(({ key }) => (isNode(key) ? (key.range?.[0] ?? 0) : 0))
      .filter((at) => at <= error.pos[0]);
    const at = error.code === 'MISSING_CHAR' ? (begun.at(-1) ?? 0) : error.pos[0];
    const line = lineCounter.linePos(at).line + 1;
    return {
      fields: undefined,
      broken: `Line ${line} cannot be read. Write every field once, and put a text that holds a colon, a # or a quotation mark between "double quotes", and begin every field at the start of its line.`,
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
