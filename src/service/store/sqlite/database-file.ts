import { randomUUID } from 'node:crypto';
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { errorCode } from '../../../helpers/errors.ts';
import { publishFile, removeTempFile } from '../new-file.ts';
import { checkVersion, createTablesSql, schemaVersion, sqliteDialect } from '../schema.ts';
import { FatalStoreError, StoreError } from '../store-errors.ts';
import { sqliteCode, sqliteCodes } from './sqlite-codes.ts';

/** The database in a folder, which is DATA_DIR or a backup's. */
export function databasePath(folder: string): string {
  return join(folder, 'submissions.sqlite');
}

/** Ends the name of a database that is being restored. */
export const restoringSuffix = '.restoring';

/**
 * Device and inode, by which a replaced file is noticed.
 * @throws FatalStoreError when the folder cannot be read
 */
export function fileIdentity(file: string): string | undefined {
  try {
    const stats = statSync(file, { bigint: true, throwIfNoEntry: false });
    return stats && `${stats.dev}:${stats.ino}`;
  } catch (error) {
    throw new FatalStoreError(toOpenError(error, file).message);
  }
}

/** Whether a folder has a database. @throws FatalStoreError when the folder cannot be read */
export function databaseExists(folder: string): boolean {
  return fileIdentity(databasePath(folder)) !== undefined;
}

/** Makes a folder that only its owner can read. Node's recursive `mkdir` hangs below /proc. */
export function createPrivateFolder(folder: string): void {
  if (existsSync(folder)) return;
  createPrivateFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have been faster.
    if (!existsSync(folder)) throw error;
  }
}

/** How long a start waits while an operator's command writes. */
const openLockWaitMs = 3_000;

/** Opens a connection on which commits survive a power cut and deleted data is overwritten. */
function connect(file: string, readOnly: boolean): DatabaseSync {
  // VACUUM makes its copy in this folder. SQLite reads the variable once, when it opens the first
  // of the databases.
  process.env.SQLITE_TMPDIR ??= dirname(resolve(file));
  const db = new DatabaseSync(file, { readOnly, timeout: openLockWaitMs });
  if (!readOnly)
    db.exec('PRAGMA secure_delete = ON; PRAGMA synchronous = FULL; PRAGMA temp_store = MEMORY');
  return db;
}

interface OpenOptions {
  readOnly: boolean;
  /** Versions of the tables; by default this program's. */
  allowedVersions?: number[];
}

/**
 * Opens and checks a database. Waiting for another program's lock blocks the process.
 * @param prepare runs the first statements; when one fails, the database is closed again
 * @throws StoreError when it is damaged, of another version, locked, or `prepare` throws
 */
export function openDatabase(
  file: string,
  { readOnly, allowedVersions }: OpenOptions,
  prepare: (db: DatabaseSync) => void = () => undefined,
): DatabaseSync {
  let db: DatabaseSync | undefined;
  try {
    db = connect(file, readOnly);
    const version = Number(readPragma(db, 'user_version'));
    // An empty file is a damaged database.
    if (readPragma(db, 'quick_check(1)') !== 'ok' || version === 0)
      throw new StoreError(`${file} ${damagedMessage}`);
    checkVersion(version, file, allowedVersions);
    prepare(db);
    return db;
  } catch (error) {
    if (db?.isOpen) db.close();
    throw toOpenError(error, file);
  }
}

/** Opens a database for one task, and closes it. @throws StoreError as {@link openDatabase} */
export function withDatabase<Result>(
  file: string,
  options: OpenOptions,
  use: (db: DatabaseSync) => Result,
): Result {
  const db = openDatabase(file, options);
  try {
    return use(db);
  } catch (error) {
    throw toOpenError(error, file);
  } finally {
    db.close();
  }
}

/**
 * Makes an empty database unless another process was faster. It gets its name when it is complete.
 * @throws StoreError when the folder cannot be written, or has the remains of a lost database
 */
export function createDatabase(folder: string): void {
  const file = databasePath(folder);
  // In the other order, another process could make both files between the two tests.
  if (existsSync(`${file}-wal`) && !existsSync(file))
    throw new StoreError(`${file} is missing, but its -wal file is there: put the database back`);
  if (existsSync(file + restoringSuffix) && !existsSync(file))
    throw new StoreError(`${file} was not restored completely: restore the backup again`);
  const tempFile = `${file}.${randomUUID()}.new`;
  try {
    createPrivateFolder(folder);
    closeSync(openSync(tempFile, 'wx', 0o600));
    const db = connect(tempFile, false);
    try {
      const tables = `${createTablesSql(sqliteDialect)} PRAGMA user_version = ${schemaVersion};`;
      db.exec(`BEGIN IMMEDIATE; ${tables} COMMIT`);
      // Two processes that start at once cannot both switch to WAL, so the file is switched before
      // it gets its name.
      db.exec('PRAGMA journal_mode = WAL');
    } finally {
      db.close();
    }
    publishFile(tempFile, file);
  } catch (error) {
    removeTempFile(tempFile);
    if (errorCode(error) !== 'EEXIST') throw toOpenError(error, file);
  }
}

/** Whether others than the owner may read the database or its journal. */
export function isReadableByOthers(file: string): boolean {
  return ['', '-wal', '-shm'].some(
    (suffix) => ((statSync(file + suffix, { throwIfNoEntry: false })?.mode ?? 0) & 0o077) !== 0,
  );
}

/** Makes a database readable by its owner only. @throws Error when the owner is somebody else */
export function restrictToOwner(file: string): void {
  for (const suffix of ['', '-wal', '-shm'])
    if (existsSync(file + suffix)) chmodSync(file + suffix, 0o600);
}

/** The value of a pragma, or the first line of its result. */
export function readPragma(db: DatabaseSync, name: string): unknown {
  return Object.values(db.prepare(`PRAGMA ${name}`).get() ?? {})[0];
}

export const damagedMessage = 'is damaged, or no database of this service: restore a backup';
const unwritable =
  'cannot be read or written: check its owner, its mode, DATA_DIR, and whether the disk is read-only';
const diskFull = 'cannot be written, because the disk is full or failing: make room';

const messagesByCode: Readonly<Record<number, string>> = {
  [sqliteCodes.busy]: 'is locked: end the other program that is using it',
  [sqliteCodes.readOnly]: unwritable,
  [sqliteCodes.ioError]: diskFull,
  [sqliteCodes.corrupt]: damagedMessage,
  [sqliteCodes.full]: diskFull,
  [sqliteCodes.cannotOpen]: unwritable,
  [sqliteCodes.notADatabase]: damagedMessage,
};

const messagesByErrno: Readonly<Record<string, string>> = {
  EACCES: unwritable,
  EPERM: unwritable,
  EROFS: unwritable,
  ENOTDIR: unwritable,
  ENOSPC: diskFull,
  EDQUOT: diskFull,
};

/**
 * Replaces an error of SQLite or the file system, whose text may quote stored data, by a line that
 * says what the operator can do.
 */
export function toOpenError(error: unknown, file: string): StoreError {
  if (error instanceof StoreError) return error;
  const name = errorName(error);
  const message = messagesByErrno[name] ?? messagesByCode[sqliteCode(error) ?? 0];
  return new StoreError(`${file} ${message ?? `cannot be used (${name}): check DATA_DIR`}`);
}

/** `SQLite 13` or a code such as `ENOSPC`. */
export function errorName(error: unknown): string {
  const number = sqliteCode(error);
  return number === undefined ? String(errorCode(error)) : `SQLite ${number}`;
}
