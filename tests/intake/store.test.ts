import { fork } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { newUuid, referenceOf } from '../../src/api.ts';
import { openSqliteReader, openSqliteStore } from '../../src/intake/sqlite-store.ts';
import {
  KeyReusedError,
  leaseMs,
  type Stored,
  StoreError,
  type Submission,
} from '../../src/intake/store.ts';
import { key, loan, makeFolder, message, now } from '../support/intake/fixtures.ts';
import { expectOlderRows } from '../support/intake/older-rows.ts';
import { stores } from '../support/intake/stores.ts';

const submission: Submission = {
  kind: 'loan',
  payload: loan,
  id: key,
  reference: referenceOf(key),
  receivedAt: now.toISOString(),
  language: 'nl',
  idempotencyKey: key,
  marks: ['amount_outside_limits', 'honeypot'],
  channel: 'form',
};

const pragmas = { journal_mode: 'wal', synchronous: 2, secure_delete: 1, busy_timeout: 0 };

/** As the store gives it back. */
const stored: Stored = {
  ...submission,
  delivery: null,
};

function openStore(folder = makeFolder()) {
  const store = openSqliteStore(folder);
  onTestFinished(() => store.close());
  return { store, folder, file: join(folder, 'submissions.sqlite') };
}

/** A database with 200 submissions, closed. */
async function filledDatabase() {
  const { store, folder, file } = openStore();
  for (let i = 100; i < 300; i++) {
    const id = `${key.slice(0, -3)}${i}`;
    await store.accept({ ...submission, id, idempotencyKey: id, reference: referenceOf(id) });
  }
  await store.close();
  return { folder, file };
}

/** Another connection to the same file. */
function connectTo(file: string): DatabaseSync {
  const db = new DatabaseSync(file);
  onTestFinished(() => {
    if (db.isOpen) db.close();
  });
  return db;
}

const versionOne = join(import.meta.dirname, 'version-1.sqlite');

describe.each(stores)('a store in $name', ({ open }) => {
  it('gives back what it took', async () => {
    const { store } = await open();
    const { idempotencyKey: _key, ...rest } = { ...submission, marks: [] };
    const id = '00000000-0000-4000-8000-000000000001';
    const other: Submission = {
      ...rest,
      kind: 'message',
      payload: { ...message, message: 'a\u0000b \ud800 \n"\'' },
      id,
      reference: referenceOf(id),
      idempotencyKey: null,
    };
    expect(await store.accept(submission)).toEqual({ submission, repeated: false });
    expect(await store.accept(other)).toEqual({ submission: other, repeated: false });
    const delivery = {
      ...{ state: 'due', attempts: 0, nextAttempt: other.receivedAt, claimedUntil: null },
      ...{ failingSince: null, lastError: null, sentAt: null },
    };
    expect(await store.list()).toEqual([stored, { ...other, delivery }]);
    expect(await store.find(other.reference)).toEqual({ ...other, delivery });
    expect(await store.find('00000-00000')).toBeUndefined();
  });

  it('keeps one row for two equal keys, and works on after a refused one', async () => {
    const { store } = await open();
    await store.accept(submission);
    const later: Submission = { ...submission, receivedAt: '2030-01-01T00:00:00.000Z', marks: [] };
    expect(await store.accept(later)).toEqual({ submission, repeated: true });
    const changed: Submission = { ...submission, kind: 'loan', payload: { ...loan, amount: 1 } };
    await expect(store.accept(changed)).rejects.toThrow(KeyReusedError);
    expect(await store.accept(submission)).toEqual({ submission, repeated: true });
    expect(await store.list()).toHaveLength(1);
  });

  it('has a unique reference, which is made from the key, in the table, too', async () => {
    const { store, query } = await open();
    await store.accept(submission);
    const row = (reference: string) =>
      query(`INSERT INTO submissions (id, kind, reference, received_at, language, payload, marks, channel)
        VALUES ('other', 'loan', '${reference}', 'now', 'nl', '{}', '[]', 'json')`);
    await expect(row(submission.reference)).rejects.toThrow(/unique.*reference/i);
    await row('other');
  });

  it('leaves nothing of a submission that it could not store', async () => {
    const { store, refuseRows, errors } = await open();
    const mend = await refuseRows('submissions', 'TRUE');
    const failure = await store.accept(submission).catch((error: unknown) => error);
    expect(failure).toEqual(new StoreError(errors.refused));
    await mend();
    expect(await store.list()).toEqual([]);
    expect(await store.accept(submission)).toEqual({ submission, repeated: false });
  });
});

