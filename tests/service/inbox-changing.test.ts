/** The operator's commands that change something, and the check. */
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { dayMs } from '../../src/helpers/durations.ts';
import { runChecks } from '../../src/service/cli/commands/check.ts';
import { createTerminal, inboxCommand } from '../../src/service/cli/terminal.ts';
import { readSettings } from '../../src/service/settings.ts';
import { databasePath } from '../../src/service/store/sqlite/database-file.ts';
import type { MailOutcome } from '../../src/service/store/store.ts';
import { heldAt } from '../support/service/outbox.ts';
import {
  commandsOn,
  connectTo,
  makeInbox,
  onEachStore,
  openTestStore,
} from '../support/service/stores.ts';
import { inbox, run, startService } from '../support/start-service.ts';
import { loan, makeLoan, makeMessage, message } from '../support/submission.ts';
import { now, nowPlus } from '../support/times.ts';
import { makeTestFolder } from '../support/vitest-folder.ts';

onEachStore('the operator', (open) => {
  it('resends and marks several as done', async () => {
    const { store, env } = await open();
    const command = commandsOn(env);
    const all = [makeLoan(), makeMessage()];
    for (const stored of all) await store.storeOnce(stored);
    const references = all.map(({ reference }) => reference.toLowerCase());
    const states = async () => (await Array.fromAsync(store.all())).map(({ mail }) => mail?.state);
    expect(await command('resend', ...references)).toMatch(/^No mail server is set: /);
    expect(await states()).toEqual(['due', 'due']);
    expect(await command('done', ...references)).toBe('');
    expect(await states()).toEqual(['sent', 'sent']);
    const unknown = command('resend', '00000-00000', references[1] ?? '', '1-1');
    const line = `No submission has the reference 00000-00000 or 1-1: look with ${inboxCommand} list`;
    await expect(unknown).rejects.toMatchObject({ exitCode: 1, message: line });
    expect(await states()).toEqual(['sent', 'due']);
  });

  it('purges mails older than the setting', async () => {
    const { store, env } = await open();
    const command = commandsOn(env);
    for (const days of [6, 8]) {
      const at = new Date(Date.now() - days * dayMs);
      const { reference } = await store.storeOnce(makeMessage({ receivedAt: at }));
      await store.staffMails.recordOutcome(reference, { state: 'sent', at });
    }
    expect(await command('purge', '--by-clock')).toBe('Purged: 0\n');
    vi.stubEnv('RETENTION_DAYS', '7');
    // Counted from the newest submission.
    expect(await command('purge')).toBe('Purged: 0\n');
    expect(await command('purge', '--dry-run')).toBe('Would be purged: 0\n');
    expect(await command('purge', '--by-clock', '--dry-run')).toMatch(/^Would be purged: 1,/);
    expect(await command('purge', '--by-clock')).toBe('Purged: 1\n');
  });
});

