import { closeSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { stringify } from 'csv-stringify/sync';
import { contactFields } from '../../contact/message.ts';
import { loanFields } from '../../loan/request.ts';
import { indent, printable } from '../printable.ts';
import { retentionLimit } from '../purging.ts';
import { readSettings } from '../settings.ts';
import { openForReading, openForWriting } from '../store/open-store.ts';
import { databaseIn, restoreBackup } from '../store/sqlite-file.ts';
import { isSpam, type Store, type Stored, type StoreReader } from '../store/store.ts';
import { inspect } from './inspection.ts';

const usage = `Usage: npm run -s inbox -- COMMAND
  list [--json]                    a line for each submission
  show <reference>                 one submission, every field
  export [--out <file>]            all of them as CSV
  resend <reference> …             mail again
  done <reference> …               handled without a mail: it counts as sent
  erase <e-mail>                   delete everything that a person sent
  purge                            delete what was mailed more than RETENTION_DAYS ago
  backup <file>                    write everything to a new file, while the service runs
  restore <file> --send|--hold     begin with a backup; mail what was due in it, or hold it
  check                            whether everything is as it should be
With --settings <file> after it, what is not set is read from there, such as /etc/solvanta.env`;

/** Of the export and of the JSON lines; an e-mail address is in both kinds. */
const columns = [
  ...['reference', 'receivedAt', 'kind', 'language', 'channel', 'marks', 'delivery'],
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

if (import.meta.main) {
  // `inbox list | head` closes the pipe before everything is written.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    process.exit(error.code === 'EPIPE' ? 0 : 1);
  });
  try {
    process.stdout.write(await run(process.argv.slice(2)));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = error instanceof InboxError ? error.exitCode : 1;
  }
}

/**
 * @returns what is printed
 * @throws InboxError with exit code 2 when the words are none of the commands
 */
export async function run(args: readonly string[]): Promise<string> {
  const { settings, values, positionals } = parse(args);
  if (settings !== undefined) loadSettings(settings);
  const [name = '', ...words] = positionals;
  const [word = ''] = words;
  // Each command with its options and the number of its words.
  const line = [name, ...Object.keys(values).sort(), Math.min(words.length, 2)].join(' ');
  if (line === 'list 0') return reading(list);
  if (line === 'list json 0') return reading(listJson);
  if (line === 'show 1') return reading((store) => show(store, word));
  // A file is a copy to the letter; a terminal is not to be steered by one.
  if (line === 'export 0') {
    const csv = await reading(exportCsv);
    return process.stdout.isTTY ? printable(csv) : csv;
  }
  if (line === 'export out 0') return reading((store) => exportTo(store, values.out ?? ''));
  if (/^resend [12]$/.test(line)) return writing((store) => resend(store, words));
  if (/^done [12]$/.test(line)) return writing((store) => markHandled(store, words));
  if (line === 'erase 1') return writing((store) => erase(store, word));
  if (line === 'purge 0') return writing(purge);
  if (line === 'backup 1') return reading((store) => backup(store, word));
  if (line === 'restore send 1') return restore(word, 'send');
  if (line === 'restore hold 1') return restore(word, 'hold');
  if (line === 'check 0') return check();
  throw new InboxError(usage, 2);
}

function parse(words: readonly string[]) {
  const args = [...words];
  const flag = { type: 'boolean' } as const;
  const text = { type: 'string' } as const;
  const options = { json: flag, send: flag, hold: flag, out: text, settings: text } as const;
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const { settings, ...others } = values;
    return { settings, values: others, positionals };
  } catch {
    throw new InboxError(usage, 2);
  }
}