describe('the store in SQLite', () => {
  it('saves a journal that was moved away as soon as nobody reads it any more', async () => {
    const { store, file } = openStore();
    await store.accept(submission);
    const reader = connectTo(file);
    reader.exec('BEGIN; SELECT count(*) FROM submissions');
    const id = newUuid();
    const other = { ...submission, id, idempotencyKey: id, reference: referenceOf(id) };
    await store.accept(other);
    renameSync(`${file}-wal`, `${file}-away`);
    const refused = store.accept({ ...other, id: newUuid(), idempotencyKey: newUuid() });
    await expect(store.queue(now)).rejects.toThrow('is being read: saving it');
    reader.close();
    await expect(refused).rejects.toThrow('what was in it is saved, leave it away');
    expect((await store.broken).message).toContain('what was in it is saved');
    const again = openStore(dirname(file));
    expect(await again.store.list()).toHaveLength(2);
  });

  it('is one, also when two make it in the same moment', async () => {
    const starting = [1, 2].map(() => fork(join(import.meta.dirname, 'first-start.ts')));
    onTestFinished(() => {
      for (const child of starting) child.kill('SIGKILL');
    });
    for (let times = 0; times < 20; times++) {
      const folder = join(makeFolder(), 'data');
      const ids = starting.map(() => newUuid());
      const stored = starting.map((child) => once(child, 'message'));
      for (const [index, child] of starting.entries()) child.send({ folder, id: ids[index] });
      const said = await Promise.all(stored);
      expect(said.map(([answer]) => answer)).toEqual(['stored', 'stored']);
      const { store } = openStore(folder);
      expect((await store.list()).map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    }
  });

  it('is set so that a commit survives a power cut and nobody waits for a lock', () => {
    const { store, file } = openStore();
    expect(store.pragmas).toEqual(pragmas);
    const db = connectTo(file);
    expect(db.prepare('PRAGMA user_version').get()).toEqual({ user_version: 4 });
    expect(db.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
  });

  it('is set the same when it is opened again', async () => {
    const { folder } = await filledDatabase();
    const { store } = openStore(folder);
    expect(store.pragmas).toEqual(pragmas);
  });

  it('can be read by its owner only', async () => {
    const folder = join(makeFolder(), 'a', 'data');
    const { store, file } = openStore(folder);
    await store.accept(submission);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    for (const ending of ['', '-wal', '-shm']) {
      expect(statSync(file + ending).mode & 0o777).toBe(0o600);
    }
  });

  it('has a strict table', () => {
    const { file } = openStore();
    const insert = connectTo(file).prepare(
      'INSERT INTO submissions VALUES (?,?,?,?,?,?,?,?,?,?,?)',
    );
    const blob = new Uint8Array([0]);
    expect(() => insert.run(1, 'b', 'c', 'd', 'e', 'f', 'g', blob, 'i', 'j', 'k')).toThrow(
      'cannot store BLOB',
    );
  });
});

describe('a database of version 1', () => {
  it('keeps what it has, and has all of it mailed that is no spam', async () => {
    const folder = makeFolder();
    copyFileSync(versionOne, join(folder, 'submissions.sqlite'));
    const { store } = openStore(folder);
    const list = await store.list();
    expect(list.map(({ kind, language, marks }) => [kind, language, ...marks])).toEqual([
      ['message', 'de'],
      ['loan', 'nl'],
      ['message', 'sl', 'honeypot'],
    ]);
    expect(list.map(({ payload }) => payload)).toEqual([message, loan, message]);
    expect(list.map(({ delivery }) => delivery?.state)).toEqual(['due', 'due', undefined]);
    expect((await store.claim(now, 9)).map(({ language }) => language)).toEqual(['de', 'nl']);
  });

  it('becomes one of today wholly or not at all', () => {
    const folder = makeFolder();
    const file = join(folder, 'submissions.sqlite');
    copyFileSync(versionOne, file);
    // Something stands in the way of the last step.
    execute(file, 'CREATE TABLE deliveries (x)');
    expect(() => openSqliteStore(folder)).toThrow(StoreError);
    const db = connectTo(file);
    expect(db.prepare('PRAGMA user_version').get()).toEqual({ user_version: 1 });
    expect(db.prepare('PRAGMA table_info(submissions)').all()).toHaveLength(9);
  });
});

describe('a database of version 2', () => {
  it('keeps what it has, and what became of it, and confirms none of it', async () => {
    const folder = makeFolder();
    copyFileSync(join(import.meta.dirname, 'version-2.sqlite'), join(folder, 'submissions.sqlite'));
    const { store, file } = openStore(folder);
    const list = await store.list();
    expect(list.map(({ delivery }) => delivery?.state)).toEqual(['due', 'sent', 'held', undefined]);
    expect(list[2]?.delivery).toMatchObject({ attempts: 1, lastError: 'message_refused' });
    expect(await store.confirmations.claim(now, 9)).toEqual([]);
    expect(connectTo(file).prepare('PRAGMA foreign_key_check').all()).toEqual([]);
  });
});

describe('a database of version 3', () => {
  it('keeps what it has, with the mails of each, and knows its keys', async () => {
    const folder = makeFolder();
    copyFileSync(join(import.meta.dirname, 'version-3.sqlite'), join(folder, 'submissions.sqlite'));
    const { store, file } = openStore(folder);
    await expectOlderRows(store);
    expect(await store.confirmations.claim(new Date(now.getTime() + leaseMs), 9)).toHaveLength(1);
    expect(connectTo(file).prepare('PRAGMA foreign_key_check').all()).toEqual([]);
  });
});

describe('a database that cannot be used', () => {
  const damaged = 'is damaged or no database of this service: restore a backup';
  const unwritable = 'cannot be read or written: check its owner, its mode and DATA_DIR';

  it.each([
    ['is no database', (file: string) => writeFileSync(file, 'canary '.repeat(100)), damaged],
    ['is empty', (file: string) => writeFileSync(file, ''), damaged],
    ['is cut off', (file: string) => truncateSync(file, statSync(file).size / 2), damaged],
    ['has bytes changed', (file: string) => changeBytes(file, 4096 + 8, 4096), damaged],
    ['is empty, but a database', (file: string) => emptyDatabase(file), damaged],
    ['is of another program', (file: string) => otherDatabase(file), damaged],
    [
      'is newer',
      (file: string) => execute(file, 'PRAGMA user_version = 1000'),
      'was written by a newer version: start that one',
    ],
    // In the header: the version of the format that may write it. SQLite opens such a file for reading only.
    ['is read-only', (file: string) => changeBytes(file, 18, 1, 3), unwritable],
    ['is a folder', (file: string) => replaceByFolder(file), unwritable],
  ])('because it %s is refused and left as it is', async (_name, spoil, line) => {
    const { folder, file } = await filledDatabase();
    spoil(file);
    const before = statSync(file).isFile() ? readFileSync(file) : undefined;
    expect(() => openSqliteStore(folder)).toThrow(new StoreError(`${file} ${line}`));
    if (before) expect(readFileSync(file).equals(before)).toBe(true);
    else expect(statSync(file).isDirectory()).toBe(true);
  });

  it('because only its journal is left is not replaced by an empty one', async () => {
    const { store, file } = openStore();
    await store.accept(submission);
    const folder = makeFolder();
    copyFileSync(`${file}-wal`, join(folder, 'submissions.sqlite-wal'));
    expect(() => openSqliteStore(folder)).toThrow('is missing, but not its -wal file: put it back');
  });

  it('because it is locked is named', async () => {
    const { folder, file } = await filledDatabase();
    connectTo(file).exec('BEGIN IMMEDIATE');
    expect(() => openSqliteStore(folder)).toThrow(
      new StoreError(`${file} is locked: end the other program that is using it`),
    );
  });

  it('because its folder is a file is named', () => {
    const folder = join(makeFolder(), 'data');
    writeFileSync(folder, 'x');
    const line = `${join(folder, 'submissions.sqlite')} ${unwritable}`;
    expect(() => openSqliteStore(folder)).toThrow(new StoreError(line));
  });

  it('does not hold up the next start when it was never finished', async () => {
    const folder = makeFolder();
    writeFileSync(join(folder, 'submissions.sqlite.new'), 'half');
    const { store } = openStore(folder);
    expect(await store.list()).toEqual([]);
  });
});

describe('the reader', () => {
  it('reads while the store writes', async () => {
    const { store, folder } = openStore();
    await store.accept(submission);
    const reader = openSqliteReader(folder);
    expect(await reader?.list()).toEqual([stored]);
    await reader?.close();
  });

  it('leaves a database of an older version alone', () => {
    const folder = makeFolder();
    copyFileSync(versionOne, join(folder, 'submissions.sqlite'));
    expect(() => openSqliteReader(folder)).toThrow(
      'is of an older version: start the service once',
    );
  });

  it('makes nothing where there is nothing', () => {
    const folder = join(makeFolder(), 'data');
    expect(openSqliteReader(folder)).toBeUndefined();
    expect(() => statSync(folder)).toThrow('ENOENT');
  });
});

function changeBytes(file: string, from: number, length: number, value = 0xee): void {
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.fill(value, from, from + length));
}

function emptyDatabase(file: string): void {
  rmSync(file);
  execute(file, 'VACUUM');
}

function otherDatabase(file: string): void {
  rmSync(file);
  execute(file, 'CREATE TABLE other (x)');
}

function replaceByFolder(file: string): void {
  rmSync(file);
  mkdirSync(file);
}

function execute(file: string, sql: string): void {
  const db = new DatabaseSync(file);
  db.exec(sql);
  db.close();
}
