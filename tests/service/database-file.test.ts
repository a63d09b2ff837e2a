/** Unusable database files, backup and restore (fault F6, fault F29). */
import fs, {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { publishFile } from '../../src/service/store/new-file.ts';
import { schemaVersion } from '../../src/service/store/schema.ts';
import { databasePath } from '../../src/service/store/sqlite/database-file.ts';
import { restoreBackup } from '../../src/service/store/sqlite/restore.ts';
import { openSqliteReader, openSqliteStore } from '../../src/service/store/sqlite/sqlite-store.ts';
import { StoreError } from '../../src/service/store/store-errors.ts';
import { heldAt } from '../support/service/outbox.ts';
import { connectTo, openTestStore, storeNew } from '../support/service/stores.ts';
import { idsOf, makeMessage } from '../support/submission.ts';
import { now } from '../support/times.ts';
import { makeTestFolder } from '../support/vitest-folder.ts';

function execute(file: string, sql: string): void {
  const db = new DatabaseSync(file);
  db.exec(sql);
  db.close();
}

function changeBytes(file: string, from: number, length: number, value = 0xee): void {
  writeFileSync(file, readFileSync(file).fill(value, from, from + length));
}

function replaceFile(file: string, make: () => void): void {
  rmSync(file);
  make();
}

const damaged = 'is damaged, or no database of this service: restore a backup';
const unwritable =
  'cannot be read or written: check its owner, its mode, DATA_DIR, and whether the disk is read-only';

const copied = 'was copied to PostgreSQL and is not used any more: set DATABASE_URL';
const locked = 'is locked: end the other program that is using it';
const versionMessage = (version: string) =>
  `is of ${version}, not ${schemaVersion}): start the program of that version`;

describe('an unusable database', () => {
  it.each<[string, (file: string) => unknown, string]>([
    ['is no database', (file) => writeFileSync(file, 'canary '.repeat(100)), damaged],
    ['is empty', (file) => writeFileSync(file, ''), damaged],
    ['is cut off', (file) => truncateSync(file, statSync(file).size / 2), damaged],
    ['has bytes changed', (file) => changeBytes(file, 4_096 + 8, 4_096), damaged],
    [
      'is a database of nothing',
      (file) => replaceFile(file, () => execute(file, 'VACUUM')),
      damaged,
    ],
    [
      'is of another program',
      (file) => replaceFile(file, () => execute(file, 'CREATE TABLE other (x)')),
      damaged,
    ],
    [
      'is newer',
      (file) => execute(file, 'PRAGMA user_version = 1000'),
      versionMessage('a newer version (1000'),
    ],
    [
      'is older',
      (file) => execute(file, `PRAGMA user_version = ${schemaVersion - 1}`),
      versionMessage(`an older version (${schemaVersion - 1}`),
    ],
    ['was copied away', (file) => execute(file, 'PRAGMA user_version = 1000000'), copied],
    // Byte 18 of the header is the write version. SQLite opens a higher one read-only.
    ['is read-only', (file) => changeBytes(file, 18, 1, 3), unwritable],
    ['is a folder', (file) => replaceFile(file, () => mkdirSync(file)), unwritable],
    [
      'is missing, but not its journal',
      (file) => replaceFile(file, () => writeFileSync(`${file}-wal`, 'x')),
      'is missing, but its -wal file is there: put the database back',
    ],
    ['is locked', (file) => connectTo(file).exec('BEGIN IMMEDIATE'), locked],
  ])('is rejected unchanged: it %s', { tags: 'slow' }, async (_name, spoil, line) => {
    const { store, folder, file } = openTestStore();
    await Promise.all(Array.from({ length: 100 }, () => store.storeOnce(makeMessage())));
    await store.close();
    spoil(file);
    const content = () => (statSync(file).isFile() ? readFileSync(file) : 'folder');
    const before = existsSync(file) && content();
    expect(() => openSqliteStore(folder)).toThrow(new StoreError(`${file} ${line}`));
    expect(existsSync(file) && content()).toEqual(before);
  });

  it('names a folder that is a file', () => {
    const folder = join(makeTestFolder(), 'data');
    writeFileSync(folder, 'x');
    const line = `${databasePath(folder)} ${unwritable}`;
    expect(() => openSqliteStore(folder)).toThrow(new StoreError(line));
  });

  it('blocks no start when it is half created', async () => {
    const folder = makeTestFolder();
    writeFileSync(`${databasePath(folder)}.new`, 'half');
    expect(await Array.fromAsync(openTestStore(folder).store.all())).toEqual([]);
  });
});

describe('a backup', () => {
  it('holds every earlier row while the service runs', async () => {
    const { store, folder } = openTestStore();
    const before = await storeNew(store, 50);
    const file = join(makeTestFolder(), 'backup.sqlite');
    const reader = openSqliteReader(folder);
    const during = Array.from({ length: 50 }, () => store.storeOnce(makeMessage()));
    await reader?.backup(file);
    await Promise.all(during);
    await reader?.close();
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(file, '..'))).toEqual(['backup.sqlite']);

    const restored = join(makeTestFolder(), 'data');
    restoreBackup(file, restored, 'send');
    const ids = new Set(idsOf(await Array.fromAsync(openTestStore(restored).store.all())));
    expect(before.filter(({ id }) => !ids.has(id))).toEqual([]);
    expect(statSync(databasePath(restored)).mode & 0o777).toBe(0o600);
    expect(statSync(restored).mode & 0o777).toBe(0o700);
  });

  it('leaves another backup’s temporary file alone', async () => {
    const folder = makeTestFolder();
    const { store } = openTestStore(join(folder, 'data'));
    await storeNew(store, 50);
    const file = join(folder, 'backup.sqlite');
    const partFile = `${file}.part`;
    writeFileSync(partFile, 'half');
    await store.backup(file);
    expect(readFileSync(partFile, 'utf8')).toBe('half');
    restoreBackup(file, join(folder, 'restored'), 'hold');
    expect(await Array.fromAsync(openTestStore(join(folder, 'restored')).store.all())).toHaveLength(
      50,
    );
  });

  it('overwrites no existing file', async () => {
    const { store } = openTestStore();
    const file = join(makeTestFolder(), 'backup.sqlite');
    writeFileSync(file, 'precious');
    await expect(store.backup(file)).rejects.toThrow(`${file} exists: name another file`);
    expect(readFileSync(file, 'utf8')).toBe('precious');
    await expect(store.backup('/nowhere/backup')).rejects.toThrow('cannot be written (ENOENT)');
  });

  it('needs no hard links', async () => {
    const { store } = openTestStore();
    await store.storeOnce(makeMessage());
    const file = join(makeTestFolder(), 'backup.sqlite');
    const link = vi.spyOn(fs, 'linkSync').mockImplementation(() => {
      throw Object.assign(new Error('as on FAT'), { code: 'EPERM' });
    });
    syncBuiltinESMExports();
    onTestFinished(() => {
      link.mockRestore();
      syncBuiltinESMExports();
    });
    await store.backup(file);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(file, '..'))).toEqual(['backup.sqlite']);
    const folder = makeTestFolder();
    restoreBackup(file, folder, 'hold');
    expect(await Array.fromAsync(openTestStore(folder).store.all())).toHaveLength(1);
    writeFileSync(`${file}.part`, 'new');
    expect(() => publishFile(`${file}.part`, file)).toThrow('EEXIST');
  });

  it.each([
    ['send', ['due', 'sent', 'held']],
    ['hold', ['held', 'sent', 'held']],
  ] as const)('is restored with due mails to %s', async (ifDue, states) => {
    const { store } = openTestStore();
    const all = await storeNew(store, 3);
    await store.staffMails.claim(now, 1);
    await store.staffMails.recordOutcome(all[1]?.reference ?? '', { state: 'sent', at: now });
    await store.staffMails.recordOutcome(all[2]?.reference ?? '', heldAt(now));
    const file = join(makeTestFolder(), 'backup.sqlite');
    await store.backup(file);
    const folder = makeTestFolder();
    restoreBackup(file, folder, ifDue);
    const restored = openTestStore(folder).store;
    expect((await Array.fromAsync(restored.all())).map(({ mail }) => mail?.state)).toEqual(states);
    // The claim was not restored.
    expect(await restored.staffMails.claim(now, 9)).toHaveLength(ifDue === 'send' ? 1 : 0);
  });

  it('must be restored again after an interruption', async () => {
    const { store } = openTestStore();
    await store.storeOnce(makeMessage());
    const file = join(makeTestFolder(), 'backup.sqlite');
    await store.backup(file);
    const folder = makeTestFolder();
    writeFileSync(`${databasePath(folder)}.restoring`, 'half');
    const line = 'was not restored completely: restore the backup again';
    expect(() => openSqliteStore(folder)).toThrow(line);
    restoreBackup(file, folder, 'hold');
    expect(await Array.fromAsync(openTestStore(folder).store.all())).toHaveLength(1);
    expect(readdirSync(folder).filter((name) => name.includes('restoring'))).toEqual([]);
  });

  it('can be a live database or a link', async () => {
    const { store, file } = openTestStore();
    const submission = makeMessage();
    await store.storeOnce(submission);
    const link = join(makeTestFolder(), 'link');
    symlinkSync(file, link);
    for (const backup of [file, link]) {
      const folder = join(makeTestFolder(), 'restored');
      restoreBackup(backup, folder, 'hold');
      const restored = openTestStore(folder).store;
      expect(await restored.find(submission.reference)).toMatchObject({
        mail: { state: 'held' },
      });
      expect(readdirSync(folder).filter((name) => name.includes('restoring'))).toEqual([]);
    }
  });

  it('is copied again after a checkpoint', async () => {
    const { store, file } = openTestStore();
    await store.storeOnce(makeMessage());
    const { copyFileSync } = fs;
    const copy = vi.spyOn(fs, 'copyFileSync').mockImplementationOnce((from, to) => {
      copyFileSync(from, to);
      execute(file, 'PRAGMA wal_checkpoint(TRUNCATE)');
    });
    syncBuiltinESMExports();
    onTestFinished(() => {
      copy.mockRestore();
      syncBuiltinESMExports();
    });
    const folder = join(makeTestFolder(), 'restored');
    restoreBackup(file, folder, 'hold');
    expect(await Array.fromAsync(openTestStore(folder).store.all())).toHaveLength(1);
  });

  it('is restored onto a new disk', async () => {
    const file = join(makeTestFolder(), 'backup');
    await openTestStore().store.backup(file);
    const disk = makeTestFolder();
    mkdirSync(join(disk, 'lost+found'));
    restoreBackup(file, disk, 'send');
    expect(existsSync(databasePath(disk))).toBe(true);
  });

  it.each<[string, (file: string) => unknown, string]>([
    ['is damaged', (file) => changeBytes(file, 4_096, 4_096), 'is damaged'],
    ['is newer', (file) => execute(file, 'PRAGMA user_version = 99'), 'is of a newer version'],
    ['is missing', (file) => rmSync(file), 'cannot be read (ENOENT): name a backup'],
    [
      'is a folder',
      (file) => replaceFile(file, () => mkdirSync(file)),
      'is no file: name a backup',
    ],
  ])('leaves nothing in the folder when it %s', async (_name, spoil, line) => {
    const file = join(makeTestFolder(), 'backup');
    await openTestStore().store.backup(file);
    spoil(file);
    const folder = makeTestFolder();
    for (const target of [folder, join(makeTestFolder(), 'none')])
      expect(() => restoreBackup(file, target, 'send')).toThrow(`${file} ${line}`);
    expect(readdirSync(folder)).toEqual([]);
  });
});
