/** `inbox export`. */
import { closeSync, openSync, writeFileSync } from 'node:fs';
import { contactFields } from '../../../domain/contact-message.ts';
import { loanFields } from '../../../domain/loan/request.ts';
import { replaceControls } from '../../../domain/printable-text.ts';
import { errorCode } from '../../../helpers/errors.ts';
import { writeNewFile } from '../../store/new-file.ts';
import type { StoredSubmission, StoreReader } from '../../store/store.ts';
import { InboxError, type Terminal } from '../terminal.ts';
import { formatInstant, mailState } from './submissions.ts';

/** Both kinds have `email`, which the Set keeps once. */
const columns = [
  'reference',
  'receivedAt',
  'kind',
  'language',
  'channel',
  'marks',
  'delivery',
  ...new Set<string>([...loanFields, ...contactFields]),
];

function toColumnValues(stored: StoredSubmission): Record<string, unknown> {
  const { payload, marks, receivedAt, ...about } = stored;
  return {
    ...about,
    receivedAt: formatInstant(receivedAt),
    marks: marks.join(' '),
    delivery: mailState(stored),
    ...payload,
  };
}

// As European Excel expects them: it reads UTF-8 only after a byte order mark, and 5000.5 as
// a date.
const separator = ';';
const byteOrderMark = '\uFEFF';
const decimalComma = ',';

/**
 * Matches where a spreadsheet would begin a formula. Where commas separate cells, Excel begins one
 * even within quotes. Dashes alone, which visitors type for a missing name, are no formula.
 */
const formula = /(^|[;,\t\n])(?="*(?:[=＝+＋@＠\t]|[-－]+[^-;,\t\n]))/g;

/**
 * Excel puts the rest of a longer cell into the next row, where it may begin a formula.
 * `inbox show` has the whole text.
 */
const maxCellLength = 32_767;

/** Words that Excel reads as true or false in some language. */
const booleanWord = /^(true|false|wahr|falsch|waar|onwaar|vrai|faux|tosi|epätosi|igaz|hamis)$/i;

/**
 * Whether a spreadsheet could read a text as a number, a date or a time, and so show another one:
 * 0471…, 1/2, 3 mei, 2.400. Such texts have digits, and one word at most beside AM or PM. A
 * reference is no such text.
 */
function isAmbiguous(text: string): boolean {
  if (/^\w{5}-\w{5}$/.test(text)) return false;
  const textWords = text.match(/\p{L}+/gu) ?? [];
  const isShort = textWords.filter((word) => !/^[ap]m?$/i.test(word)).length <= 1;
  return (/\p{N}/u.test(text) && isShort) || booleanWord.test(text.trim());
}

/** A cell. An apostrophe keeps a spreadsheet from reading a text as anything else. */
function escapeCell(value: unknown): string {
  // Quoted, because LibreOffice also separates cells at commas when a file is opened.
  if (typeof value === 'number')
    return Number.isInteger(value) ? `${value}` : `"${`${value}`.replace('.', decimalComma)}"`;
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

/** Writes every submission as CSV to the terminal. */
export async function exportCsv(store: StoreReader, terminal: Terminal): Promise<void> {
  for await (const line of csvLines(store, terminal)) await terminal.write(line);
}

/** Writes every submission as CSV to a new file. */
export async function exportToFile(
  store: StoreReader,
  file: string,
  terminal: Terminal,
): Promise<void> {
  try {
    // An interrupted export must not look like a complete one.
    await writeNewFile(file, async (tempFile) => {
      const handle = openSync(tempFile, 'w');
      try {
        for await (const line of csvLines(store, terminal)) writeFileSync(handle, line);
      } finally {
        closeSync(handle);
      }
    });
  } catch (error) {
    // Errors of the database have no system call.
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    throw new InboxError(`${file} cannot be written (${errorCode(error)}): name another file`);
  }
}
