import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { newUuid, referenceOf } from '../../src/api.ts';
import { openSqliteStore } from '../../src/intake/sqlite-store.ts';
import { leaseMs, StoreError, type Submission } from '../../src/intake/store.ts';
import { key, loan, makeFolder, message, now } from './fixtures.ts';

let count = 0;

/** One that differs from all others, unless told otherwise. */
function makeSubmission(changes: Partial<Submission> = {}): Submission {
  const id = newUuid();
  return {
    kind: 'message',
    payload: { ...message, message: `message ${count++}` },
    id,
    reference: referenceOf(id),
    receivedAt: now.toISOString(),
    language: 'nl',
    idempotencyKey: id,
    marks: [],
    channel: 'json',
    ...changes,
  } as Submission;
}

function openStore(folder = makeFolder()) {
  const store = openSqliteStore(folder);
  onTestFinished(() => store.close());
  const file = join(folder, 'submissions.sqlite');
  return { store, folder, file, db: connectTo(file) };
}

function connectTo(file: string): DatabaseSync {
  const db = new DatabaseSync(file);
  onTestFinished(() => {
    if (db.isOpen) db.close();
  });
  return db;
}

function countIn(db: DatabaseSync, table: string): unknown {
  return db.prepare(`SELECT count(*) AS count FROM ${table}`).get()?.count;
}

const later = (ms: number) => new Date(now.getTime() + ms);

describe('a submission and its delivery', () => {
  it('are stored together or not at all', async () => {
    const { store, db } = openStore();
    db.exec(`CREATE TRIGGER broken BEFORE INSERT ON deliveries
      BEGIN SELECT RAISE(FAIL, 'canary'); END`);
    await expect(store.accept(makeSubmission())).rejects.toEqual(
      new StoreError('SQLite error 19 while storing'),
    );
    expect([countIn(db, 'submissions'), countIn(db, 'deliveries')]).toEqual([0, 0]);
    db.exec('DROP TRIGGER broken');
    await store.accept(makeSubmission());
    expect([countIn(db, 'submissions'), countIn(db, 'deliveries')]).toEqual([1, 1]);
  });

  it('are apart when it is most likely spam, which nobody is mailed about', async () => {
    const { store } = openStore();
    await store.accept(makeSubmission({ marks: ['honeypot'] }));
    expect((await store.list()).map(({ delivery }) => delivery)).toEqual([null]);
    expect(await store.claim(now, 9)).toEqual([]);
  });
});

describe('submissions of one turn', () => {
  it('are stored in one commit', async () => {
    const { store } = openStore();
    const exec = vi.spyOn(DatabaseSync.prototype, 'exec');
    onTestFinished(() => exec.mockRestore());
    const accepted = await Promise.all(
      Array.from({ length: 50 }, () => store.accept(makeSubmission())),
    );
    expect(accepted.every(({ repeated }) => !repeated)).toBe(true);
    expect(exec.mock.calls.flat()).toEqual(['BEGIN IMMEDIATE', 'COMMIT']);
    expect(await store.list()).toHaveLength(50);
  });

  it('are acknowledged only after the commit', async () => {
    const { store, db } = openStore();
    const seen = await Promise.all(
      Array.from({ length: 5 }, async () => {
        await store.accept(makeSubmission());
        return countIn(db, 'submissions');
      }),
    );
    expect(seen).toEqual([5, 5, 5, 5, 5]);
  });

  it('fail alone', async () => {
    const { store, db } = openStore();
    const bad = makeSubmission();
    db.exec(`CREATE TRIGGER bad BEFORE INSERT ON submissions WHEN new.id = '${bad.id}'
      BEGIN SELECT RAISE(ROLLBACK, 'canary'); END`);
    const results = await Promise.allSettled(
      [makeSubmission(), bad, makeSubmission()].map((one) => store.accept(one)),
    );
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect([countIn(db, 'submissions'), countIn(db, 'deliveries')]).toEqual([2, 2]);
  });

  it('do not fail with one whose key came before', async () => {
    const { store } = openStore();
    const one = makeSubmission({ idempotencyKey: 'same' });
    const other = makeSubmission({ idempotencyKey: 'same' });
    const results = await Promise.allSettled(
      [one, other, makeSubmission()].map((each) => store.accept(each)),
    );
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await store.list()).toHaveLength(2);
  });
});

