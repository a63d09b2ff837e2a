import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { newUuid, referenceOf } from '../../src/api.ts';
import { inspect } from '../../src/intake/inspection.ts';
import { retentionLimit, startPurging } from '../../src/intake/purging.ts';
import { restoreBackup } from '../../src/intake/sqlite-file.ts';
import { openSqliteReader, openSqliteStore } from '../../src/intake/sqlite-store.ts';
import type { Submission } from '../../src/intake/store.ts';
import { makePackage, run, startService } from '../support/intake/child.ts';
import {
  loan,
  loanPath,
  makeFolder,
  makeIntake,
  message,
  now,
} from '../support/intake/fixtures.ts';
import { stores } from '../support/intake/stores.ts';

let count = 0;

function makeSubmission(changes: Partial<Submission> = {}): Submission {
  const id = newUuid();
  const words = { ...message, message: `message ${count++}` };
  return {
    ...{ kind: 'message', payload: words, id, reference: referenceOf(id), language: 'nl' },
    ...{ receivedAt: now.toISOString(), idempotencyKey: id, marks: [], channel: 'json' },
    ...changes,
  } as Submission;
}

function openStore(folder = makeFolder()) {
  const store = openSqliteStore(folder);
  onTestFinished(() => store.close());
  return { store, folder, file: join(folder, 'submissions.sqlite') };
}

const later = (ms: number) => new Date(now.getTime() + ms);
const inbox = (folder: string, args: string[], env = {}) =>
  run(folder, 'inbox.ts', args, env).ended;

