import { spawn } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { referenceOf } from '../../src/api.ts';
import { openSqliteStore } from '../../src/intake/sqlite-store.ts';
import type { Submission } from '../../src/intake/store.ts';
import { makePackage, run } from '../support/intake/child.ts';
import { key, loan, message } from '../support/intake/fixtures.ts';
import { stores } from '../support/intake/stores.ts';

const otherKey = '11111111-2222-4333-8444-555555555555';

const loanSubmission: Submission = {
  kind: 'loan',
  payload: { ...loan, profession: '=cmd|x', address: 'Straat 1\nbus 2; "B", C', country: '@SUM' },
  id: key,
  reference: referenceOf(key),
  receivedAt: '2026-03-04T05:06:07.890Z',
  language: 'nl',
  idempotencyKey: key,
  marks: ['amount_outside_limits', 'honeypot'],
  channel: 'json',
};

const messageSubmission: Submission = {
  kind: 'message',
  payload: { ...message, message: '\u001b[2Jline 1\r\nline 2', subject: '\tTab \u009b31m\u202e' },
  id: otherKey,
  reference: referenceOf(otherKey),
  receivedAt: '2026-03-05T00:00:00.000Z',
  language: 'sl',
  idempotencyKey: null,
  marks: [],
  channel: 'form',
};

async function packageWithInbox(): Promise<string> {
  const folder = makePackage();
  const store = openSqliteStore(join(folder, 'data'));
  await store.accept(loanSubmission);
  await store.accept(messageSubmission);
  await store.close();
  return folder;
}

const inbox = (folder: string, ...args: string[]) => run(folder, 'inbox.ts', args).ended;

describe.each(stores)('the inbox of $name', ({ open }) => {
  /** What a command says when there are two submissions. */
  async function filled(...args: string[]) {
    const { store, env } = await open();
    await store.accept(loanSubmission);
    await store.accept(messageSubmission);
    return run(makePackage(), 'inbox.ts', args, env).ended;
  }

  it('lists one line per submission', async () => {
    const { code, stdout } = await filled('list');
    expect(code).toBe(0);
    expect(stdout).toBe(
      [
        `2026-03-04T05:06:07.890Z  ${loanSubmission.reference}  loan  nl  spam  amount_outside_limits honeypot\n`,
        `2026-03-05T00:00:00.000Z  ${messageSubmission.reference}  message  sl  due\n`,
      ].join(''),
    );
  });

  it('lists the columns of the export as JSON lines', async () => {
    const { stdout } = await filled('list', '--json');
    const lines = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);
    const about = ({ reference, receivedAt, kind, language, channel }: Submission) => ({
      ...{ reference, receivedAt, kind, language, channel },
    });
    expect(lines).toEqual([
      {
        ...about(loanSubmission),
        marks: 'amount_outside_limits honeypot',
        delivery: 'spam',
        ...loanSubmission.payload,
      },
      { ...about(messageSubmission), marks: '', delivery: 'due', ...messageSubmission.payload },
    ]);
  });

  it('shows every field of a submission, without steering the terminal', async () => {
    const shown = await filled('show', loanSubmission.reference.toLowerCase());
    for (const [field, value] of Object.entries(loan)) {
      if (loanSubmission.payload[field as 'email'] === value) {
        expect(shown.stdout).toMatch(
          new RegExp(`^${field}: +${RegExp.escape(String(value))}$`, 'm'),
        );
      }
    }
    expect(shown.stdout).toContain(`address:        Straat 1\n                bus 2; "B", C\n`);
    expect(shown.stdout).toContain('marks:          amount_outside_limits honeypot\n');
    const listed = await filled('list', '--json');
    expect(listed.stdout).toContain(String.raw`\u009b`);
    expect(listed.stdout).not.toMatch(/[^\P{C}\n]/u);
    const other = await filled('show', messageSubmission.reference);
    expect(other.stdout).toContain('message:        \ufffd[2Jline 1\n                line 2\n');
    expect(other.stdout).not.toContain('\u001b');
  });

  it('exports a table that no program takes for formulas', async () => {
    const { code, stdout } = await filled('export');
    const [header = [], ...rows] = parse(stdout);
    expect(code).toBe(0);
    expect(header).toEqual([
      ...['reference', 'receivedAt', 'kind', 'language', 'channel', 'marks', 'delivery'],
      ...['amount', 'duration', 'profession', 'monthlyIncome', 'address', 'country'],
      ...['firstName', 'lastName', 'email', 'phone', 'name', 'subject', 'message'],
    ]);
    const [first, second, ...more] = rows.map((row) =>
      Object.fromEntries(header.map((name, column) => [name, row[column]])),
    );
    expect(more).toEqual([]);
    expect(first).toEqual({
      reference: loanSubmission.reference,
      receivedAt: loanSubmission.receivedAt,
      kind: 'loan',
      language: 'nl',
      channel: 'json',
      marks: 'amount_outside_limits honeypot',
      delivery: 'spam',
      ...loanSubmission.payload,
      amount: '5000',
      duration: '12',
      profession: "'=cmd|x",
      country: "'@SUM",
      phone: `'${loan.phone}`,
      name: '',
      subject: '',
      message: '',
    });
    expect(second).toMatchObject({
      kind: 'message',
      amount: '',
      email: message.email,
      name: message.name,
      subject: "'\tTab \u009b31m\u202e",
      message: '\u001b[2Jline 1\r\nline 2',
    });
  });
});