describe('a database that another program has locked', () => {
  it('is waited for without holding anything up', async () => {
    const { store, db } = openStore();
    db.exec('BEGIN IMMEDIATE');
    const accepted = store.accept(makeSubmission());
    let turns = 0;
    const timer = setInterval(() => turns++, 1);
    await new Promise((resolve) => setTimeout(resolve, 300));
    clearInterval(timer);
    expect(turns).toBeGreaterThan(20);
    db.exec('ROLLBACK');
    expect((await accepted).repeated).toBe(false);
    expect(await store.list()).toHaveLength(1);
  });

  it('is given up after three seconds, with nothing stored, and used again later', async () => {
    const { store, db } = openStore();
    db.exec('BEGIN IMMEDIATE');
    const start = performance.now();
    const late = await Promise.allSettled([1, 2].map(() => store.accept(makeSubmission())));
    const took = performance.now() - start;
    expect(late.map((one) => one.status === 'rejected' && one.reason)).toEqual([
      new StoreError('SQLite error 5 while storing'),
      new StoreError('SQLite error 5 while storing'),
    ]);
    expect(took).toBeGreaterThan(2_900);
    db.exec('ROLLBACK');
    await store.accept(makeSubmission());
    expect(await store.list()).toHaveLength(1);
  });
});

describe('a disk', () => {
  it('that fails is not tried again: nothing more is taken, and the process is told to end', async () => {
    const { store } = openStore();
    let isBroken = false;
    void store.broken.then(() => {
      isBroken = true;
    });
    const exec = failNext('COMMIT', 1034);
    const both = await Promise.allSettled([1, 2].map(() => store.accept(makeSubmission())));
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(exec.mock.calls.flat()).toEqual(['BEGIN IMMEDIATE', 'COMMIT', 'ROLLBACK']);
    await expect(store.accept(makeSubmission())).rejects.toEqual(
      new StoreError('SQLite error 10 while storing'),
    );
    expect(exec).toHaveBeenCalledTimes(3);
    expect(isBroken).toBe(true);
  });

  it.each([13, 4874])('that is full (%d) is tried again by the next submission', async (code) => {
    const { store } = openStore();
    failNext('COMMIT', code);
    await expect(store.accept(makeSubmission())).rejects.toThrow(StoreError);
    expect((await store.accept(makeSubmission())).repeated).toBe(false);
    expect(await store.list()).toHaveLength(1);
  });

  it('that is full takes submissions again once there is room', async () => {
    const folder = makeFolder();
    const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=512k', 'tmpfs', folder]);
    // Only root may mount; for everybody else the test above must do.
    if (process.getuid?.() !== 0) return;
    expect(status).toBe(0);
    onTestFinished(() => void spawnSync('umount', ['-l', folder]));
    const { store, db } = openStore(folder);
    let stored = 0;
    const fill = async (): Promise<unknown> => {
      for (;;) {
        const text = 'x'.repeat(8_000);
        const payload = { ...message, message: text + stored };
        const failure = await store
          .accept(makeSubmission({ payload } as Partial<Submission>))
          .catch((error: unknown) => error);
        if (failure instanceof Error) return failure;
        stored++;
      }
    };
    writeFileSync(join(folder, 'other'), 'x'.repeat(100_000));
    expect(await fill()).toBeInstanceOf(StoreError);
    spawnSync('rm', [join(folder, 'other')]);
    const before = stored;
    expect(await fill()).toBeInstanceOf(StoreError);
    expect(stored).toBeGreaterThan(before);
    expect([countIn(db, 'submissions'), countIn(db, 'deliveries')]).toEqual([stored, stored]);
  });
});

describe('without a key', () => {
  const keyless = (changes: Partial<Submission> = {}) =>
    makeSubmission({ idempotencyKey: null, payload: message, ...changes } as Partial<Submission>);
  const at = (ms: number) => ({ receivedAt: later(ms).toISOString() });
  let store: ReturnType<typeof openSqliteStore>;
  beforeEach(() => {
    ({ store } = openStore());
  });

  it('the same content within ten minutes is the same submission', async () => {
    const first = keyless();
    await store.accept(first);
    const again = await store.accept(keyless({ ...at(599_000), channel: 'form' }));
    expect(again).toEqual({ submission: first, repeated: true });
    const other = await store.accept(keyless(at(601_000)));
    expect(other.repeated).toBe(false);
    expect(await store.list()).toHaveLength(2);
  });

  it('the same content twice in one turn is the same submission', async () => {
    const both = await Promise.all([store.accept(keyless()), store.accept(keyless())]);
    expect(both.map(({ repeated }) => repeated)).toEqual([false, true]);
  });

  it('the same content is a new submission with another e-mail, kind, or key', async () => {
    await store.accept(keyless());
    const different: Partial<Submission>[] = [
      { payload: { ...message, email: 'other@example.com' } } as Partial<Submission>,
      { kind: 'loan', payload: loan },
      { idempotencyKey: key },
    ];
    for (const one of different) expect((await store.accept(keyless(one))).repeated).toBe(false);
    expect(await store.list()).toHaveLength(4);
  });

  it('what a person sends is not taken for the spam before it', async () => {
    await store.accept(keyless({ marks: ['honeypot'] }));
    expect((await store.accept(keyless())).repeated).toBe(false);
  });

  it('the clock may be set back', async () => {
    await store.accept(keyless(at(60_000)));
    expect((await store.accept(keyless())).repeated).toBe(true);
  });
});

