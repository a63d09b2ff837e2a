import { randomUUID } from 'node:crypto';
import { closeSync, existsSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { replaceControls } from '../../log/printable-text.ts';
import { publishFile } from '../../store/sqlite/database-file.ts';
import type { StoreReader } from '../../store/store.ts';
import { columns, toColumnValues } from '../columns.ts';
import { InboxError, type Terminal } from '../terminal.ts';

/** European Excel separates cells by semicolons, reads UTF-8 only after a byte order mark, and 5000.5 as a date. */
const [separator, byteOrderMark, decimalPoint] = [';', '\uFEFF', ','];

/**
 * The start of a formula in a spreadsheet. Where commas separate cells, Excel begins one even between quotes. Dashes
 * alone, as for a missing name, are no formula.
 */
const formula = /(^|[;,\t\n])(?="*(?:[=＝+＋@＠\t]|[-－]+[^-;,\t\n]))/g;

/** Excel puts the rest of a longer cell into the next row, where it may begin a formula. `inbox show` has the whole text. */
const maxCellLength = 32_767;

/** Where Excel reads a word as true or false. */
const booleanWord = /^(true|false|wahr|falsch|waar|onwaar|vrai|faux|tosi|epätosi|igaz|hamis)$/i;

/**
 * Whether a spreadsheet could read a text as a number, a date or a time, and so show another one: 0471…, 1/2, 3 mei,
 * 2.400. Such texts have digits, and one word at most beside AM or PM. References are no such texts.
 */
function isAmbiguous(text: string): boolean {
  if (/^\w{5}-\w{5}$/.test(text)) return false;
  const textWords = text.match(/\p{L}+/gu) ?? [];
  const isShort = textWords.filter((word) => !/^[ap]m?$/i.test(word)).length <= 1;
  return (/\p{N}/u.test(text) && isShort) || booleanWord.test(text.trim());
}

/** An apostrophe keeps a spreadsheet from reading a text as anything else. */
function escapeCell(value: unknown): string {
  // Quoted, because LibreOffice also separates cells at commas when a file is opened.
  if (typeof value === 'number')
    return Number.isInteger(value) ? `${value}` : `"${`${value}`.replace('.', decimalPoint)}"`;
  const text = replaceControls(String(value ?? '')).replaceAll(formula, "$1'");
  const cell = !text.startsWith("'") && isAmbiguous(text) ? `'${text}` : text;
  const cut = cell.length > maxCellLength ? `${cell.slice(0, maxCellLength - 1)}…` : cell;
  return `"${cut.toWellFormed().replaceAll('"', '""')}"`;
}

function csvLine(cells: readonly unknown[]): string {
  return `${cells.map(escapeCell).join(separator)}\r\n`;
}

async function* csvLines(store: StoreReader, { onProgress }: Terminal): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(columns);
  let done = 0;
  for await (const stored of store.all()) {
    const row = toColumnValues(stored);
    yield csvLine(columns.map((name) => row[name]));
    onProgress('Exporting', ++done);
  }
}

export async function exportCsv(store: StoreReader, terminal: Terminal): Promise<void> {
  for await (const line of csvLines(store, terminal)) await terminal.write(line);
}

export async function exportToFile(
  store: StoreReader,
  file: string,
  terminal: Terminal,
): Promise<void> {
  const unwritable = (code: string) =>
    new InboxError(`${file} cannot be written (${code}): name another file`);
  if (existsSync(file)) throw unwritable('EEXIST');
  // An interrupted export must not look like a complete one.
  const tempFile = `${file}.${randomUUID()}.part`;
  try {
    const handle = openSync(tempFile, 'wx', 0o600);
    try {
      for await (const line of csvLines(store, terminal)) writeFileSync(handle, line);
    } finally {
      closeSync(handle);
    }
    publishFile(tempFile, file);
  } catch (error) {
    rmSync(tempFile, { force: true });
    // Errors of the database have no system call.
    const { code, syscall } = error as NodeJS.ErrnoException;
    throw code && syscall ? unwritable(code) : error;
  }
}
