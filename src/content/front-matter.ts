/** The fields at the top of a text, between two lines `---`. */
import { isMap, isNode } from 'yaml';
import { findDamage, parseYaml } from '../helpers/node/data-file.ts';
import { isRecord } from '../helpers/records.ts';

/** The fields, or why they cannot be read, as a message for the editor. */
type Fields =
  | { fields: Readonly<Record<string, unknown>>; fieldsError: undefined }
  | { fields: undefined; fieldsError: string };

export type FrontMatter = Fields & {
  /** The text below the fields; all of the file without the two lines. */
  body: string;
};

const frontMatterHint =
  'The file must begin with a line ---, then one field a line (title: …), then a line --- again.';

/** @param source text of a file, without a byte order mark */
export function parseFrontMatter(source: string): FrontMatter {
  const match = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)??---[ \t]*(?:\r?\n|$)([\s\S]*)$/.exec(source);
  const [, top = '', body = source] = match ?? [];
  const result = findDamage(source) ?? (match ? parseFields(top) : frontMatterHint);
  return typeof result === 'string'
    ? { fields: undefined, fieldsError: result, body }
    : { fields: result, fieldsError: undefined, body };
}

/** @returns the fields, or why they cannot be read */
function parseFields(top: string): Record<string, unknown> | string {
  const { document, syntaxError } = parseYaml(top);
  if (!syntaxError) {
    const value: unknown = document.toJS();
    return isRecord(value) ? value : frontMatterHint;
  }
  // An open quotation is reported at the end of all fields. The editor needs the line where its
  // field begins.
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

/** @param index of the line in the fields */
function unreadableLine(top: string, index: number, isDuplicate: boolean): string {
  const lines = top.split(/\r?\n/);
  // YAML takes an indented line as part of the line before.
  const indentedLine = [index, index + 1].find((at) => /^\s+\S/.test(lines[at] ?? ''));
  const advice =
    indentedLine === undefined
      ? lineAdvice(lines[index] ?? '', isDuplicate)
      : 'Begin every field at the start of its line, without spaces or tabs.';
  // Lines count from 1, and the line --- comes first.
  return `Line ${(indentedLine ?? index) + 2} cannot be read. ${advice}`;
}

function lineAdvice(line: string, isDuplicate: boolean): string {
  const [, name, value = ''] = /^(\w+):\s*(.*)$/.exec(line) ?? [];
  if (isDuplicate) return `Write every field once: ${name} is there twice.`;
  if (!name) return 'Write a field as its name, a colon, a space and its text: title: …';
  return `Put the text between "double quotes": ${name}: "${value.replace(/["“”„]/g, '').trim()}"`;
}
