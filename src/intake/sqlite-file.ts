import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StoreError } from './store.ts';

/** Raised with every change of the tables; a database with a higher one is left alone. */
const schemaVersion = 1;

const schema = `
  CREATE TABLE submissions (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    reference TEXT NOT NULL UNIQUE,
    received_at TEXT NOT NULL,
    language TEXT NOT NULL,
    idempotency_key TEXT UNIQUE,
    payload TEXT NOT NULL,
    marks TEXT NOT NULL,
    channel TEXT NOT NULL
  ) STRICT;
  PRAGMA user_version = ${schemaVersion};
`;

export function databaseIn(folder: string): string {
  return join(folder, 'submissions.sqlite');
}

/**
 * Opens a database of ours and checks it; closes it again when it cannot be used.
 * @param use takes the open database over
 * @throws StoreError when it is damaged, newer than this program, locked, or `use` throws
 */
export function openDatabase<Result>(
  file: string,
  readOnly: boolean,
  use: (db: DatabaseSync) => Result,
): Result {
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(file, { readOnly, timeout: 0 });
    if (readPragma(db, 'quick_check(1)') !== 'ok') throw new StoreError(`${file} ${damaged}`);
    const version = Number(readPragma(db, 'user_version'));
    if (version > schemaVersion) {
      throw new StoreError(`${file} was written by a newer version: start that one`);
    }
    // An empty file, too, is what is left of something.
    if (version < schemaVersion) throw new StoreError(`${file} ${damaged}`);
    return use(db);
  } catch (error) {
    db?.close();
    throw explain(error, file);
  }
}

/**
 * Makes an empty database, readable by its owner only. It gets its name last: a half-made one never stands where only
 * a damaged one would.
 * @throws StoreError when the folder cannot be written, or what is left of a lost database lies there
 */
export function createDatabase(folder: string): void {
  const file = databaseIn(folder);
  if (existsSync(`${file}-wal`)) {
    throw new StoreError(`${file} is missing, but not its -wal file: put it back`);
  }
  const draft = `${file}.new`;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    rmSync(draft, { force: true });
    closeSync(openSync(draft, 'wx', 0o600));
    const db = new DatabaseSync(draft);
    db.exec(`BEGIN; ${schema} COMMIT`);
    db.close();
    renameSync(draft, file);
    const handle = openSync(folder, 'r');
    fsyncSync(handle);
    closeSync(handle);
  } catch (error) {
    throw explain(error, file);
  }
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
const unwritable = 'cannot be written: check its owner, its mode and DATA_DIR';

/** By result code, see sqlite.org/rescode.html. */
const explanations: Readonly<Record<number, string>> = {
  5: 'is locked: end the other program that is using it',
  8: unwritable,
  11: damaged,
  14: unwritable,
  26: damaged,
};

function explain(error: unknown, file: string): StoreError {
  if (error instanceof StoreError) return error;
  const number = sqliteCode(error);
  const name = number === undefined ? (error as { code?: unknown }).code : `SQLite ${number}`;
  return new StoreError(
    `${file} ${explanations[number ?? 0] ?? `cannot be used (${name}): check DATA_DIR`}`,
  );
}
