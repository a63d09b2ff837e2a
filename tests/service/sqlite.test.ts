/** What only SQLite needs: its file, journal, full disks, and traces of erased rows. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { newUuid } from '../../src/domain/submission-id.ts';
import { schemaVersion } from '../../src/service/store/schema.ts';
import { databasePath } from '../../src/service/store/sqlite/database-file.ts';
import { openSqliteReader } from '../../src/service/store/sqlite/sqlite-store.ts';
import type { Submission } from '../../src/service/store/store.ts';
import { StoreError } from '../../src/service/store/store-errors.ts';
import { dailyOrFull, timeoutMs } from '../support/random-inputs.ts';
import { heldAt } from '../support/service/outbox.ts';
import { commitsIn, connectTo, eraseByEmail, openTestStore } from '../support/service/stores.ts';
import { idsOf, makeLoan, makeMessage, message } from '../support/submission.ts';
import { now, nowPlus } from '../support/times.ts';
import { makeTestFolder } from '../support/vitest-folder.ts';

describe('a database', () => {
  it('can be read by its owner only', async () => {
    const folder = join(makeTestFolder(), 'a', 'data');
    const { store, file } = openTestStore(folder);
    await store.storeOnce(makeMessage());
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    for (const ending of ['', '-wal', '-shm'])
      expect(statSync(file + ending).mode & 0o777).toBe(0o600);
  });

  it('becomes private again, with a warning', async () => {
    const { store, folder, file } = openTestStore();
    await store.storeOnce(makeMessage());
    for (const end of ['', '-wal', '-shm']) chmodSync(file + end, 0o644);
    const again = openTestStore(folder).store;
    expect(again.info.warning).toBe(`${file} was readable by others: now by its owner only`);
    for (const end of ['', '-wal', '-shm']) expect(statSync(file + end).mode & 0o777).toBe(0o600);
  });

  it('commits many requests in few groups', async () => {
    const { store, file } = openTestStore();
    await Promise.all(Array.from({ length: 101 }, () => store.storeOnce(makeMessage())));
    expect(commitsIn(file)).toBe(2);
  });

  it('rejects a value of another type', () => {
    const columns = 'number, id, kind, reference, received_at, language, payload, marks, channel';
    const insert = `INSERT INTO submissions (${columns}) VALUES (1, 'b', 'c', 'd', 'e', 'f', 'g', x'00', 'i')`;
    expect(() => connectTo(openTestStore().file).exec(insert)).toThrow('cannot store BLOB');
  });

  it('two processes create one database', { tags: 'slow' }, async () => {
    const program = join(import.meta.dirname, 'first-start.ts');
    const starting = [1, 2].map(() => fork(program));
    onTestFinished(() => {
      for (const child of starting) child.kill('SIGKILL');
    });
    for (let times = 0; times < 20; times++) {
      const folder = join(makeTestFolder(), 'data');
      const ids = starting.map(() => newUuid());
      const stored = starting.map((child) => once(child, 'message'));
      for (const [index, child] of starting.entries()) child.send({ folder, id: ids[index] });
      const responses = await Promise.all(stored);
      expect(responses.map(([response]) => response)).toEqual(['stored', 'stored']);
      const { store } = openTestStore(folder);
      expect(idsOf(await Array.fromAsync(store.all())).toSorted()).toEqual(ids.toSorted());
    }
  });

  it('is read while written', async () => {
    const { store, folder } = openTestStore();
    await store.storeOnce(makeMessage());
    const reader = openSqliteReader(folder);
    expect(await Array.fromAsync(reader?.all() ?? [])).toHaveLength(1);
    await reader?.close();
  });

  it('is never created by readers', () => {
    const none = join(makeTestFolder(), 'data');
    expect(openSqliteReader(none)).toBeUndefined();
    expect(existsSync(none)).toBe(false);
  });
});

describe('a crash', () => {
  it('leaves a journal that the next start recovers', async () => {
    const { store, file } = openTestStore();
    await store.storeOnce(makeMessage());
    const folder = makeTestFolder();
    for (const ending of ['', '-wal']) cpSync(file + ending, databasePath(folder) + ending);
    expect(statSync(`${databasePath(folder)}-wal`).size).toBeGreaterThan(0);
    const next = openTestStore(folder);
    expect(statSync(`${next.file}-wal`).size).toBe(0);
    expect(await next.store.count()).toBe(1);
  });
});

describe('a broken database', () => {
  it.each([
    [
      'has other tables by now',
      `PRAGMA user_version = ${schemaVersion + 1}`,
      `is of a newer version (${schemaVersion + 1}, not ${schemaVersion})`,
    ],
    ['has lost a table', 'DROP TABLE deliveries', 'Nothing can be stored (SQLite error 1)'],
  ])('stores nothing, ends the service: it %s', async (_what, sql, line) => {
    const { store, file } = openTestStore();
    connectTo(file, { enableForeignKeyConstraints: false }).exec(sql);
    await expect(store.storeOnce(makeMessage())).rejects.toThrow(line);
    expect((await store.fatalError).message).toContain(line);
  });
});

describe('a disk', () => {
  it.each([13, 778, 4874])('when full (%d) is retried per request', async (code) => {
    const { store } = openTestStore();
    failNextCommit(code);
    await expect(store.storeOnce(makeMessage())).rejects.toThrow(StoreError);
    expect((await store.storeOnce(makeMessage())).isRepeat).toBe(false);
    expect(await Array.fromAsync(store.all())).toHaveLength(1);
  });
});

describe('erasing (fault F28)', () => {
  const canary = 'Zanzibarcanary';
  const email = 'Ans.Jos\u00e9@Example.com';
  const rows = dailyOrFull(60, 3_000);

  /** Stores a person's submissions among others, so that pages are split and freed. */
  async function fill(store: ReturnType<typeof openTestStore>['store']): Promise<Submission[]> {
    const submissions: Submission[] = [];
    for (let i = 0; i < rows; i++) {
      const text = `other ${i} ${'x'.repeat((i * 40) % 20_000)}`;
      await store.storeOnce(makeMessage({ payload: { ...message, message: text } }));
      if (i % 6 > 0) continue;
      const texts = {
        firstName: canary,
        address: `${canary} ${i} ${'y'.repeat((i * 100) % 20_000)}`,
      };
      const address = i % 12 ? email : email.normalize('NFD').toUpperCase();
      const submission = makeLoan(
        { ...texts, email: address },
        { idempotencyKey: `${canary} ${i}` },
      );
      submissions.push(submission);
      await store.storeOnce(submission);
      if (i % 4) await store.staffMails.recordOutcome(submission.reference, heldAt(now));
    }
    return submissions;
  }

  function tracesIn(file: string): string[] {
    return ['', '-wal', '-shm']
      .map((ending) => file + ending)
      .filter((path) => existsSync(path) && readFileSync(path).includes(canary));
  }

  it('leaves no byte of an erased person', { timeout: timeoutMs }, async () => {
    const { store, folder, file } = openTestStore();
    const submissions = await fill(store);
    expect(tracesIn(file)).not.toEqual([]);
    const erased = await eraseByEmail(openTestStore(folder).store, ` ${email.toLowerCase()} `);
    expect(erased.toSorted()).toEqual(submissions.map(({ reference }) => reference).toSorted());
    expect(tracesIn(file)).toEqual([]);
    expect(await Array.fromAsync(store.all())).toHaveLength(rows);
    const copy = `${file}-backup`;
    await store.backup(copy);
    expect(readFileSync(copy).includes(canary)).toBe(false);
  });

  it('leaves no byte of rows deleted elsewhere', async () => {
    const { store, file } = openTestStore();
    await fill(store);
    const other = connectTo(file);
    other.exec("PRAGMA secure_delete = OFF; DELETE FROM submissions WHERE kind = 'loan'");
    other.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    expect(tracesIn(file)).not.toEqual([]);
    other.close();
    expect(await eraseByEmail(store, email)).toEqual([]);
    expect(tracesIn(file)).toEqual([]);
  });

  it('reports readers that delay the erasure', { tags: 'slow' }, async () => {
    const { store, file } = openTestStore();
    const submissions = await fill(store);
    const reader = connectTo(file);
    reader.exec('BEGIN; SELECT count(*) FROM submissions');
    const erasing = eraseByEmail(store, email);
    await expect(erasing).rejects.toThrow('erase again');
    for (const { reference } of submissions) await expect(erasing).rejects.toThrow(reference);
    await expect(eraseByEmail(store, email)).rejects.toThrow(/^Nothing was found, but .* traces/);
    reader.exec('COMMIT');
    expect(await eraseByEmail(store, email)).toEqual([]);
    expect(tracesIn(file)).toEqual([]);
  });

  it('waits for the service’s checkpoint', async () => {
    const { store } = openTestStore();
    const prepare = DatabaseSync.prototype.prepare;
    let isBusy = true;
    const busyOnce = function (this: DatabaseSync, sql: string) {
      const statement = prepare.call(this, sql);
      if (sql === 'PRAGMA wal_checkpoint(TRUNCATE)' && isBusy) {
        isBusy = false;
        vi.spyOn(statement, 'get').mockReturnValue({ busy: 1 });
      }
      return statement;
    };
    const spy = vi.spyOn(DatabaseSync.prototype, 'prepare').mockImplementation(busyOnce);
    onTestFinished(() => spy.mockRestore());
    expect(await eraseByEmail(store, email)).toEqual([]);
    expect(isBusy).toBe(false);
  });

  it('leaves no purged byte in the WAL', async () => {
    const { store, file } = openTestStore();
    const { reference } = await store.storeOnce(makeMessage());
    await store.markDone(reference, now);
    expect(await store.purge(nowPlus(1))).toBe(1);
    expect(statSync(`${file}-wal`).size).toBe(0);
  });
});

/** Makes one commit fail without running it. */
function failNextCommit(errcode: number) {
  const real = DatabaseSync.prototype.exec;
  const failing = function (this: DatabaseSync, sql: string) {
    if (sql !== 'COMMIT') return real.call(this, sql);
    exec.mockRestore();
    throw Object.assign(new Error('canary'), { errcode });
  };
  const exec = vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(failing);
  onTestFinished(() => exec.mockRestore());
}
