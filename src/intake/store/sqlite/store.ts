import type { DatabaseSync } from 'node:sqlite';
import type { Query } from '../database.ts';
import { groupCommit } from '../group-commit.ts';
import { type Store, StoreError, type StoreReader } from '../store.ts';
import { readingOf, writingOf } from '../table-store.ts';
import { emptyJournal, rewrite, writeBackup } from './backup.ts';
import { explain, queryOn, transactOn } from './connection.ts';
import {
  createDatabase,
  databaseIn,
  fileNumber,
  isShared,
  makePrivate,
  openDatabase,
  readPragma,
} from './file.ts';

/** Pragmas after opening: a commit survives a power cut (2 is FULL), deleted data is overwritten, no statement blocks. */
const durability = { journal_mode: 'wal', synchronous: 2, secure_delete: 1, busy_timeout: 0 };

/** Makes a missing folder or database. @throws StoreError when it is damaged, of another version, or unwritable */
export function openSqliteStore(folder: string): Store {
  const file = databaseIn(folder);
  const isNew = fileNumber(file) === undefined;
  if (isNew) createDatabase(folder);
  return openDatabase(file, { readOnly: false }, (db) => {
    db.exec('PRAGMA journal_mode = WAL');
    // A trial: in a file that it cannot write, SQLite begins a reading transaction instead.
    db.exec('BEGIN IMMEDIATE; PRAGMA user_version = 0; ROLLBACK');
    // Only opening may wait for a lock: waiting blocks the event loop.
    db.exec('PRAGMA busy_timeout = 0');
    settleJournal(db);
    if (Object.entries(durability).some(([name, value]) => readPragma(db, name) !== value)) {
      throw new StoreError(`${file} cannot be used safely: put DATA_DIR on a local disk`);
    }
    const warning = isShared(file) ? `${file} was readable by others: now by its owner only` : '';
    if (warning) makePrivate(file);

    const query = queryOn(db);
    const { transaction, broken } = groupCommit({ transact: transactOn(db, file, query), explain });
    const reader = readerOf(db, file, query);
    const writing = writingOf({ query, transaction });
    return {
      broken,
      ...reader,
      ...writing,
      about: { ...reader.about, isNew, ...(warning && { warning }) },
      async purge(before) {
        const count = await writing.purge(before);
        // While another program reads, the journal stays until a later purge that deletes something.
        if (count > 0) emptyJournal(db);
        return count;
      },
      async erase(references, say) {
        const erased = await writing.erase(references);
        say?.('Rewriting the database');
        if (!(await rewrite(db))) {
          const deleted = erased.length > 0 ? `Deleted: ${erased.join(', ')}` : 'Nothing was found';
          throw new StoreError(
            `${deleted}, but ${file} keeps traces, because another program reads it or the disk is full: erase again`,
          );
        }
        return erased;
      },
    };
  });
}

/** @returns undefined without a database. @throws StoreError when it is damaged or of another version */
export function openSqliteReader(folder: string): StoreReader | undefined {
  const file = databaseIn(folder);
  if (fileNumber(file) === undefined) return undefined;
  return openDatabase(file, { readOnly: true }, (db) => readerOf(db, file, queryOn(db)));
}

/**
 * Moves what a crash left in the journal into the database file. After a failed sync, a part of the journal may be in
 * memory only, and a power cut would take everything after it. A full disk does not stop a start.
 */
function settleJournal(db: DatabaseSync): void {
  try {
    emptyJournal(db);
  } catch (error) {
    if (explain(error).kind === 'broken') throw error;
  }
}

function readerOf(db: DatabaseSync, place: string, query: Query): StoreReader {
  return {
    about: { place },
    ...readingOf(query),
    async backup(file) {
      writeBackup(db, file);
    },
    async close() {
      if (db.isOpen) db.close();
    },
  };
}
