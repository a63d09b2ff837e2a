import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { printable } from '../log/printable.ts';
import type { StoreReader } from '../store/store.ts';
import { columns, fieldsOf } from './fields.ts';
import { InboxError, type Terminal } from './terminal.ts';

/** Everything at which some program ends a cell, whatever stands between quotes. */
const separators = /([,;\t\r\n])/;

/** What a spreadsheet takes for a formula, also behind blanks and quotes, and in full width. */
const formula = /^[\s\p{C}"']*[=+\-@\uff1d\uff0b\uff0d\uff20]/u;

/** A cell as text: Excel opens files of most languages at `;`, and takes what follows for a cell of its own. */
function cellOf(value: unknown): string {
  const text = String(value ?? '').toWellFormed();
  const parts = text.split(separators).map((part) => (formula.test(part) ? `'${part}` : part));
  const defused = /^[\t\r]/.test(text) ? `'${parts.join('')}` : parts.join('');
  return `"${defused.replaceAll('"', '""')}"`;
}

function lineOf(cells: readonly unknown[]): string {
  return `${cells.map(cellOf).join(',')}\n`;
}

async function* linesOf(store: StoreReader, { say }: Terminal): AsyncGenerator<string> {
  yield lineOf(columns);
  let done = 0;
  for await (const some of store.portions()) {
    const rows = some.map(fieldsOf);
    yield rows.map((row) => lineOf(columns.map((name) => row[name]))).join('');
    done += some.length;
    say('Exporting', done);
  }
}

/** A file is a copy to the letter; a terminal is not to be steered by one. */
export async function exportCsv(store: StoreReader, terminal: Terminal): Promise<void> {
  for await (const lines of linesOf(store, terminal))
    await terminal.write(terminal.isTerminal ? printable(lines) : lines);
}

export async function exportTo(
  store: StoreReader,
  file: string,
  terminal: Terminal,
): Promise<void> {
  let handle: number | undefined;
  try {
    handle = openSync(file, 'wx', 0o600);
    for await (const lines of linesOf(store, terminal)) writeWhole(handle, lines);
    closeSync(handle);
  } catch (error) {
    // A part of it would be personal data that nobody knows of.
    if (handle !== undefined) rmSync(file);
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new InboxError(`${file} cannot be written (${code}): name another file`);
  }
}

/** A disk that is nearly full takes a part. */
function writeWhole(handle: number, text: string): void {
  const bytes = Buffer.from(text);
  for (let from = 0; from < bytes.length; ) from += writeSync(handle, bytes, from);
}