describe.each(stores)('resending in $name', ({ open }) => {
  it('makes due anew what was held, sent, or taken for spam', async () => {
    const { store } = await open();
    const all = [makeSubmission(), makeSubmission(), makeSubmission({ marks: ['honeypot'] })];
    for (const one of all) await store.accept(one);
    const [held, sent] = all;
    await store.settle(held?.id ?? '', { state: 'held', at: now, error: 'message_refused' });
    await store.settle(sent?.id ?? '', { state: 'sent', at: now });
    expect(await store.claim(later(1), 9)).toEqual([]);
    for (const { reference } of all) expect(await store.resend(reference, later(2))).toBe(true);
    const claimed = await store.claim(later(2), 9);
    expect(claimed.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
    expect(claimed[0]?.delivery).toMatchObject({
      attempts: 0,
      lastError: null,
      failingSince: null,
    });
    expect(await store.resend('00000-00000', now)).toBe(false);
  });

  it('begins the time anew for which it has been due', async () => {
    const { store } = await open();
    const one = makeSubmission();
    await store.accept(one);
    expect((await store.queue(later(90_000))).oldestDueSeconds).toBe(90);
    const failed = { state: 'due', error: 'timeout' } as const;
    await store.settle(one.id, { ...failed, at: later(10_000), nextAttempt: later(3_600_000) });
    await store.settle(one.id, { ...failed, at: later(60_000), nextAttempt: later(7_200_000) });
    expect((await store.queue(later(90_000))).oldestDueSeconds).toBe(80);
    await store.settle(one.id, { state: 'sent', at: later(90_000) });
    await store.resend(one.reference, later(100_000));
    expect((await store.queue(later(130_000))).oldestDueSeconds).toBe(30);
  });

  it('is a command, for several at once, while the service runs', async () => {
    const folder = makePackage();
    const { store, env } = await open();
    const service = await startService(folder, env);
    const all = [makeSubmission(), makeSubmission()];
    for (const one of all) {
      await store.accept(one);
      await store.settle(one.id, { state: 'held', at: now, error: 'timeout' });
    }
    const references = all.map(({ reference }) => reference.toLowerCase());
    expect((await inbox(folder, ['resend', ...references], env)).code).toBe(0);
    expect((await store.list()).map(({ delivery }) => delivery?.state)).toEqual(['due', 'due']);
    const [first = '', second = ''] = references;
    await store.settle(all[1]?.id ?? '', { state: 'sent', at: now });
    const unknown = await inbox(folder, ['resend', '00000-00000', second, '1-1'], env);
    expect([unknown.code, unknown.stderr]).toEqual([
      1,
      'No submission has the reference 00000-00000 or 1-1\n',
    ]);
    expect((await store.find(second.toUpperCase()))?.delivery?.state).toBe('due');
    expect((await inbox(folder, ['done', first], env)).code).toBe(0);
    expect((await store.find(first.toUpperCase()))?.delivery?.state).toBe('sent');
    service.child.kill('SIGTERM');
    expect((await service.ended).code).toBe(0);
  });
});

describe.each(stores)('what was handled without a mail, in $name', ({ open }) => {
  it('counts as mailed, and is deleted in its time', async () => {
    const { store } = await open();
    const all = [makeSubmission(), makeSubmission(), makeSubmission({ marks: ['honeypot'] })];
    for (const one of all) await store.accept(one);
    await store.settle(all[1]?.id ?? '', { state: 'held', at: now, error: 'message_refused' });
    for (const { reference } of all)
      expect(await store.markHandled(reference, later(5))).toBe(true);
    expect(await store.queue(later(5))).toEqual({ due: 0, held: 0, oldestDueSeconds: 0 });
    expect(await store.claim(later(5), 9)).toEqual([]);
    expect((await store.list()).map(({ delivery }) => delivery?.sentAt)).toEqual(
      all.map(() => later(5).toISOString()),
    );
    const [first] = all;
    await store.markHandled(first?.reference ?? '', later(99));
    expect(await store.purge(later(5))).toBe(0);
    expect(await store.purge(later(6))).toBe(3);
    expect(await store.markHandled('00000-00000', now)).toBe(false);
  });
});

describe.each(stores)('erasing a person from $name', ({ open }) => {
  it('takes what is due, held and sent, and their deliveries, whatever the capitals', async () => {
    const { store, query } = await open();
    const addresses = [
      'Ans.Jos\u00e9@Example.com',
      'ANS.JOSE\u0301@example.com',
      'other@example.com',
    ];
    const all = addresses.flatMap((email) =>
      (['due', 'held', 'sent'] as const).map((state) => ({
        state,
        one: makeSubmission({ payload: { ...message, email } } as Partial<Submission>),
      })),
    );
    for (const { one, state } of all) {
      await store.accept(one);
      if (state === 'held') await store.settle(one.id, { state, at: now, error: 'timeout' });
      if (state === 'sent') await store.settle(one.id, { state, at: now });
    }
    const erased = await store.erase(' ans.jos\u00e9@example.com ');
    const references = all.map(({ one }) => one.reference);
    expect(erased.toSorted()).toEqual(references.slice(0, 6).toSorted());
    expect((await store.list()).map(({ reference }) => reference)).toEqual(references.slice(6));
    expect(await query('SELECT number FROM deliveries')).toHaveLength(3);
    expect(await store.erase('nobody@example.com')).toEqual([]);
  });
});

describe('erasing a person from a file', () => {
  const canary = 'Zanzibarcanary';
  const email = 'Ans.Jos\u00e9@Example.com';

  /** Many around the ones to be erased, so that pages are split, filled and freed. */
  async function fill(store: ReturnType<typeof openSqliteStore>): Promise<Submission[]> {
    const theirs: Submission[] = [];
    for (let i = 0; i < 60; i++) {
      const other = { ...message, message: `other ${i} ${'x'.repeat(i * 40)}` };
      await store.accept(makeSubmission({ payload: other } as Partial<Submission>));
      if (i % 6 > 0) continue;
      const words = { ...loan, firstName: canary, address: `${canary} ${'y'.repeat(i * 100)}` };
      const address = i % 12 ? email : email.normalize('NFD').toUpperCase();
      const payload = { ...words, email: address, idempotencyKey: canary };
      const one = makeSubmission({ kind: 'loan', payload, idempotencyKey: `${canary} ${i}` });
      theirs.push(one);
      await store.accept(one);
      if (i % 4) await store.settle(one.id, { state: 'held', at: now, error: 'timeout' });
    }
    return theirs;
  }

  function tracesIn(folder: string): string[] {
    return ['', '-wal', '-shm']
      .map((ending) => join(folder, `submissions.sqlite${ending}`))
      .filter((file) => existsSync(file) && readFileSync(file).includes(canary));
  }

  it('leaves no byte of them while the service has the database open', async () => {
    const { store, folder } = openStore();
    const theirs = await fill(store);
    expect(tracesIn(folder)).not.toEqual([]);
    const other = openSqliteStore(folder, 5_000);
    onTestFinished(() => other.close());
    const erased = await other.erase(` ${email.toLowerCase()} `);
    expect(erased.toSorted()).toEqual(theirs.map(({ reference }) => reference).toSorted());
    expect(tracesIn(folder)).toEqual([]);
    expect(await store.list()).toHaveLength(60);
    const db = new DatabaseSync(join(folder, 'submissions.sqlite'));
    expect(db.prepare('SELECT count(*) AS count FROM deliveries').get()).toEqual({ count: 60 });
    db.close();
    expect(await store.erase('nobody@example.com')).toEqual([]);
  });

  it('leaves no byte either of what somebody deleted by other means', async () => {
    const { store, folder, file } = openStore();
    await fill(store);
    const other = new DatabaseSync(file);
    other.exec("PRAGMA secure_delete = OFF; DELETE FROM submissions WHERE kind = 'loan'");
    other.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    other.close();
    expect(tracesIn(folder)).not.toEqual([]);
    expect(await store.erase(email)).toEqual([]);
    expect(tracesIn(folder)).toEqual([]);
  });

  it('says so when somebody reading keeps traces alive, and finishes when asked again', async () => {
    const { store, folder, file } = openStore();
    const theirs = await fill(store);
    const reader = new DatabaseSync(file);
    onTestFinished(() => reader.close());
    reader.exec('BEGIN; SELECT count(*) FROM submissions');
    const erasing = store.erase(email);
    await expect(erasing).rejects.toThrow('keeps traces: erase again');
    for (const { reference } of theirs) await expect(erasing).rejects.toThrow(reference);
    reader.exec('COMMIT');
    expect(await store.erase(email)).toEqual([]);
    expect(tracesIn(folder)).toEqual([]);
  });

  it('is a command that names what it erased, while the service runs', async () => {
    const folder = makePackage();
    const service = await startService(folder);
    const { store } = openStore(join(folder, 'data'));
    const theirs = await fill(store);
    const { code, stdout } = await inbox(folder, ['erase', email]);
    expect(code).toBe(0);
    expect(stdout.split('\n').slice(0, -2).toSorted()).toEqual(
      theirs.map(({ reference }) => `Erased ${reference}`).toSorted(),
    );
    expect(stdout).toContain('Backups, exports and mails keep what they have');
    expect(tracesIn(join(folder, 'data'))).toEqual([]);
    expect((await inbox(folder, ['erase', email])).stdout).toMatch(/^Nothing has that e-mail/);
    const answer = await fetch(service.origin + loanPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(loan),
    });
    expect(answer.status).toBe(200);
    service.child.kill('SIGTERM');
    expect((await service.ended).code).toBe(0);
  });
});

