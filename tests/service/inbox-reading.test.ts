/** What the operator can list, show and export; fault F17. */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import stringWidth from 'string-width';
import { describe, expect, it } from 'vitest';
import { replaceControls } from '../../src/domain/printable-text.ts';
import { inboxCommand } from '../../src/service/cli/terminal.ts';
import { dailyOrFull, messageOf, sample, timeoutMs } from '../support/random-inputs.ts';
import { root } from '../support/root.ts';
import {
  commandsOn,
  makeInbox,
  onEachStore,
  storeAll,
  storeNew,
} from '../support/service/stores.ts';
import { loan, makeLoan, makeMessage, message } from '../support/submission.ts';
import { nowPlus } from '../support/times.ts';

const loanSubmission = makeLoan(
  { profession: '=cmd|x', address: 'Straat 1\nbus 2; "B", C', country: '@SUM' },
  { marks: ['amount_outside_limits', 'honeypot'] },
);
const typed = { message: '\u001b[2Jline 1\r\nline 2', subject: '\tTab \u009b31m\u202e' };
const messageSubmission = makeMessage({
  payload: { ...message, ...typed },
  receivedAt: nowPlus(1),
  language: 'sl',
  channel: 'form',
});

onEachStore('the inbox', (open) => {
  async function openFilledInbox() {
    const { store, env } = await open();
    await store.storeOnce(loanSubmission);
    await store.storeOnce(messageSubmission);
    return commandsOn(env);
  }

  it('lists the latest and the next commands', async () => {
    const command = await openFilledInbox();
    const output = await command();
    expect(output).toMatch(/^The last 2 of 2, newest first/);
    const reference = messageSubmission.reference;
    expect(output).toMatch(new RegExp(`^2026.* ${reference} +message +Žofia .* due$`, 'm'));
    expect(output).toMatch(/ due +amount_outside_limits honeypot$/m);
    expect(output).toContain('Mails: 2 due, 0 held');
    expect(output).toContain(`Read one               ${inboxCommand} show ${reference}`);
    expect(output).not.toMatch(/[^\P{C}\n]/u);
  });

  it.each([
    ['Žofia 🙋‍♀️ علی‌رضا മോഹന്‍', 'Žofia 🙋‍♀️ علی‌رضا മോഹന്‍'],
    ['\u202aAns\u202c Jan\u00adsen\u200b', 'Ans Jansen'],
    [`An${'👨‍👩‍👧‍👦'.repeat(13)}`, `An${'👨‍👩‍👧‍👦'.repeat(13)}`],
    [`Ans${'👨‍👩‍👧‍👦'.repeat(13)}`, `Ans${'👨‍👩‍👧‍👦'.repeat(12)}…`],
    ['e\u0301'.repeat(29), `${'e\u0301'.repeat(27)}…`],
    ['山'.repeat(15), `${'山'.repeat(13)}…`],
    [`a${'\u0301'.repeat(500)}`, '…'],
  ])('aligns and cleans the name %j', async (name, shown) => {
    const { store, env } = await open();
    await store.storeOnce(makeMessage({ payload: { ...message, name } }));
    const lines = (await commandsOn(env)()).split('\n');
    const line = lines.find((candidate) => candidate.includes(shown)) ?? '';
    const header = lines.find((candidate) => candidate.startsWith('Received')) ?? '';
    expect(stringWidth(line.slice(0, line.lastIndexOf('due')))).toBe(
      Math.max(header.indexOf('Mail'), header.indexOf('From') + stringWidth(shown) + 2),
    );
    expect(line.slice(header.indexOf('From'), line.lastIndexOf('due')).trim()).toBe(shown);
  });

  it('lists one line per submission', async () => {
    const command = await openFilledInbox();
    expect(await command('list')).toBe(
      `${loanSubmission.receivedAt.toISOString()}  ${loanSubmission.reference}  loan  nl  due  amount_outside_limits honeypot\n${messageSubmission.receivedAt.toISOString()}  ${messageSubmission.reference}  message  ${messageSubmission.language}  due\n`,
    );
  });

  it('shows every field, escapes control characters', async () => {
    const command = await openFilledInbox();
    const shown = await command('show', loanSubmission.reference.toLowerCase());
    for (const [field, value] of Object.entries(loanSubmission.payload)) {
      const [firstLine = ''] = String(value).split('\n');
      expect(shown).toMatch(new RegExp(`^${field}: +${RegExp.escape(firstLine)}$`, 'm'));
    }
    expect(shown).toContain(`address:        Straat 1\n                bus 2; "B", C\n`);
    expect(shown).toContain('marks:          amount_outside_limits honeypot\n');
    const other = await command('show', messageSubmission.reference);
    expect(other).toContain('message:        \ufffd[2Jline 1\n                line 2\n');
    expect(other).not.toContain('\u001b');
    await expect(command('show', '00000-00000')).rejects.toMatchObject({
      exitCode: 1,
      message: `No submission has the reference 00000-00000: look with ${inboxCommand} list`,
    });
  });

  it('goes on after a damaged row, and names it', async () => {
    const { store, env, query } = await open();
    const [damaged, intact] = await storeNew(store, 2);
    await query(`UPDATE submissions SET received_at = '2026-99-99T00:00:00.000Z', payload = 'null'
      WHERE reference = '${damaged?.reference}'`);
    const command = commandsOn(env);
    const lines = [
      `unreadable  ${damaged?.reference}  message  nl  due\n`,
      `${intact?.receivedAt.toISOString()}  ${intact?.reference}  message  nl  due\n`,
    ];
    expect(await command('list')).toBe(lines.join(''));
    expect(await command()).toMatch(new RegExp(`^unreadable +${damaged?.reference} +message`, 'm'));
    const shown = await command('show', damaged?.reference ?? '');
    expect(shown).toMatch(/^receivedAt: +unreadable$/m);
    expect(shown).toMatch(/^message: +null$/m);
    const [, row, ...more] = parse(await command('export'), excelOptions) as string[][];
    expect(row?.slice(0, 2)).toEqual([damaged?.reference, 'unreadable']);
    expect(more).toHaveLength(1);
    expect(await command('check')).toContain(
      `LOOK  clock     ${damaged?.reference} has an unreadable date: handle it, then erase it with`,
    );
    expect((await store.findByEmail(message.email)).matches).toEqual([intact?.reference]);
  });

  it('exports a table of all columns', async () => {
    const command = await openFilledInbox();
    const [header = [], ...rows] = parse(await command('export'), excelOptions) as string[][];
    const about = ['reference', 'receivedAt', 'kind', 'language', 'channel', 'marks', 'delivery'];
    const fields = new Set([...Object.keys(loan), ...Object.keys(message)]);
    expect(header).toEqual([...about, ...fields]);
    const table = rows.map((row) => Object.fromEntries(header.map((name, at) => [name, row[at]])));
    const texts = Object.entries(loanSubmission.payload).map(([field, value]) => [
      field,
      String(value),
    ]);
    const { phone, monthlyIncome } = loan;
    const escaped = {
      ...{ profession: "'=cmd|x", country: "'@SUM" },
      ...{ phone: `'${phone}`, monthlyIncome: `'${monthlyIncome}` },
    };
    const { reference } = loanSubmission;
    const receivedAt = loanSubmission.receivedAt.toISOString();
    const expected = { reference, receivedAt, ...Object.fromEntries(texts), ...escaped, name: '' };
    const marks = 'amount_outside_limits honeypot';
    const [subject, text] = [typed.subject, typed.message].map(replaceControls);
    const second = { kind: 'message', ...typed, message: text, subject: `'${subject}`, amount: '' };
    expect(table).toMatchObject([{ ...expected, marks, delivery: 'due' }, second]);
  });
});