describe('a command', () => {
  it.each([
    ['other is not a command: list, show, export', 'other'],
    ['too many arguments', 'list', 'x'],
    ["unknown option '--other'", 'list', '--other'],
    ["missing required argument 'references'", 'resend'],
    ['name an email address, or --reference and references', 'erase'],
    ['name an email address, or --reference', 'erase', 'a', '--reference', 'b'],
    ['say --hold or --send', 'restore', 'file'],
    ['say --hold or --send', 'after-restore'],
    ['cannot be used with option', 'restore', 'file', '--send', '--hold'],
  ])('reports %s, suggests what to type: %s', async (problem, ...args) => {
    const failure = await commandsOn({})(...args).catch((error: unknown) => error);
    expect(failure).toMatchObject({ exitCode: 2, message: expect.stringContaining(problem) });
    const name = args[0] === 'other' ? '' : `${args[0]} `;
    expect((failure as Error).message).toContain(`\nType ${inboxCommand} ${name}--help`);
  });

  it('prints its usage', async () => {
    const command = commandsOn({});
    const all = await command('--help');
    expect(all.startsWith(`Usage: ${inboxCommand} [command] [options]\n`)).toBe(true);
    const names = [...all.matchAll(/^ {2}([a-z-]+) /gm)].map(([, name = '']) => name);
    expect(names).toEqual(
      expect.arrayContaining(['list', 'show', 'export', 'erase', 'backup', 'restore', 'check']),
    );
    for (const name of names)
      expect(await command(name, '--help')).toContain(`Usage: ${inboxCommand} ${name}`);
  });

  it('shows progress on a terminal only', () => {
    for (const [isTTY, shown] of [
      [true, '\r\u001b[KExporting: 1\r\u001b[KExporting: 1,500\r\u001b[K'],
      [false, ''],
    ] as const) {
      let [output, time] = ['', 0];
      const write = (text: string) => {
        output += text;
        return true;
      };
      const terminal = createTerminal(process.stdout, { isTTY, write } as never, () => time);
      terminal.onProgress('Exporting', 1);
      terminal.onProgress('Exporting', 500);
      time = 100;
      terminal.onProgress('Exporting', 1_500);
      terminal.end();
      expect(output).toBe(shown);
    }
  });

  it('names a failure in one line, exits non-zero', { tags: 'slow' }, async () => {
    const folder = makeTestFolder();
    const none = `There is no database in ${folder}: set DATA_DIR, or restore a backup\n`;
    expect(await inbox(folder, ['list'])).toEqual({ code: 1, stdout: '', stderr: none });
    expect((await inbox(folder, ['other'])).code).toBe(2);
    writeFileSync(databasePath(folder), 'canary');
    const damaged = commandsOn({ DATA_DIR: folder })('list');
    await expect(damaged).rejects.toThrow(/^\S+ is damaged, or no database of this service: /);
  });

  it('backs up, restores where nothing is', async () => {
    const { folder, command } = await makeInbox(makeMessage());
    const file = join(makeTestFolder(), 'backup.sqlite');
    await command('backup', file);
    await expect(command('backup', file)).rejects.toThrow(`${file} exists: name another file`);
    await expect(command('restore', file, '--hold')).rejects.toThrow(`${folder} is not empty`);
    vi.stubEnv('DATA_DIR', join(makeTestFolder(), 'restored'));
    await command('restore', file, '--hold');
    expect(await command('list')).toMatch(/^\S+ {2}\S+ {2}message {2}nl {2}held\n$/);
  });

  it('erases by reference, lists other mentions', async () => {
    const email = 'ans@x.example';
    const mention = { ...message, email: 'bob@x.example', message: 'Ask Ans@X.example' };
    const [theirs, other] = [
      makeMessage({ payload: { ...message, email } }),
      makeMessage({ payload: mention }),
    ];
    const { store, command } = await makeInbox(theirs, other);
    const output = await command('erase', `<\u200b${email}>`);
    expect(output).toContain(
      `Erased ${theirs.reference}\nThese mention the address or may belong to the same mailbox, and were not erased:`,
    );
    expect(output).toContain(`  ${other.reference}\n`);
    const unknown = command('erase', '--reference', other.reference.toLowerCase(), '00000-00000');
    await expect(unknown).rejects.toThrow('No submission has the reference 00000-00000');
    expect(await Array.fromAsync(store.all())).toEqual([]);
  });

  it.each(['Mari anne@x.example', 'jmarianne@x.example', 'marianne@x.example.au'])(
    'erases nobody with the similar address %s',
    async (email) => {
      const submission = makeMessage({ payload: { ...message, email } });
      const { store, command } = await makeInbox(submission);
      const output = await command('erase', 'marianne@x.example');
      expect(output.includes(submission.reference)).toBe(email.includes(' '));
      expect(await store.count()).toBe(1);
    },
  );

  it.each([
    ['email', '"ans\u200b@x.example",'],
    ['message', 'Ask Ans @ x.\u00adexample'],
    ['name', 'ａｎｓ＠x.example'],
    ['email', 'ans+loan@x.example'],
    ['email', '"ans"@x.example'],
    ['email', 'Ans Jansen ans@x.example'],
    ['email', 'ans@x.example 0612345678'],
    ['email', 'ans@x.example <bob@x.example>'],
  ])('finds unusual spellings in the %s', async (field, spelling) => {
    const mention = { ...message, email: 'bob@x.example', [field]: spelling };
    const submission = makeMessage({ payload: mention });
    const { command } = await makeInbox(submission);
    expect(await command('erase', 'ans@x.example')).toContain(`  ${submission.reference}\n`);
  });

  it.each([
    'ans@x.example; bob@x.example',
    'ans@x.example (Ans)',
    'ans@x.example!',
    'an s@x.example',
    '"ans@x.example"',
    '“ans@x.example”',
    "'ans@x.example'",
    '*ans@x.example*',
    'Ans\nans@x.example',
    'Ans <an s@x.example>',
    'Ans <ans@x.example>, Bob <bob@x.example>',
    'ans',
    '<>',
    '',
  ])('erases nothing for %j, which is not one address', async (typed) => {
    const { store, command } = await makeInbox(makeMessage());
    await expect(command('erase', typed)).rejects.toThrow('That is not one address');
    expect(await store.count()).toBe(1);
  });

  it('erases an address from standard input', { tags: 'slow' }, async () => {
    const service = await startService({ folder: makeTestFolder() });
    await using _stopped = service;
    const { store } = openTestStore(service.folder);
    const all = [makeLoan(), makeLoan(), makeMessage()];
    for (const submission of all) await store.storeOnce(submission);
    const input = `${loan.email.toUpperCase()}\n`;
    const { code, stdout } = await run('cli/inbox.ts', ['erase'], { ...service, input }).ended;
    const lines = stdout.split('\n');
    const erased = all.slice(0, 2).map(({ reference }) => `Erased ${reference}`);
    expect([code, ...lines.slice(0, 2).toSorted()]).toEqual([0, ...erased.toSorted()]);
    expect(lines[2]).toMatch(/^Backups, exports and mails keep their copies/);
    expect((await service.postLoan(loan)).status).toBe(200);
    expect(await Array.fromAsync(store.all())).toHaveLength(2);
  });
});