describe.each(stores)('retention in $name', ({ open }) => {
  it('deletes what was mailed, and spam that came, before the limit, and nothing that is due or held', async () => {
    const { store } = await open();
    const kept: string[] = [];
    const gone: string[] = [];
    for (const ms of [-1_000, 0, 1_000]) {
      const old = { receivedAt: later(-1e10).toISOString() };
      const sent = makeSubmission(old);
      const spam = makeSubmission({ marks: ['honeypot'], receivedAt: later(ms).toISOString() });
      const resent = makeSubmission({ ...old, marks: ['honeypot'] });
      const [due, held] = [makeSubmission(old), makeSubmission(old)];
      for (const one of [sent, spam, resent, due, held]) await store.accept(one);
      await store.resend(resent.reference, now);
      for (const { id } of [sent, resent]) await store.settle(id, { state: 'sent', at: later(ms) });
      await store.settle(held.id, { state: 'held', at: later(-1e10), error: 'timeout' });
      kept.push(due.id, held.id);
      (ms < 0 ? gone : kept).push(sent.id, spam.id, resent.id);
    }
    expect(await store.purge(now)).toBe(gone.length);
    expect((await store.list()).map(({ id }) => id).toSorted()).toEqual(kept.toSorted());
    expect(await store.purge(now)).toBe(0);
  });

  it('goes on until nothing is left to delete', async () => {
    const { store } = await open();
    const marks: Submission['marks'] = ['honeypot'];
    for (let i = 0; i < 12; i++) {
      const spam = Array.from({ length: 50 }, () => makeSubmission({ marks }));
      await Promise.all(spam.map((one) => store.accept(one)));
    }
    expect(await store.purge(later(1))).toBe(600);
  });

  it('is what the setting says, for the service and for the command', async () => {
    const folder = makePackage();
    const { store, env } = await open();
    const ages = [6, 8, 31].map((days) => new Date(Date.now() - days * 86_400_000));
    for (const age of ages) {
      const one = makeSubmission();
      await store.accept(one);
      await store.settle(one.id, { state: 'sent', at: age });
    }
    expect((await inbox(folder, ['purge'], env)).stdout).toBe('Purged: 1\n');
    await startService(folder, { ...env, RETENTION_DAYS: '7' });
    await vi.waitFor(async () => expect(await store.list()).toHaveLength(1), 5_000);
  });
});