describe('what is due', () => {
  it('is claimed oldest first, each by one only', async () => {
    const { store, folder } = openStore();
    const other = openSqliteStore(folder);
    onTestFinished(() => other.close());
    const all = Array.from({ length: 6 }, () => makeSubmission());
    for (const one of all) await store.accept(one);
    const claims = [
      await store.claim(now, 4),
      await other.claim(now, 4),
      await store.claim(now, 4),
    ];
    expect(claims.map((claim) => claim.map(({ id }) => id))).toEqual([
      all.slice(0, 4).map(({ id }) => id),
      all.slice(4).map(({ id }) => id),
      [],
    ]);
  });

  it('comes back when who claimed it has crashed', async () => {
    const { store } = openStore();
    await store.accept(makeSubmission());
    expect(await store.claim(now, 1)).toHaveLength(1);
    expect(await store.claim(later(leaseMs - 1), 1)).toEqual([]);
    expect(await store.claim(later(leaseMs), 1)).toHaveLength(1);
  });

  it('comes back when the clock was set back', async () => {
    const { store } = openStore();
    const { id } = (await store.accept(makeSubmission())).submission;
    await store.claim(later(86_400_000), 1);
    expect(await store.claim(now, 1)).toHaveLength(1);
    const nextAttempt = later(86_400_000);
    await store.settle(id, { state: 'due', at: later(86_400_000), error: 'deferred', nextAttempt });
    expect(await store.claim(now, 1)).toHaveLength(1);
  });

  it('is not claimed before its next attempt, and comes back at once when it is released', async () => {
    const { store } = openStore();
    const { id } = (await store.accept(makeSubmission())).submission;
    await store.claim(now, 1);
    await store.settle(id, { state: 'released' });
    expect((await store.claim(now, 1))[0]?.delivery).toMatchObject({ attempts: 0 });
    const nextAttempt = later(30_000);
    await store.settle(id, { state: 'due', at: now, error: 'deferred', nextAttempt });
    expect(await store.claim(later(29_999), 1)).toEqual([]);
    expect((await store.claim(nextAttempt, 1))[0]?.delivery).toMatchObject({
      ...{ state: 'due', attempts: 1, lastError: 'deferred', failingSince: now.toISOString() },
    });
  });

  it('remembers when its failures began, until one attempt succeeds', async () => {
    const { store } = openStore();
    const { id, reference } = (await store.accept(makeSubmission())).submission;
    const failed = { state: 'due', error: 'timeout', nextAttempt: now } as const;
    await store.settle(id, { ...failed, at: now });
    await store.settle(id, { ...failed, at: later(5) });
    expect((await store.find(reference))?.delivery?.failingSince).toBe(now.toISOString());
    await store.settle(id, { state: 'sent', at: later(9) });
    expect((await store.find(reference))?.delivery).toMatchObject({
      ...{ state: 'sent', attempts: 3, failingSince: null, lastError: null },
      sentAt: later(9).toISOString(),
    });
    // A worker whose claim ran out comes late: what is sent stays sent.
    await store.settle(id, { ...failed, at: later(10) });
    expect((await store.find(reference))?.delivery?.state).toBe('sent');
  });

  it('is counted, with the age of the oldest', async () => {
    const { store } = openStore();
    expect(await store.queue(now)).toEqual({ due: 0, held: 0, oldestDueSeconds: 0 });
    const ids = [0, 1_000, 2_000].map((ms) =>
      makeSubmission({ receivedAt: later(ms).toISOString() }),
    );
    for (const one of ids) await store.accept(one);
    await store.settle(ids[0]?.id ?? '', { state: 'held', at: now, error: 'message_refused' });
    expect(await store.queue(later(11_500))).toEqual({ due: 2, held: 1, oldestDueSeconds: 10 });
    expect(await store.claim(later(60_000), 9)).toHaveLength(2);
  });
});

/** Lets one statement fail as SQLite would, without doing it. */
function failNext(statement: string, errcode: number) {
  const real = DatabaseSync.prototype.exec;
  let isDone = false;
  const exec = vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(function (
    this: DatabaseSync,
    sql: string,
  ) {
    if (sql === statement && !isDone) {
      isDone = true;
      throw Object.assign(new Error('canary'), { errcode });
    }
    real.call(this, sql);
  });
  onTestFinished(() => exec.mockRestore());
  return exec;
}
