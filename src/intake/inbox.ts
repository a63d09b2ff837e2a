import { parseArgs } from 'node:util';
import { stringify } from 'csv-stringify/sync';
import { contactFields } from '../contact/message.ts';
import { loanFields } from '../loan/request.ts';
import { indent } from './printable.ts';
import { readSettings } from './settings.ts';
import { openSqliteReader } from './sqlite-store.ts';
import type { StoreReader, Submission } from './store.ts';

const usage = 'Usage: npm run inbox -- list [--json] | show <reference> | export';

/** Of the export and of the JSON lines; an e-mail address is in both kinds. */
const columns = [
  ...['reference', 'receivedAt', 'kind', 'language', 'channel', 'marks'],
  ...new Set<string>([...loanFields, ...contactFields]),
];

/** One line for the operator, and how the command ends. */
class InboxError extends Error {
  readonly exitCode: number;
  constructor(message: string, exitCode: number) {
    super(message);
    this.exitCode = exitCode;
  }
}

// `inbox list | head` closes the pipe before everything is written.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

try {
  await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = error instanceof InboxError ? error.exitCode : 1;
}

async function run(args: string[]): Promise<void> {
  const command = readCommand(args);
  const { dataDir } = readSettings(process.env);
  const store = openSqliteReader(dataDir);
  if (!store) throw new InboxError(`There is no database in ${dataDir}: nothing came in yet`, 1);
  try {
    process.stdout.write(await command(store));
  } finally {
    await store.close();
  }
}

type Command = (store: StoreReader) => Promise<string>;

/** @throws InboxError with exit code 2 when the words are none of the commands */
function readCommand(args: string[]): Command {
  const { values, positionals } = parse(args);
  const [name, reference] = positionals;
  if (name === 'list' && positionals.length === 1) return values.json ? listJson : list;
  if (values.json) throw new InboxError(usage, 2);
  if (name === 'show' && reference && positionals.length === 2) return show(reference);
  if (name === 'export' && positionals.length === 1) return exportCsv;
  throw new InboxError(usage, 2);
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: { json: { type: 'boolean' } }, allowPositionals: true });
  } catch {
    throw new InboxError(usage, 2);
  }
}

async function list(store: StoreReader): Promise<string> {
  const lines = (await store.list()).map(({ receivedAt, reference, kind, language, marks }) =>
    [receivedAt, reference, kind, language, marks.join(' ')].join('  ').trimEnd(),
  );
  return lines.map((line) => `${line}\n`).join('');
}

async function listJson(store: StoreReader): Promise<string> {
  return (await store.list())
    .map((submission) => `${JSON.stringify(rowOf(submission))}\n`)
    .join('');
}

function show(reference: string): Command {
  return async (store) => {
    const found = await store.find(reference.toUpperCase());
    if (!found) throw new InboxError(`No submission has the reference ${reference}`, 1);
    const { payload, ...about } = found;
    const rows = Object.entries({ ...about, marks: about.marks.join(' '), ...payload });
    return rows.map(([field, value]) => `${`${field}:`.padEnd(16)}${indent(value, 16)}\n`).join('');
  };
}

async function exportCsv(store: StoreReader): Promise<string> {
  const rows = (await store.list()).map(rowOf);
  return stringify(rows, { header: true, columns, escape_formulas: true });
}

/** A submission as one flat row: of the columns, those that its kind has. */
function rowOf({ payload, marks, ...about }: Submission): Record<string, unknown> {
  const fields: Record<string, unknown> = { ...about, marks: marks.join(' '), ...payload };
  return Object.fromEntries(
    columns.filter((name) => name in fields).map((name) => [name, fields[name]]),
  );
}