describe('retention', () => {
  it('leaves nothing of what it deleted in the journal', async () => {
    const { store, folder } = openStore();
    await store.accept(makeSubmission({ marks: ['honeypot'] }));
    expect(await store.purge(later(1))).toBe(1);
    expect(statSync(join(folder, 'submissions.sqlite-wal')).size).toBe(0);
  });

  it('is thirty days of 24 hours', () => {
    expect(retentionLimit(now, 30).toISOString()).toBe('2026-02-02T05:06:07.890Z');
  });

  it('is kept to by the service at its start and every hour, and goes on after a failure', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const { app, logged } = makeIntake();
    const limits: Date[] = [];
    const purge = async (before: Date) => {
      limits.push(before);
      if (limits.length === 2) throw new Error('canary');
      return limits.length === 3 ? 7 : 0;
    };
    const clock = () => now;
    const stop = startPurging({ store: { purge }, retentionDays: 30, clock, log: app.log });
    await vi.advanceTimersByTimeAsync(2 * 3_600_000);
    stop();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(limits).toEqual([1, 2, 3].map(() => retentionLimit(now, 30)));
    expect(logged()).toEqual([
      expect.objectContaining({ msg: 'failed', detail: 'Nothing could be purged' }),
      expect.objectContaining({ msg: 'purged', count: 7 }),
    ]);
  });
});