describe('the inbox', () => {
  it('exports into a file for its owner only, and over none that is there', async () => {
    const folder = await packageWithInbox();
    const file = join(folder, 'requests.csv');
    const { code, stdout } = await inbox(folder, 'export', '--out', file);
    expect([code, stdout]).toEqual([0, '']);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const csv = readFileSync(file, 'utf8');
    expect(csv).toBe((await inbox(folder, 'export')).stdout);
    const again = await inbox(folder, 'export', '--out', file);
    expect([again.code, again.stderr]).toEqual([
      1,
      `${file} cannot be written (EEXIST): name another file\n`,
    ]);
    expect(readFileSync(file, 'utf8')).toBe(csv);
  });

  it('leaves no part of an export where there is no room for all of it', async () => {
    const folder = makePackage();
    const store = openSqliteStore(join(folder, 'data'));
    const words = { ...message, message: 'x'.repeat(200_000) };
    await store.accept({ ...messageSubmission, kind: 'message', payload: words });
    await store.close();
    const file = join(folder, 'requests.csv');
    // A file that this process writes may have 100 KiB; SQLite needs 32 of its own.
    const limited = 'trap "" XFSZ; ulimit -f 200; exec "$@"';
    const command = [process.execPath, 'src/intake/inbox.ts', 'export', '--out', file];
    const child = spawn('sh', ['-c', limited, 'sh', ...command], { cwd: folder });
    const [code, stderr] = await Promise.all([
      new Promise<number | null>((resolve) => child.once('exit', resolve)),
      text(child.stderr),
    ]);
    expect([code, stderr]).toEqual([1, `${file} cannot be written (EFBIG): name another file\n`]);
    expect(existsSync(file)).toBe(false);
  });

  it.each(['=', '+', '-', '@', '\t', '\r', '\uff1d', '\uff0b', '\uff0d', '\uff20'])(
    'exports no field that begins a formula: %j',
    async (sign) => {
      const folder = makePackage();
      const store = openSqliteStore(join(folder, 'data'));
      const words = Object.fromEntries(
        Object.keys(message).map((field) => [field, `${sign}1+1"x";y,z`]),
      ) as typeof message;
      await store.accept({ ...messageSubmission, kind: 'message', payload: words });
      await store.close();
      const [header = [], row = []] = parse((await inbox(folder, 'export')).stdout);
      for (const field of Object.keys(message)) {
        expect(row[header.indexOf(field)]).toBe(`'${sign}1+1"x";y,z`);
      }
      expect(row.filter((cell) => /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/.test(cell))).toEqual([]);
    },
  );

  it('reads while the service is writing', async () => {
    const folder = await packageWithInbox();
    const store = openSqliteStore(join(folder, 'data'));
    const id = otherKey.replace('1', '9');
    const receivedAt = '2026-03-06T00:00:00.000Z';
    const added: Submission = { ...messageSubmission, id, reference: '00000-00000', receivedAt };
    await store.accept(added);
    expect((await inbox(folder, 'list')).stdout.trimEnd().split('\n')).toHaveLength(3);
    await store.close();
  });

  it('says in one line that there is nothing yet', async () => {
    const folder = makePackage();
    for (const args of [['list'], ['export'], ['show', loanSubmission.reference]]) {
      const { code, stdout, stderr } = await inbox(folder, ...args);
      expect([code, stdout]).toEqual([1, '']);
      expect(stderr).toBe(
        `There is no database in ${join(folder, 'data')}: the service was not started yet, or has another\n`,
      );
    }
  });

  it.each([
    [],
    ['other'],
    ['list', 'x'],
    ['list', '--other'],
    ['show'],
    ['show', 'a', 'b'],
    ['export', '--json'],
    ['resend'],
    ['done'],
    ['list', '--settings'],
    ['erase'],
    ['erase', 'a', 'b'],
    ['purge', 'x'],
    ['backup'],
    ['restore', 'file'],
    ['restore', 'file', '--send', '--hold'],
    ['restore', '--send'],
    ['check', '--json'],
  ])('does not know: %j', async (...args) => {
    const { code, stdout, stderr } = await inbox(makePackage(), ...args);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^Usage: npm run -s inbox -- COMMAND\n {2}list /);
  });

  it('says in one line that a reference is unknown, and that a database is damaged', async () => {
    const folder = await packageWithInbox();
    const unknown = await inbox(folder, 'show', '00000-00000');
    expect([unknown.code, unknown.stdout]).toEqual([1, '']);
    expect(unknown.stderr).toBe('No submission has the reference 00000-00000\n');
    const file = join(folder, 'data', 'submissions.sqlite');
    for (const ending of ['-wal', '-shm']) rmSync(file + ending, { force: true });
    writeFileSync(file, 'canary');
    const damaged = await inbox(folder, 'list');
    expect([damaged.code, damaged.stdout]).toEqual([1, '']);
    expect(damaged.stderr).toMatch(/^\S+ is damaged or no database of this service: [^\n]+\n$/);
  });

  it('reads from a file the settings that the service has', async () => {
    const folder = await packageWithInbox();
    renameSync(join(folder, 'data'), join(folder, 'elsewhere'));
    const settings = join(folder, 'solvanta.env');
    writeFileSync(settings, '# Settings\nDATA_DIR=elsewhere\nRETENTION_DAYS="90"\n');
    const { code, stdout } = await inbox(folder, 'check', '--settings', settings);
    expect(code).toBe(0);
    expect(stdout).toContain('kept for 90 days after delivery\n');
    expect(stdout).toContain('elsewhere/submissions.sqlite, 2 submissions\n');
    const gone = await inbox(folder, 'list', '--settings', 'none.env');
    expect([gone.code, gone.stderr]).toEqual([
      1,
      'none.env cannot be read (ENOENT): name the file of settings\n',
    ]);
  });

  it('does not mind a pipe that closes early', async () => {
    const folder = makePackage();
    const store = openSqliteStore(join(folder, 'data'));
    for (let i = 100; i < 300; i++) {
      const id = `${otherKey.slice(0, -3)}${i}`;
      await store.accept({
        ...messageSubmission,
        kind: 'message',
        payload: { ...message, message: `${i} ${'x'.repeat(20_000)}` },
        id,
        reference: referenceOf(id),
      });
    }
    await store.close();
    const file = join(folder, 'src/intake/inbox.ts');
    const script = `set -o pipefail; "$0" "$1" export | head -n 1`;
    const shell = spawn('bash', ['-c', script, process.execPath, file], { cwd: folder });
    let stderr = '';
    shell.stderr.on('data', (bytes: Buffer) => {
      stderr += bytes.toString();
    });
    const code = await new Promise((resolve) => shell.once('close', resolve));
    expect([code, stderr]).toEqual([0, '']);
  });
});