/** As Excel reads a table by double click in most of Europe. */
const excelOptions = { bom: true, delimiter: ';' };

describe('an export', () => {
  const cellStarts = [
    '=1',
    '+1',
    '-1',
    '@SUM(A1)',
    '＝1',
    '\t1',
    "'t Hof",
    'Ans',
    '',
    '"=1',
    '\r=1',
    '\n=1',
  ];
  const cells = fc
    .array(
      fc.oneof(
        fc.constantFrom(...cellStarts, ',', ';', '"', '\r\n', '\u2028', '\u0000', '\ufeff'),
        fc.string({ unit: 'binary', maxLength: 5 }),
      ),
      { minLength: 1, maxLength: 5 },
    )
    .map((parts) => parts.join(''));

  it('parses back, without formulas and control characters', { timeout: timeoutMs }, async () => {
    const payloads = sample(messageOf(cells), dailyOrFull(200, 10_000));
    const { store, command } = await makeInbox();
    const all = payloads.map((payload) => makeMessage({ payload }));
    await storeAll(store, all);
    const csv = await command('export');
    expect(csv.slice(1).replaceAll('\r\n', '\n')).toBe(replaceControls(csv.slice(1)));
    const rows = parse(csv, { ...excelOptions, columns: true }) as Record<string, string>[];
    const byReference = new Map(rows.map((row) => [row.reference, row]));
    for (const { reference, payload } of all) {
      for (const [field, value] of Object.entries(payload)) {
        const cell = byReference.get(reference)?.[field] ?? '';
        expect(cell).not.toMatch(/^(?![-－]+(?:$|[;,\t\n]))[=＝+＋\-－@＠\t\r]/);
        const typed = cell.replaceAll(/(^|[;,\t\n])'(?="*[=＝+＋\-－@＠\t])/g, '$1');
        expect([typed, typed.replace(/^'/, '')]).toContain(replaceControls(String(value)));
      }
    }
    expect(rows).toHaveLength(all.length);
  });

  /** Exports messages with these names. @returns the cells of the names */
  async function cellsOf(...names: string[]): Promise<unknown[]> {
    const all = names.map((name) => makeMessage({ payload: { ...message, name } }));
    const { command } = await makeInbox(...all);
    const rows = parse(await command('export'), { ...excelOptions, columns: true });
    return (rows as { name: string }[]).map(({ name }) => name);
  }

  it('keeps texts that look like numbers or dates', async () => {
    const numbers = '0471 12 34 56|1/2|3-4|3 mei|10:30 PM|1e5|2.400|5 €|Tosi'.split('|');
    expect(await cellsOf(...numbers)).toEqual(numbers.map((text) => `'${text}`));
  });

  it('leaves names, addresses and references as they are', async () => {
    const texts = "An|'t Hof 1|Rue Haute 1, 1000 Bruxelles|Kerkstraat 12 bus 3|-|--".split('|');
    expect(await cellsOf(...texts)).toEqual(texts);
    const id = '00000000-0000-4000-8000-000000000001';
    const { command } = await makeInbox(makeMessage({ id, reference: '00000-00001' }));
    expect(await command('export')).toContain('"00000-00001"');
  });

  it('cuts a text at Excel’s limit', async () => {
    // The rest would stand in the next row, and begin with a formula.
    const [cell] = await cellsOf(`${',='.repeat(10_922)}x=cmd|'/C calc'!A0`);
    expect(cell).toMatch(/^(,'=){10922}…$/);
  });

  it('opens in Excel with columns and decimal commas', async () => {
    const { command } = await makeInbox(makeLoan({ amount: 5000.5 }));
    const csv = await command('export');
    expect(csv).toMatch(/^\uFEFF"reference";"receivedAt";.*"\r\n.*;"5000,5";.*\r\n$/s);
  });

  it.each([';', ',', '\t'])('has no formula where %j separates cells', async (delimiter) => {
    const attack = `An${delimiter}=cmd|'/C calc'!A0${delimiter}"=1+1"${delimiter}x`;
    const { command } = await makeInbox(makeMessage({ payload: { ...message, name: attack } }));
    const options = { bom: true, delimiter, relax_quotes: true, relax_column_count: true };
    const rows = parse(await command('export'), options) as string[][];
    expect(rows.flat().filter((cell) => /^"*=/.test(cell))).toEqual([]);
  });

  it('creates a private file', async () => {
    const { folder, command } = await makeInbox(loanSubmission);
    const file = join(folder, 'requests.csv');
    expect(await command('export', '--out', file)).toBe('');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).toBe(await command('export'));
  });

  it('overwrites no file', async () => {
    const { folder, command } = await makeInbox(loanSubmission);
    const file = join(folder, 'requests.csv');
    writeFileSync(file, 'mine');
    const line = `${file} cannot be written (EEXIST): name another file`;
    await expect(command('export', '--out', file)).rejects.toMatchObject({ message: line });
    expect(readFileSync(file, 'utf8')).toBe('mine');
  });

  it('leaves no partial file on a full disk', { tags: 'slow' }, async () => {
    const long = [...'abcdefghijkl'].map((letter) => ({
      ...message,
      message: letter.repeat(30_000),
    }));
    const { folder } = await makeInbox(...long.map((payload) => makeMessage({ payload })));
    const file = join(folder, 'requests.csv');
    const shell = async (script: string, ...more: string[]) => {
      const command = [process.execPath, join(root, 'src/service/cli/inbox.ts'), 'export', ...more];
      const child = spawn('bash', ['--norc', '-c', script, 'bash', ...command], {
        env: { DATA_DIR: folder },
      });
      const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
      return Promise.all([ended, text(child.stderr)]);
    };
    // Files may grow to 200 KiB: enough for SQLite, not for the export.
    const limited = await shell('trap "" XFSZ; ulimit -f 200; exec "$@"', '--out', file);
    expect(limited).toEqual([1, `${file} cannot be written (EFBIG): name another file\n`]);
    expect(readdirSync(folder).filter((name) => name.startsWith('requests'))).toEqual([]);
    expect(await shell('"$@" > /dev/full')).toEqual([1, 'Cannot write the output (ENOSPC)\n']);
    expect(await shell('set -o pipefail; "$@" | head -n 1 > /dev/null')).toEqual([0, '']);
  });
});