describe('a backup', () => {
  it('holds what was stored before it began, while the service goes on', async () => {
    const { store, folder } = openStore();
    const before = Array.from({ length: 50 }, () => makeSubmission());
    for (const one of before) await store.accept(one);
    const file = join(makeFolder(), 'backup.sqlite');
    const reader = openSqliteReader(folder);
    const during = Array.from({ length: 50 }, () => store.accept(makeSubmission()));
    await reader?.backup(file);
    await Promise.all(during);
    await reader?.close();
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(existsSync(`${file}.part`)).toBe(false);

    const restored = join(makeFolder(), 'data');
    restoreBackup(file, restored, 'send');
    const ids = new Set((await openStore(restored).store.list()).map(({ id }) => id));
    expect(before.filter(({ id }) => !ids.has(id))).toEqual([]);
    expect(statSync(join(restored, 'submissions.sqlite')).mode & 0o777).toBe(0o600);
    expect(statSync(restored).mode & 0o777).toBe(0o700);
  });

  it('goes over no file that is there', async () => {
    const { store } = openStore();
    const file = join(makeFolder(), 'backup.sqlite');
    writeFileSync(file, 'precious');
    await expect(store.backup(file)).rejects.toThrow(`${file} exists: name another file`);
    expect(readFileSync(file, 'utf8')).toBe('precious');
    await expect(store.backup('/nowhere/backup')).rejects.toThrow('cannot be written (ENOENT)');
  });

  it.each([
    ['send', ['due', 'sent', 'held']],
    ['hold', ['held', 'sent', 'held']],
  ] as const)('is restored so as to %s what was due', async (ifDue, states) => {
    const { store } = openStore();
    const all = [makeSubmission(), makeSubmission(), makeSubmission()];
    for (const one of all) await store.accept(one);
    await store.claim(now, 1);
    await store.settle(all[1]?.id ?? '', { state: 'sent', at: now });
    await store.settle(all[2]?.id ?? '', { state: 'held', at: now, error: 'timeout' });
    const file = join(makeFolder(), 'backup.sqlite');
    await store.backup(file);
    const folder = makeFolder();
    restoreBackup(file, folder, ifDue);
    const restored = openStore(folder).store;
    expect((await restored.list()).map(({ delivery }) => delivery?.state)).toEqual(states);
    // Whoever had claimed it is gone.
    expect(await restored.claim(now, 9)).toHaveLength(ifDue === 'send' ? 1 : 0);
  });

  it('of version 1 is restored as one of today', async () => {
    const folder = makeFolder();
    restoreBackup(join(import.meta.dirname, 'version-1.sqlite'), folder, 'send');
    expect(await openStore(folder).store.queue(now)).toMatchObject({ due: 2 });
  });

  it('is not restored over anything, nor when it is newer, damaged or not there', async () => {
    const { store, folder } = openStore();
    await store.accept(makeSubmission());
    const file = join(makeFolder(), 'backup.sqlite');
    await store.backup(file);
    expect(() => restoreBackup(file, folder, 'send')).toThrow(`${folder} is not empty`);

    const damaged = join(makeFolder(), 'damaged.sqlite');
    const bytes = readFileSync(file);
    writeFileSync(damaged, bytes.fill(0xee, 4096, 8192));
    const good = join(makeFolder(), 'good.sqlite');
    await store.backup(good);
    const newer = join(makeFolder(), 'newer.sqlite');
    await store.backup(newer);
    const db = new DatabaseSync(newer);
    db.exec('PRAGMA user_version = 99');
    db.close();
    for (const [bad, line] of [
      [damaged, `${damaged} is damaged`],
      [newer, `${newer} was written by a newer version`],
      ['/nowhere/file', '/nowhere/file cannot be read (ENOENT): name a backup'],
      [join(folder, 'submissions.sqlite'), `${folder}/submissions.sqlite is no backup`],
    ] as const) {
      const empty = makeFolder();
      expect(() => restoreBackup(bad, empty, 'send')).toThrow(line);
      expect(() => restoreBackup(bad, join(makeFolder(), 'none'), 'send')).toThrow(line);
      // Nothing is left in the way of a good one.
      restoreBackup(good, empty, 'send');
    }
  });

  it('and its restoring are commands', async () => {
    const folder = makePackage();
    const service = await startService(folder);
    const { store } = openStore(join(folder, 'data'));
    await store.accept(makeSubmission());
    const file = join(folder, 'backup.sqlite');
    expect((await inbox(folder, ['backup', file])).code).toBe(0);
    const again = await inbox(folder, ['backup', file]);
    expect([again.code, again.stderr]).toEqual([1, `${file} exists: name another file\n`]);
    const full = await inbox(folder, ['restore', file, '--hold']);
    expect(full.code).toBe(1);
    const env = { DATA_DIR: join(folder, 'restored') };
    expect((await inbox(folder, ['restore', file, '--hold'], env)).code).toBe(0);
    const { stdout } = await inbox(folder, ['list'], env);
    expect(stdout).toMatch(/^\S+ {2}\S+ {2}message {2}nl {2}held\n$/);
    service.child.kill('SIGTERM');
    await service.ended;
  });
});

