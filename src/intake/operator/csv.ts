import { randomUUID } from 'node:crypto';
import { closeSync, existsSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { printable } from '../log/printable.ts';
import { giveName } from '../store/sqlite/file.ts';
import type { StoreReader } from '../store/store.ts';
import { columns, fieldsOf } from './fields.ts';
import { InboxError, type Terminal } from './terminal.ts';

/**
 * The start of a formula in a spreadsheet. In most languages Excel begins a cell after `;`, even between quotes. Dashes
 * alone, as for a missing name, are no formula.
 */
const formula = /(^|[;\t\n])(?="*(?:[=+@\t]|-+[^-;\t\n]))/g;

/** Printable, because `cat` or `grep` may print an export on a terminal. */
function cellOf(value: unknown): string {
  const text = printable(String(value ?? '')).replaceAll(formula, "$1'");
  return `"${text.replaceAll('"', '""')}"`;
}

function lineOf(cells: readonly unknown[]): string {
  return `${cells.map(cellOf).join(',')}\n`;
}

async function* linesOf(store: StoreReader, { say }: Terminal): AsyncGenerator<string> {
  yield lineOf(columns);
  let done = 0;
  for await (const stored of store.all()) {
    const row = fieldsOf(stored);
    yield lineOf(columns.map((name) => row[name]));
    say('Exporting', ++done);
  }
}

export async function exportCsv(store: StoreReader, terminal: Terminal): Promise<void> {
  for await (const line of linesOf(store, terminal)) await terminal.write(line);
}

export async function exportTo(
  store: StoreReader,
  file: string,
  terminal: Terminal,
): Promise<void> {
  const unwritable = (code: string) =>
    new InboxError(`${file} cannot be written (${code}): name another file`);
  if (existsSync(file)) throw unwritable('EEXIST');
  // An interrupted export must not look like a complete one.
  const draft = `${file}.${randomUUID()}.part`;
  try {
    const handle = openSync(draft, 'wx', 0o600);
    for await (const line of linesOf(store, terminal)) writeFileSync(handle, line);
    closeSync(handle);
    giveName(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    // Errors of the database have no system call.
    const { code, syscall } = error as NodeJS.ErrnoException;
    throw code && syscall ? unwritable(code) : error;
  }
}
