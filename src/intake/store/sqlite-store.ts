import { statSync } from 'node:fs';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { type Failure, groupCommit } from './group-commit.ts';
import {
  createDatabase,
  databaseIn,
  fileNumber,
  openDatabase,
  readPragma,
  sqliteCode,
  writeBackup,
} from './sqlite-file.ts';
import { schemaVersion } from './sqlite-tables.ts';
import type { Steps, Work } from './steps.ts';
import { type Store, StoreError, type StoreReader } from './store.ts';
import { type Dialect, readingOf, writingOf } from './table-store.ts';

/** What SQLite must say after opening: a commit survives a power cut (2 is FULL), and what is deleted is overwritten. */
const durability = { journal_mode: 'wal', synchronous: 2, secure_delete: 1 };

const dialect: Dialect = { claiming: '' };

export interface SqliteStore extends Store {
  /** Settings of the open connection, read back from SQLite. */
  readonly pragmas: Readonly<Record<keyof typeof durability | 'busy_timeout', unknown>>;
}

/**
 * Opens the database of a folder, or makes both when they are not there.
 * @param lockWait milliseconds to wait for another program's lock, everything else waiting too; the service waits for
 *   none here, but lets its writes come back
 * @throws StoreError when it is damaged, newer than this program, or cannot be written
 */
export function openSqliteStore(folder: string, lockWait = 0): SqliteStore {
  const file = databaseIn(folder);
  if (fileNumber(file) === undefined) createDatabase(folder);
  const number = fileNumber(file);
  return openDatabase(file, { readOnly: false }, (db) => {
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
    // Some databases that cannot be written give a lock all the same: only a write shows it.
    db.exec('BEGIN IMMEDIATE; PRAGMA user_version = 0; ROLLBACK');
    const pragmas = {
      journal_mode: readPragma(db, 'journal_mode'),
      synchronous: readPragma(db, 'synchronous'),
      secure_delete: readPragma(db, 'secure_delete'),
      // Opening has waited; from here on it is as asked for.
      busy_timeout: readPragma(db, `busy_timeout = ${lockWait}`),
    };
    if (JSON.stringify(pragmas) !== JSON.stringify({ ...durability, busy_timeout: lockWait })) {
      throw new StoreError(`${file} cannot be used safely: put DATA_DIR on a local disk`);
    }
    const take = stepsOn(db);
    const checkPlace = placeOf(db, file, number);
    const { write, broken } = groupCommit({
      transact(works) {
        checkPlace();
        return transact(db, works, take);
      },
      explain,
    });
    const writing = writingOf(write, dialect);
    const reader = readerOf(db, file, take);
    return {
      pragmas,
      broken,
      ...reader,
      ...writing,
      async queue(now) {
        checkPlace();
        return reader.queue(now);
      },
      async purge(before) {
        const count = await writing.purge(before);
        if (count > 0) emptyJournal(db);
        return count;
      },
      async erase(email) {
        const references = await writing.erase(email);
        if (!scrub(db)) {
          throw new StoreError(
            `${[...references, file].join(', ')}: deleted, but the file is in use, or lacks room, and keeps traces: erase again`,
          );
        }
        return references;
      },
    };
  });
}

/**
 * Opens the database of a folder for reading, while the service may be running.
 * @returns undefined when there is none yet
 * @throws StoreError when it is damaged or newer than this program
 */
export function openSqliteReader(folder: string): StoreReader | undefined {
  const file = databaseIn(folder);
  return fileNumber(file) !== undefined
    ? openDatabase(file, { readOnly: true }, (db) => readerOf(db, file, stepsOn(db)))
    : undefined;
}

type Take = <Result>(steps: Steps<Result>) => Result;

function readerOf(db: DatabaseSync, place: string, take: Take): StoreReader {
  return {
    about: { place, version: schemaVersion },
    ...readingOf(async (work) => take(work())),
    async backup(file) {
      writeBackup(db, file);
    },
    async close() {
      if (db.isOpen) db.close();
    },
  };
}

/** Takes steps at once, each statement being prepared once. */
function stepsOn(db: DatabaseSync): Take {
  const prepared = new Map<string, StatementSync>();
  function prepare(sql: string): StatementSync {
    const statement = prepared.get(sql) ?? db.prepare(sql);
    prepared.set(sql, statement);
    return statement;
  }
  return (steps) => {
    let step = steps.next([]);
    while (!step.done) step = steps.next(prepare(step.value.sql).all(step.value.values));
    return step.value;
  };
}

function transact(db: DatabaseSync, works: Work[], take: Take): unknown[] {
  try {
    db.exec('BEGIN IMMEDIATE');
    const results = works.map((work) => take(work()));
    db.exec('COMMIT');
    return results;
  } catch (error) {
    if (db.isOpen && db.isTransaction) rollBack(db);
    throw error;
  }
}

function rollBack(db: DatabaseSync): void {
  try {
    db.exec('ROLLBACK');
  } catch {
    // SQLite has undone it by itself.
  }
}

/** What SQLite may answer to a write, see sqlite.org/rescode.html; the extended code of a shared-memory file that cannot grow. */
const codes = { busy: 5, input: 10, sharedMemorySize: 4874 };

function explain(error: unknown): Failure {
  if (error instanceof StoreError) {
    return { kind: error instanceof UnsavedError ? 'busy' : 'broken', error };
  }
  const code = sqliteCode(error);
  const isInput =
    code === codes.input && (error as { errcode?: unknown }).errcode !== codes.sharedMemorySize;
  return {
    kind: code === codes.busy ? 'busy' : isInput ? 'broken' : 'refused',
    error: new StoreError(
      isInput ? `The disk failed (SQLite error ${code})` : `SQLite error ${code} while storing`,
    ),
  };
}

/** Pages that were filled anew may hold scraps of what stood there before: writes all of them again. */
function scrub(db: DatabaseSync): boolean {
  try {
    db.exec('PRAGMA temp_store = MEMORY; VACUUM');
    return emptyJournal(db).busy === 0;
  } catch {
    return false;
  }
}

/**
 * Moves the journal into the database and cuts it to nothing.
 * @returns what SQLite says of it, see sqlite.org/pragma.html#pragma_wal_checkpoint; `busy` is 1 when somebody was
 *   reading
 */
function emptyJournal(db: DatabaseSync): Record<string, unknown> {
  return db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() ?? {};
}

/** To be tried again: another program is reading what must be saved. */
class UnsavedError extends StoreError {}

/**
 * A file that was moved away can still be written, and nobody would look for it there.
 * @param number of the database's file, as it was opened
 * @returns what throws a StoreError unless database and journal are where they were
 */
function placeOf(db: DatabaseSync, file: string, number: string | undefined): () => void {
  const journal = `${file}-wal`;
  const journalNumber = fileNumber(journal);
  return () => {
    if (!db.isOpen) return;
    if (fileNumber(file) !== number) throw new StoreError(`${file} was moved or replaced`);
    if (fileNumber(journal) === journalNumber) return;
    // Of a journal that others have written since, the database must get nothing of ours. Whoever looks in makes an
    // empty one.
    if ((statSync(journal, { throwIfNoEntry: false })?.size ?? 0) > 0) {
      throw new StoreError(`${journal} was replaced: end whatever uses it, and keep all files`);
    }
    // Ours is open still.
    const { log, checkpointed } = emptyJournal(db);
    const isSaved = log === checkpointed && Number(log) >= 0;
    throw isSaved
      ? new StoreError(`${journal} was moved or deleted: what was in it is saved, leave it away`)
      : new UnsavedError(`${journal} was moved or deleted, and is being read: saving it`);
  };
}