describe('the check', () => {
  const at = (dataDir: string, env = {}) => inspect({ DATA_DIR: dataDir, ...env }, now);
  const mail = {
    ...{ SMTP_URL: 'smtps://u:secret@mail.example' },
    ...{ MAIL_FROM: 'a@x.example', MAIL_TO: 'b@x.example' },
  };

  it('finds all well, a line for each', async () => {
    const { store, folder, file } = openStore();
    await store.accept(makeSubmission());
    const findings = await at(folder, mail);
    expect(findings).toEqual([
      {
        ...{ isWell: true, what: 'settings' },
        says: 'mail by mail.example:465 to 1; kept for 30 days after delivery',
      },
      { isWell: true, what: 'database', says: `${file}, 1 submissions` },
      { isWell: true, what: 'integrity', says: '0 strays; ok' },
      { isWell: true, what: 'schema', says: 'version 4' },
      { isWell: true, what: 'queue', says: '1 due, the oldest for 0 s; 0 held' },
    ]);
  });

  it.each([
    ['a wrong setting', () => {}, { PORT: 'x' }, 'settings'],
    [
      'a held mail',
      ({ store }: ReturnType<typeof openStore>, id: string) =>
        store.settle(id, { state: 'held', at: now, error: 'timeout' }),
      {},
      'queue',
    ],
    [
      'a mail that is long due',
      ({ store }: ReturnType<typeof openStore>) =>
        store.accept(makeSubmission({ receivedAt: later(-3_601_000).toISOString() })),
      mail,
      'queue',
    ],
    [
      'a damaged database',
      async ({ store, file }: ReturnType<typeof openStore>) => {
        await store.close();
        writeFileSync(file, 'canary');
      },
      {},
      'database',
    ],
    [
      'a delivery without submission',
      ({ file }: ReturnType<typeof openStore>) => {
        const db = new DatabaseSync(file, { enableForeignKeyConstraints: false });
        db.exec('DELETE FROM submissions');
        db.close();
      },
      {},
      'integrity',
    ],
  ])('points at %s', async (_name, spoil, env, what) => {
    const opened = openStore();
    const one = makeSubmission();
    const isLong = what === 'queue' && 'SMTP_URL' in env;
    if (!isLong) await opened.store.accept(one);
    await spoil(opened, one.id);
    const findings = await at(opened.folder, env);
    expect(findings.filter(({ isWell }) => !isWell).map((finding) => finding.what)).toEqual([what]);
  });

  it('is a command, with an exit code', async () => {
    const folder = makePackage();
    const none = await inbox(folder, ['check']);
    expect([none.code, none.stdout]).toEqual([
      1,
      `ok    settings  no mail server; kept for 30 days after delivery
LOOK  database  there is none in ${join(folder, 'data')}: start the service once, or set DATA_DIR
`,
    ]);
    mkdirSync(join(folder, 'data'));
    copyFileSync(
      join(import.meta.dirname, 'version-1.sqlite'),
      join(folder, 'data', 'submissions.sqlite'),
    );
    const old = await inbox(folder, ['check']);
    expect(old.code).toBe(1);
    expect(old.stdout).toMatch(/^LOOK {2}database {2}.* older version: start the service once$/m);
  });
});