/** Lines of names and values, nearly as systemd reads them: one with `#` or spaces in it wants quotes. */
function loadSettings(file: string): void {
  try {
    process.loadEnvFile(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new InboxError(`${file} cannot be read (${code}): name the file of settings`, 1);
  }
}

async function reading(command: (store: StoreReader) => Promise<string>): Promise<string> {
  return using(await openForReading(readSettings(process.env)), command);
}

async function writing(command: (store: Store) => Promise<string>): Promise<string> {
  return using(await openForWriting(readSettings(process.env)), command);
}

async function using<Some extends StoreReader>(
  store: Some | undefined,
  command: (store: Some) => Promise<string>,
): Promise<string> {
  if (!store) {
    const { databaseUrl, dataDir } = readSettings(process.env);
    const where = databaseUrl ? 'are no tables in the database' : `is no database in ${dataDir}`;
    throw new InboxError(`There ${where}: the service was not started yet, or has another`, 1);
  }
  try {
    return await command(store);
  } finally {
    await store.close();
  }
}

async function list(store: StoreReader): Promise<string> {
  const lines = (await store.list()).map((stored) => {
    const { receivedAt, reference, kind, language, marks } = stored;
    const words = [receivedAt, reference, kind, language, stateOf(stored), marks.join(' ')];
    return `${words.join('  ').trimEnd()}\n`;
  });
  return lines.join('');
}

/** `due`, `sent`, `held` or `spam`, and why it is not sent. */
function stateOf({ delivery, ...submission }: Stored): string {
  if (!delivery) return isSpam(submission) ? 'spam' : 'none';
  return delivery.lastError ? `${delivery.state} (${delivery.lastError})` : delivery.state;
}

async function listJson(store: StoreReader): Promise<string> {
  return (await store.list())
    .map((submission) => `${escaped(JSON.stringify(rowOf(submission)))}\n`)
    .join('');
}

/** The same JSON, without characters that steer a terminal. */
function escaped(json: string): string {
  return json.replaceAll(/\p{C}/gu, (characters) =>
    Array.from(
      { length: characters.length },
      (_, index) => `\\u${characters.charCodeAt(index).toString(16).padStart(4, '0')}`,
    ).join(''),
  );
}

async function show(store: StoreReader, reference: string): Promise<string> {
  const found = await store.find(reference.toUpperCase());
  if (!found) throw unknown(reference);
  const { payload, delivery, ...about } = found;
  const { attempts, nextAttempt, sentAt } = delivery ?? {};
  const rows = Object.entries({
    ...{ ...about, marks: about.marks.join(' '), delivery: stateOf(found) },
    ...(delivery ? { attempts, ...(sentAt ? { sentAt } : { nextAttempt }) } : {}),
    ...payload,
  });
  return rows.map(([field, value]) => `${`${field}:`.padEnd(16)}${indent(value, 16)}\n`).join('');
}

function unknown(...references: string[]): InboxError {
  return new InboxError(`No submission has the reference ${references.join(' or ')}`, 1);
}

async function exportCsv(store: StoreReader): Promise<string> {
  const rows = (await store.list()).map(rowOf);
  return stringify(rows, { header: true, columns, escape_formulas: true });
}

async function exportTo(store: StoreReader, file: string): Promise<string> {
  const csv = await exportCsv(store);
  let handle: number | undefined;
  try {
    handle = openSync(file, 'wx', 0o600);
    writeFileSync(handle, csv);
    closeSync(handle);
  } catch (error) {
    // A part of it would be personal data that nobody knows of.
    if (handle !== undefined) rmSync(file);
    const { code } = error as NodeJS.ErrnoException;
    throw new InboxError(`${file} cannot be written (${code}): name another file`, 1);
  }
  return '';
}

/** A submission as one flat row: of the columns, those that its kind has. */
function rowOf(stored: Stored): Record<string, unknown> {
  const { payload, marks, ...about } = stored;
  const words = { marks: marks.join(' '), delivery: stateOf(stored) };
  const fields: Record<string, unknown> = { ...about, ...words, ...payload };
  return Object.fromEntries(
    columns.filter((name) => name in fields).map((name) => [name, fields[name]]),
  );
}

async function resend(store: Store, references: string[]): Promise<string> {
  await each(references, (reference) => store.resend(reference, new Date()));
  return readSettings(process.env).mail
    ? 'The service mails what is due, as soon as it runs.\n'
    : 'No mail server is set here: what is due waits until the service has one.\n';
}

async function markHandled(store: Store, references: string[]): Promise<string> {
  await each(references, (reference) => store.markHandled(reference, new Date()));
  return '';
}

/** @throws InboxError at the end, naming those that there are none of */
async function each(
  references: string[],
  change: (reference: string) => Promise<boolean>,
): Promise<void> {
  const missing: string[] = [];
  for (const reference of references) {
    if (!(await change(reference.toUpperCase()))) missing.push(reference);
  }
  if (missing.length > 0) throw unknown(...missing);
}

async function erase(store: Store, email: string): Promise<string> {
  const references = await store.erase(email);
  const erased = references.map((reference) => `Erased ${reference}\n`).join('');
  const { databaseUrl } = readSettings(process.env);
  const bytes = databaseUrl
    ? 'PostgreSQL keeps the bytes for a while: see docs/operating.md.\n'
    : '';
  return `${erased || 'Nothing has that e-mail address.\n'}${bytes}Backups, exports and mails keep what they have: erase it there too.\n`;
}

async function purge(store: Store): Promise<string> {
  const { retentionDays } = readSettings(process.env);
  return `Purged: ${await store.purge(retentionLimit(new Date(), retentionDays))}\n`;
}

async function backup(store: StoreReader, file: string): Promise<string> {
  await store.backup(file);
  return `${file} holds everything that was stored before: keep it as safe as the database\n`;
}

async function restore(file: string, ifDue: 'send' | 'hold'): Promise<string> {
  const { dataDir, databaseUrl } = readSettings(process.env);
  if (databaseUrl) {
    throw new InboxError('PostgreSQL is restored with pg_restore: see docs/operating.md', 1);
  }
  restoreBackup(file, dataDir, ifDue);
  return `${databaseIn(dataDir)} is restored\n`;
}

async function check(): Promise<string> {
  const lines = await inspect(process.env, new Date());
  if (lines.some(({ isWell }) => !isWell)) process.exitCode = 1;
  return lines
    .map(({ isWell, what, says }) => `${isWell ? 'ok  ' : 'LOOK'}  ${what.padEnd(10)}${says}\n`)
    .join('');
}
