import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StoreError } from '../store.ts';
import { checkVersion, sqliteTypes, tablesIn, tablesVersion } from '../tables.ts';

export function databaseIn(folder: string): string {
  return join(folder, 'submissions.sqlite');
}

/** A restore writes here until it is complete. */
export const restoringEnd = '.restoring';

/**
 * Which file stands there: with another number it is another one, however it came there.
 * @returns undefined when there is none
 * @throws StoreError when nobody may tell
 */
export function fileNumber(file: string): string | undefined {
  try {
    const found = statSync(file, { bigint: true, throwIfNoEntry: false });
    return found && `${found.dev}:${found.ino}`;
  } catch (error) {
    throw explainOpening(error, file);
  }
}

/** Node's own goes round in circles where a folder takes none in it, as /proc does. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have made it just now.
    if (!existsSync(folder)) throw error;
  }
}

/** Milliseconds: a start must not fail because a command of the operator writes in the same moment. */
const openingLockWait = 3_000;

/** A connection on which a commit survives a power cut and what is deleted is overwritten, from its first write on. */
function connect(file: string, readOnly: boolean): DatabaseSync {
  const db = new DatabaseSync(file, { readOnly, timeout: openingLockWait });
  if (!readOnly) {
    db.exec('PRAGMA secure_delete = ON; PRAGMA synchronous = FULL; PRAGMA temp_store = MEMORY');
  }
  return db;
}

/**
 * Opens a database of the service and checks it; closes it again when it cannot be used. It waits some seconds for
 * another program's lock, nothing else running meanwhile, and goes on waiting as long later.
 * @param use takes the open database over
 * @param allowed versions of its tables; that of this program, unless told otherwise
 * @throws StoreError when it is damaged, of another version, locked, or `use` throws
 */
export function openDatabase<Result>(
  file: string,
  { readOnly }: { readOnly: boolean },
  use: (db: DatabaseSync) => Result,
  allowed?: number[],
): Result {
  let db: DatabaseSync | undefined;
  try {
    db = connect(file, readOnly);
    const version = Number(readPragma(db, 'user_version'));
    // An empty file, too, is what is left of something.
    if (readPragma(db, 'quick_check(1)') !== 'ok' || version === 0) {
      throw new StoreError(`${file} ${damaged}`);
    }
    checkVersion(version, file, allowed);
    return use(db);
  } catch (error) {
    if (db?.isOpen) db.close();
    throw explainOpening(error, file);
  }
}

/**
 * Makes an empty database, readable by its owner only, unless another process was faster. It gets its name last: a
 * half-made one never stands where only a damaged one would.
 * @throws StoreError when the folder cannot be written, or what is left of a lost database lies there
 */
export function createDatabase(folder: string): void {
  const file = databaseIn(folder);
  // In this order: another process may be making both.
  if (existsSync(`${file}-wal`) && !existsSync(file)) {
    throw new StoreError(`${file} is missing, but not its -wal file: put it back`);
  }
  if (existsSync(file + restoringEnd) && !existsSync(file)) {
    throw new StoreError(`${file} was not restored to its end: restore the backup again`);
  }
  const draft = `${file}.${randomUUID()}.new`;
  try {
    makeFolder(folder);
    closeSync(openSync(draft, 'wx', 0o600));
    const db = connect(draft, false);
    try {
      const tables = `${tablesIn(sqliteTypes)} PRAGMA user_version = ${tablesVersion};`;
      db.exec(`BEGIN IMMEDIATE; ${tables} COMMIT`);
      // Here, where nobody else is: of two that start at once, SQLite would refuse one this change, without any waiting.
      db.exec('PRAGMA journal_mode = WAL');
    } finally {
      db.close();
    }
    giveName(draft, file);
  } catch (error) {
    removeDraft(draft);
    if ((error as { code?: unknown }).code !== 'EEXIST') throw explainOpening(error, file);
  }
}

/** @returns whether anybody but the owner may read the file or its journal */
export function isShared(file: string): boolean {
  return ['', '-wal', '-shm'].some(
    (end) => ((statSync(file + end, { throwIfNoEntry: false })?.mode ?? 0) & 0o077) !== 0,
  );
}

/** Takes a database away from everybody but its owner. @throws Error when the file is somebody else's */
export function makePrivate(file: string): void {
  for (const end of ['', '-wal', '-shm']) if (existsSync(file + end)) chmodSync(file + end, 0o600);
}

/** After something else went wrong, which is what is told. */
export function removeDraft(draft: string): void {
  try {
    for (const end of ['', '-wal', '-shm', '-journal']) rmSync(draft + end, { force: true });
  } catch {
    // It is not there to be removed, or somebody else's.
  }
}

/** Unlike renaming, this replaces no file that came to be meanwhile. */
export function giveName(draft: string, file: string): void {
  linkSync(draft, file);
  rmSync(draft);
  syncToDisk(dirname(file));
}

export function syncToDisk(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/** The one value of a pragma. */
export function readPragma(db: DatabaseSync, name: string): unknown {
  return Object.values(db.prepare(`PRAGMA ${name}`).get() ?? {})[0];
}

/** SQLite's own number of an error, without its variety; the text of the error may quote what was stored. */
export function sqliteCode(error: unknown): number | undefined {
  const { errcode } = error as { errcode?: unknown };
  return typeof errcode === 'number' ? errcode & 0xff : undefined;
}

export const damaged = 'is damaged or no database of this service: restore a backup';
const unwritable = 'cannot be read or written: check its owner, its mode and DATA_DIR';

/** By result code, see sqlite.org/rescode.html. */
const explanations: Readonly<Record<number, string>> = {
  5: 'is locked: end the other program that is using it',
  8: unwritable,
  11: damaged,
  14: unwritable,
  26: damaged,
};

/** What the system says when it refuses. */
const refusals = /^(EACCES|EPERM|EROFS|ENOTDIR)$/;

export function explainOpening(error: unknown, file: string): StoreError {
  if (error instanceof StoreError) return error;
  const name = nameOf(error);
  const explanation = refusals.test(name) ? unwritable : explanations[sqliteCode(error) ?? 0];
  return new StoreError(`${file} ${explanation ?? `cannot be used (${name}): check DATA_DIR`}`);
}

export function nameOf(error: unknown): string {
  const number = sqliteCode(error);
  return number === undefined ? String((error as { code?: unknown }).code) : `SQLite ${number}`;
}
