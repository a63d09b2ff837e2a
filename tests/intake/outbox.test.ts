import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { newUuid, referenceOf } from '../../src/api.ts';
import { openSqliteStore } from '../../src/intake/sqlite-store.ts';
import {
  KeyReusedError,
  leaseMs,
  type Store,
  StoreError,
  type Submission,
} from '../../src/intake/store.ts';
import { loan, makeFolder, message, now } from '../support/intake/fixtures.ts';
import { type Opened, stores } from '../support/intake/stores.ts';

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

/** As the same key makes the same id. */
function withKeyOf({ id, reference, idempotencyKey }: Submission) {
  return { id, reference, idempotencyKey };
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

/** Of submissions and of deliveries. */
async function countsIn(query: Opened['query']): Promise<number[]> {
  const tables = ['submissions', 'deliveries'];
  const rows = tables.map((table) => query(`SELECT count(*) AS count FROM ${table}`));
  return (await Promise.all(rows)).map(([row]) => Number(row?.count));
}

function countIn(db: DatabaseSync, table: string): unknown {
  return db.prepare(`SELECT count(*) AS count FROM ${table}`).get()?.count;
}

const later = (ms: number) => new Date(now.getTime() + ms);

describe.each(stores)('in $name', ({ open }) => {
  describe('a submission and its delivery', () => {
    it('are stored together or not at all', async () => {
      const { store, query, refuseRows, errors } = await open();
      const mend = await refuseRows('deliveries', 'TRUE');
      await expect(store.accept(makeSubmission())).rejects.toEqual(new StoreError(errors.refused));
      expect(await countsIn(query)).toEqual([0, 0]);
      await mend();
      await store.accept(makeSubmission());
      expect(await countsIn(query)).toEqual([1, 1]);
    });

    it('are apart when it is most likely spam, which nobody is mailed about', async () => {
      const { store } = await open();
      await store.accept(makeSubmission({ marks: ['honeypot'] }));
      expect((await store.list()).map(({ delivery }) => delivery)).toEqual([null]);
      expect(await store.claim(now, 9)).toEqual([]);
    });
  });

  describe('submissions of one turn', () => {
    it('are stored in one commit', async () => {
      const { store, countCommits } = await open();
      const commits = countCommits();
      const accepted = await Promise.all(
        Array.from({ length: 50 }, () => store.accept(makeSubmission())),
      );
      expect(accepted.every(({ repeated }) => !repeated)).toBe(true);
      expect(commits()).toBe(1);
      expect(await store.list()).toHaveLength(50);
    });

    it('are stored in several when there are very many', async () => {
      const { store, countCommits } = await open();
      const commits = countCommits();
      await Promise.all(Array.from({ length: 250 }, () => store.accept(makeSubmission())));
      expect(commits()).toBe(3);
    });

    it('are acknowledged only after the commit', async () => {
      const { store, query } = await open();
      const seen = await Promise.all(
        Array.from({ length: 5 }, async () => {
          await store.accept(makeSubmission());
          return countsIn(query);
        }),
      );
      expect(seen).toEqual(seen.map(() => [5, 5]));
    });

    it('fail alone', async () => {
      const { store, query, refuseRows } = await open();
      const bad = makeSubmission();
      await refuseRows('submissions', `new.id = '${bad.id}'`);
      const results = await Promise.allSettled(
        [makeSubmission(), bad, makeSubmission()].map((one) => store.accept(one)),
      );
      expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
      expect(await countsIn(query)).toEqual([2, 2]);
    });

    it('do not fail with one whose key came before', async () => {
      const { store } = await open();
      const one = makeSubmission();
      const other = makeSubmission(withKeyOf(one));
      const results = await Promise.allSettled(
        [one, other, makeSubmission()].map((each) => store.accept(each)),
      );
      expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
      expect(await store.list()).toHaveLength(2);
    });
  });

  describe('one key at two processes at once', () => {
    it('is stored once, and refused with other content', async () => {
      const { store, another } = await open();
      const both = [store, await another()];
      for (let round = 1; round <= 20; round++) {
        const same = makeSubmission();
        const repeated = await Promise.all(both.map((each) => each.accept(same)));
        expect(repeated.map((one) => one.repeated).toSorted()).toEqual([false, true]);
        const [one, other] = [makeSubmission(), makeSubmission()];
        const sent = await Promise.allSettled([
          store.accept(one),
          both[1]?.accept({ ...other, ...withKeyOf(one) }),
        ]);
        expect(sent.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
        for (const { reason } of sent.filter(({ status }) => status === 'rejected') as {
          reason?: unknown;
        }[]) {
          expect(reason).toBeInstanceOf(KeyReusedError);
        }
        expect(await store.list()).toHaveLength(2 * round);
      }
    });
  });

  describe('a database that another program has locked', () => {
    it('is waited for without holding anything up', async () => {
      const { store, lock } = await open();
      const unlock = await lock();
      const accepted = store.accept(makeSubmission());
      let turns = 0;
      const timer = setInterval(() => turns++, 1);
      await new Promise((resolve) => setTimeout(resolve, 300));
      clearInterval(timer);
      expect(turns).toBeGreaterThan(20);
      await unlock();
      expect((await accepted).repeated).toBe(false);
      expect(await store.list()).toHaveLength(1);
    });

    it('is given up after three seconds, with nothing stored, and used again later', async () => {
      const { store, lock, errors } = await open();
      const unlock = await lock();
      const start = performance.now();
      const late = await Promise.allSettled([1, 2].map(() => store.accept(makeSubmission())));
      const took = performance.now() - start;
      for (const one of late) {
        expect(one.status === 'rejected' && one.reason).toBeInstanceOf(StoreError);
        expect(one.status === 'rejected' && one.reason.message).toMatch(errors.locked);
      }
      expect(took).toBeGreaterThan(2_900);
      expect(took).toBeLessThan(3_500);
      await new Promise((resolve) => setTimeout(resolve, 300));
      await unlock();
      await store.accept(makeSubmission());
      expect(await store.list()).toHaveLength(1);
    });
  });

  describe('without a key', () => {
    const keyless = (changes: Partial<Submission> = {}) =>
      makeSubmission({ idempotencyKey: null, payload: message, ...changes } as Partial<Submission>);
    const at = (ms: number) => ({ receivedAt: later(ms).toISOString() });
    let store: Store;
    let another: () => Promise<Store>;
    beforeEach(async () => {
      ({ store, another } = await open());
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

    it('the same content at two processes at once is the same submission', async () => {
      const both = [store, await another()];
      for (let round = 1; round <= 20; round++) {
        const payload = { ...message, message: `round ${round}` };
        const sent = await Promise.all(
          both.map((each) => each.accept(keyless({ payload } as Partial<Submission>))),
        );
        expect(sent.map(({ repeated }) => repeated).toSorted()).toEqual([false, true]);
        expect(await store.list()).toHaveLength(round);
      }
    });

    it('the same content is a new submission with another e-mail, kind, or key', async () => {
      await store.accept(keyless());
      const different: Partial<Submission>[] = [
        { payload: { ...message, email: 'other@example.com' } } as Partial<Submission>,
        { kind: 'loan', payload: loan },
        withKeyOf(makeSubmission()),
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
      const { store, another } = await open();
      const other = await another();
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

    it('is claimed by one only when several ask at once', async () => {
      const { store, another } = await open();
      const all = Array.from({ length: 40 }, () => makeSubmission());
      await Promise.all(all.map((one) => store.accept(one)));
      const workers = [store, await another(), await another()];
      const claimed: string[] = [];
      while (claimed.length < all.length) {
        const claims = await Promise.all(workers.map((worker) => worker.claim(now, 4)));
        expect(claims.flat()).not.toEqual([]);
        claimed.push(...claims.flat().map(({ id }) => id));
      }
      expect(claimed.toSorted()).toEqual(all.map(({ id }) => id).toSorted());
    });

    it('comes back when who claimed it has crashed', async () => {
      const { store } = await open();
      await store.accept(makeSubmission());
      expect(await store.claim(now, 1)).toHaveLength(1);
      expect(await store.claim(later(leaseMs - 1), 1)).toEqual([]);
      expect(await store.claim(later(leaseMs), 1)).toHaveLength(1);
    });

    it('is left to who claimed it by a process whose clock is a little behind or ahead', async () => {
      const { store, another } = await open();
      await store.accept(makeSubmission());
      expect(await store.claim(later(5), 1)).toHaveLength(1);
      const other = await another();
      for (const ms of [4, 0, -60_000, 60_000]) expect(await other.claim(later(ms), 1)).toEqual([]);
    });

    it('comes back when the clock was set back', async () => {
      const { store } = await open();
      const { id } = (await store.accept(makeSubmission())).submission;
      await store.claim(later(86_400_000), 1);
      expect(await store.claim(now, 1)).toHaveLength(1);
      const nextAttempt = later(86_400_000);
      await store.settle(id, {
        state: 'due',
        at: later(86_400_000),
        error: 'deferred',
        nextAttempt,
      });
      expect(await store.claim(now, 1)).toHaveLength(1);
    });

    it('is not claimed before its next attempt, and comes back at once when it is released', async () => {
      const { store } = await open();
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
      const { store } = await open();
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
      const { store } = await open();
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
});

describe('a disk of SQLite', () => {
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
      new StoreError('The disk failed (SQLite error 10)'),
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
