import { indent, printable } from '../log/printable.ts';
import type { StoreReader } from '../store/store.ts';
import { fieldsOf, stateOf } from './fields.ts';
import { InboxError, inboxCommand, type Terminal } from './terminal.ts';

/** Rows of the overview. */
const lately = 15;

/** What came lately, and what to type next. */
export async function overview(store: StoreReader, { write }: Terminal, now: Date): Promise<void> {
  const all = await store.latest(lately);
  const [newest] = all;
  const { due, held } = await store.queue(now);
  if (!newest) return write(`Nothing came yet. All commands: ${inboxCommand} --help\n`);
  const rows = all.map((stored) => {
    const { kind, receivedAt, reference, payload } = stored;
    const name = 'name' in payload ? payload.name : `${payload.firstName} ${payload.lastName}`;
    const time = `${receivedAt.slice(0, 10)} ${receivedAt.slice(11, 16)}`;
    return [time, reference, kind, cut(name), stateOf(stored)];
  });
  const next = [
    ['Read one', `show ${newest.reference}`],
    ...(held > 0 ? [['Mail again what is held', 'resend <reference>']] : []),
    ['It was handled without a mail', 'done <reference>'],
    ['All in a table', 'export --out requests.csv'],
    ['Is all well?', 'check'],
    ['All commands', '--help'],
  ].map(([what = '', words = '']) => [what, `${inboxCommand} ${words}`]);
  await write(`The last ${all.length} of ${await store.count()}, newest first (times in UTC)

${table([['Came', 'Reference', 'Kind', 'From', 'Mail'], ...rows])}
${due} to be mailed, ${held} held

${table(next)}`);
}

/** Columns side by side, two blanks between them. */
function table(rows: readonly string[][]): string {
  const widths = rows.reduce<number[]>(
    (widest, row) => row.map((cell, at) => Math.max(widest[at] ?? 0, cell.length)),
    [],
  );
  const line = (row: readonly string[]) =>
    `${row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd()}\n`;
  return rows.map(line).join('');
}

/** One line of a visitor's text, not too long for a table. */
function cut(text: string): string {
  const line = printable(text).replaceAll(/[\n\t]/g, ' ');
  return line.length > 28 ? `${line.slice(0, 27)}…` : line;
}

export async function list(store: StoreReader, { write }: Terminal): Promise<void> {
  for await (const some of store.portions()) {
    const lines = some.map((stored) => {
      const { receivedAt, reference, kind, language, marks } = stored;
      const words = [receivedAt, reference, kind, language, stateOf(stored), marks.join(' ')];
      return `${words.join('  ').trimEnd()}\n`;
    });
    await write(lines.join(''));
  }
}

export async function listJson(store: StoreReader, { write }: Terminal): Promise<void> {
  for await (const some of store.portions())
    await write(some.map((stored) => `${escaped(JSON.stringify(fieldsOf(stored)))}\n`).join(''));
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

export async function show(
  store: StoreReader,
  reference: string,
  { write }: Terminal,
): Promise<void> {
  const found = await store.find(reference.toUpperCase());
  if (!found) throw unknown(reference);
  const { payload, delivery, ...about } = found;
  const { attempts, nextAttempt, sentAt } = delivery ?? {};
  const rows = Object.entries({
    ...{ ...about, marks: about.marks.join(' '), delivery: stateOf(found) },
    ...(delivery ? { attempts, ...(sentAt ? { sentAt } : { nextAttempt }) } : {}),
    ...payload,
  });
  await write(
    rows.map(([field, value]) => `${`${field}:`.padEnd(16)}${indent(value, 16)}\n`).join(''),
  );
}

export function unknown(...references: string[]): InboxError {
  const words = references.join(' or ');
  return new InboxError(
    `No submission has the reference ${printable(words)}: look with ${inboxCommand} list`,
  );
}
