import { randomUUID } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { migrate, schemaVersion } from './sqlite-tables.ts';
import { StoreError } from './store.ts';

export function databaseIn(folder: string): string {
  return join(folder, 'submissions.sqlite');
}

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
    throw explain(error, file);
  }
}

/** Node's own goes round in circles where a folder takes none in it, as /proc does. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Somebody else may have made it just now.
    if (!existsSync(folder)) throw error;
  }
}

/** Milliseconds: a start must not fail because a command of the operator writes in the same moment. */
const openingLockWait = 3_000;

/**
 * Opens a database of ours, checks it and brings an older one up to date; closes it again when it cannot be used. It
 * waits some seconds for another program's lock, nothing else running meanwhile, and goes on waiting as long later.
 * @param use takes the open database over
 * @throws StoreError when it is damaged, newer than this program, locked, or `use` throws
 */
export function openDatabase<Result>(
  file: string,
  { readOnly }: { readOnly: boolean },
  use: (db: DatabaseSync) => Result,
): Result {
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(file, { readOnly, timeout: openingLockWait });
    if (readPragma(db, 'quick_check(1)') !== 'ok') throw new StoreError(`${file} ${damaged}`);
    const version = Number(readPragma(db, 'user_version'));
    if (version > schemaVersion) {
      throw new StoreError(`${file} was written by a newer version: start that one`);
    }
    // An empty file, too, is what is left of something.
    if (version < 1) throw new StoreError(`${file} ${damaged}`);
    if (version < schemaVersion) {
      if (readOnly) throw new StoreError(`${file} is of an older version: start the service once`);
      migrate(db);
    }
    return use(db);
  } catch (error) {
    db?.close();
    throw explain(error, file);
  }
}

/**
 * Makes an empty database, readable by its owner only, unless somebody else was faster. It gets its name last: a
 * half-made one never stands where only a damaged one would.
 * @throws StoreError when the folder cannot be written, or what is left of a lost database lies there
 */
export function createDatabase(folder: string): void {
  const file = databaseIn(folder);
  // In this order: somebody else may be making both.
  if (existsSync(`${file}-wal`) && !existsSync(file)) {
    throw new StoreError(`${file} is missing, but not its -wal file: put it back`);
  }
  const draft = `${file}.${randomUUID()}.new`;
  try {
    makeFolder(folder);
    closeSync(openSync(draft, 'wx', 0o600));
    const db = new DatabaseSync(draft);
    try {
      migrate(db);
      // Here, where nobody else is: of two that start at once, SQLite would refuse one this change, without any waiting.
      db.exec('PRAGMA journal_mode = WAL');
    } finally {
      db.close();
    }
    giveName(draft, file);
  } catch (error) {
    removeDraft(draft);
    if ((error as { code?: unknown }).code !== 'EEXIST') throw explain(error, file);
  }
}

/**
 * Writes the database as of now into a file that only its owner can read. The file gets its name when it is complete.
 * @throws StoreError when it exists or cannot be written
 */
export function writeBackup(db: DatabaseSync, file: string): void {
  if (existsSync(file)) throw new StoreError(`${file} exists: name another file`);
  const draft = `${file}.part`;
  try {
    rmSync(draft, { force: true });
    closeSync(openSync(draft, 'wx', 0o600));
    db.prepare('VACUUM INTO ?').run(draft);
    syncToDisk(draft);
    giveName(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw new StoreError(`${file} cannot be written (${nameOf(error)}): name another file`);
  }
}

/**
 * Makes a backup the database of a folder that has none.
 * @param ifDue `send` mails what was due when the backup was made, which may have been mailed since; `hold` waits for
 *   the operator's word
 * @throws StoreError when the folder is not empty, or the backup cannot be read, is damaged, newer than this program, or
 *   only a part of a database
 */
export function restoreBackup(backup: string, folder: string, ifDue: 'send' | 'hold'): void {
  const file = databaseIn(folder);
  const draft = `${file}.new`;
  try {
    accessSync(backup, constants.R_OK);
  } catch (error) {
    throw new StoreError(`${backup} cannot be read (${nameOf(error)}): name a backup`);
  }
  if ((statSync(`${backup}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0) {
    throw new StoreError(
      `${backup} is no backup, and not all of it: the rest is in ${backup}-wal. Move both into DATA_DIR, as ${basename(file)} and ${basename(file)}-wal`,
    );
  }
  if (!isEmpty(folder)) {
    throw new StoreError(`${folder} is not empty: move what is in it, or set another DATA_DIR`);
  }
  try {
    makeFolder(folder);
    copyFileSync(backup, draft);
    chmodSync(draft, 0o600);
    openDatabase(draft, { readOnly: false }, (db) => {
      if (readPragma(db, 'integrity_check(1)') !== 'ok')
        throw new StoreError(`${draft} ${damaged}`);
      db.exec('PRAGMA synchronous = FULL; UPDATE deliveries SET claimed_until = NULL');
      // Most have been sent since, and nobody waits for the others.
      db.exec("UPDATE confirmations SET state = 'held' WHERE state = 'due'");
      if (ifDue === 'hold') db.exec("UPDATE deliveries SET state = 'held' WHERE state = 'due'");
      db.exec('PRAGMA journal_mode = WAL');
      db.close();
    });
    giveName(draft, file);
  } catch (error) {
    removeDraft(draft);
    throw new StoreError(explain(error, file).message.replaceAll(draft, backup));
  }
}

function isEmpty(folder: string): boolean {
  try {
    return !existsSync(folder) || readdirSync(folder).length === 0;
  } catch (error) {
    throw explain(error, databaseIn(folder));
  }
}

/** After something else went wrong, which is what is told. */
function removeDraft(draft: string): void {
  try {
    for (const ending of ['', '-wal', '-shm', '-journal']) rmSync(draft + ending, { force: true });
  } catch {
    // It is not there to be removed, or not ours.
  }
}

/** Unlike renaming, this replaces no file that came to be meanwhile. */
function giveName(draft: string, file: string): void {
  linkSync(draft, file);
  rmSync(draft);
  syncToDisk(dirname(file));
}

function syncToDisk(path: string): void {
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

const damaged = 'is damaged or no database of this service: restore a backup';
const unwritable = 'cannot be read or written: check its owner, its mode and DATA_DIR';

/** By result code, see sqlite.org/rescode.html. */
const explanations: Readonly<Record<number, string>> = {
  5: 'is locked: end the other program that is using it',
  8: unwritable,
  11: damaged,
  14: unwritable,
  26: damaged,
};

/** Of what the system says. */
const refusals = /^(EACCES|EPERM|EROFS|ENOTDIR)$/;

function explain(error: unknown, file: string): StoreError {
  if (error instanceof StoreError) return error;
  const isRefused = refusals.test(nameOf(error));
  const explanation = isRefused ? unwritable : explanations[sqliteCode(error) ?? 0];
  return new StoreError(
    `${file} ${explanation ?? `cannot be used (${nameOf(error)}): check DATA_DIR`}`,
  );
}

function nameOf(error: unknown): string {
  const number = sqliteCode(error);
  return number === undefined ? String((error as { code?: unknown }).code) : `SQLite ${number}`;
}
