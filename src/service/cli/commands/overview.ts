/** `inbox` without a command. */
import stringWidth from 'string-width';
import { replaceControls } from '../../../domain/printable-text.ts';
import type { StoreReader } from '../../store/store.ts';
import { inboxCommand, type Terminal } from '../terminal.ts';
import { formatInstant, mailState } from './submissions.ts';

const overviewRows = 15;

/** Shows the latest submissions, and what to type next. */
export async function overview(store: StoreReader, { write }: Terminal, now: Date): Promise<void> {
  const latest = await store.latest(overviewRows);
  const [newest] = latest;
  const { due, held } = await store.staffMailStats(now);
  if (!newest) return write(`There are no submissions yet. All commands: ${inboxCommand} --help\n`);
  const rows = latest.map((stored) => {
    const { kind, receivedAt, reference, marks } = stored;
    const { name, firstName, lastName } = stored.payload;
    const sender = [name, firstName, lastName].filter(Boolean).join(' ');
    const time = formatInstant(receivedAt).slice(0, 16).replace('T', ' ');
    return [time, reference, kind, truncate(sender), mailState(stored), marks.join(' ')];
  });
  const nextCommands = [
    ['Read one', `show ${newest.reference}`],
    ...(held > 0 ? [['Resend a held mail', 'resend <reference>']] : []),
    ['Mark as handled', 'done <reference>'],
    ['Export all as a table', 'export --out <file>'],
    ['Check the service', 'check'],
    ['All commands', '--help'],
  ].map(([purpose = '', command = '']) => [purpose, `${inboxCommand} ${command}`]);
  await write(`The last ${latest.length} of ${await store.count()}, newest first (times in UTC)

${table([['Received', 'Reference', 'Kind', 'From', 'Mail', 'Marks'], ...rows])}
Mails: ${due} due, ${held} held

${table(nextCommands)}`);
}

function table(rows: readonly string[][]): string {
  const widths = rows.reduce<number[]>(
    (widest, row) => row.map((cell, at) => Math.max(widest[at] ?? 0, stringWidth(cell))),
    [],
  );
  const line = (row: readonly string[]) =>
    `${row
      .map((cell, at) => cell + ' '.repeat((widths[at] ?? 0) - stringWidth(cell)))
      .join('  ')
      .trimEnd()}\n`;
  return rows.map(line).join('');
}

const maxNameWidth = 28;
/** In UTF-16 units. One letter may carry thousands of combining marks without becoming wider. */
const maxNameLength = 200;
const graphemes = new Intl.Segmenter();

function truncate(text: string): string {
  const line = replaceControls(text).replaceAll(/[\n\t]/g, ' ');
  const fits = (part: string, width: number) =>
    part.length <= maxNameLength && stringWidth(part) <= width;
  if (fits(line, maxNameWidth)) return line;
  let shown = '';
  for (const { segment } of graphemes.segment(line)) {
    if (!fits(shown + segment, maxNameWidth - 1)) break;
    shown += segment;
  }
  return `${shown}…`;
}