describe('the check', () => {
  const mail = {
    SMTP_URL: 'smtps://u:secret@mail.example',
    MAIL_FROM: 'a@x.example',
    MAIL_TO: 'b@x.example',
  };

  it('prints a line per check, sets exit code', async () => {
    const { folder, file } = await makeInbox(makeMessage(), makeMessage({ marks: ['honeypot'] }));
    const { results } = await runChecks(() => readSettings({ DATA_DIR: folder, ...mail }), now);
    const lines = results.map(({ ok, name, message }) => `${ok} ${name}: ${message}`);
    const room = expect.stringMatching(/^true room: the disk has [\d,]+ MB free$/);
    expect(lines).toEqual([
      'true settings: mail by mail.example:465 to 1 address; kept for 30 days after delivery',
      'true pages: built with the same RETENTION_DAYS and SITE_URL',
      room,
      `true database: ${file}, 2 submissions`,
      'true safety: stored submissions survive a power cut',
      'true integrity: ok; 0 mails without a submission',
      'true queue: 2 due, the oldest for 0 s; 0 held',
      `true spam: 1 submissions are probably spam, and mailed like others: see ${inboxCommand} list`,
      'true retention: what was mailed is deleted in time',
      'true clock: no submission or mail is dated more than a day ahead',
    ]);
    const none = makeTestFolder();
    expect(await inbox(none, ['check'])).toMatchObject({
      code: 1,
      stdout: `ok    settings  no mail server; kept for 30 days after delivery
ok    pages     built with the same RETENTION_DAYS and SITE_URL
LOOK  database  there is none in ${none}: set DATA_DIR, or restore a backup
`,
    });
  });

  const longAgo = { receivedAt: nowPlus(-33 * dayMs) };
  type Spoil = (opened: ReturnType<typeof openTestStore>) => unknown;
  const spoilNothing: Spoil = () => {};
  const acceptFrom =
    (ms: number): Spoil =>
    ({ store }) =>
      store.storeOnce(makeMessage({ receivedAt: nowPlus(ms) }));
  const setOutcome =
    (outcome: MailOutcome): Spoil =>
    async ({ store }) => {
      const [submission] = await Array.fromAsync(store.all());
      await store.staffMails.recordOutcome(submission?.reference ?? '', outcome);
    };

  it.each<[string, name: string, Spoil, settings?: object]>([
    ['a wrong setting', 'settings', spoilNothing, { PORT: 'x' }],
    ['pages of another retention', 'pages', spoilNothing, { RETENTION_DAYS: '7' }],
    ['pages of another site', 'pages', spoilNothing, { SITE_URL: 'https://other.example' }],
    ['a held mail', 'queue', setOutcome(heldAt(now))],
    ['a mail that is long due', 'queue', acceptFrom(-3_601_000), mail],
    ['a request that nobody is told of', 'queue', acceptFrom(-3_601_000)],
    ['overdue submissions', 'retention', setOutcome({ state: 'sent', at: nowPlus(-33 * dayMs) })],
    ['a submission of a clock that was ahead', 'clock', acceptFrom(dayMs + 1)],
    [
      'a mail of a clock that was ahead',
      'clock',
      setOutcome({ state: 'sent', at: nowPlus(dayMs + 1) }),
    ],
    ['a database that others may read', 'safety', ({ file }) => chmodSync(file, 0o640)],
    [
      'a damaged database',
      'database',
      async ({ store, file }) => {
        await store.close();
        writeFileSync(file, 'canary');
      },
    ],
    [
      'a mail without submission',
      'integrity',
      ({ file }) =>
        connectTo(file, { enableForeignKeyConstraints: false }).exec('DELETE FROM submissions'),
    ],
  ])('reports %s', async (_name, subject, spoil, env = {}) => {
    const opened = await makeInbox(makeMessage(subject === 'retention' ? longAgo : {}));
    await spoil(opened);
    const { results } = await runChecks(
      () => readSettings({ DATA_DIR: opened.folder, ...env }),
      now,
    );
    expect(results.filter(({ ok }) => !ok).map(({ name }) => name)).toEqual([subject]);
  });
});
