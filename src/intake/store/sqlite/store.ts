import type { DatabaseSync } from 'node:sqlite';
import type { Dialect, Query } from '../database.ts';
import { groupCommit } from '../group-commit.ts';
import { type Store, StoreError, type StoreReader } from '../store.ts';
import { readingOf, writingOf } from '../table-store.ts';
import { tablesVersion } from '../tables.ts';
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

/** What SQLite must say after opening: a commit survives a power cut (2 is FULL), and what is deleted is overwritten. */
const durability = { journal_mode: 'wal', synchronous: 2, secure_delete: 1, busy_timeout: 0 };

const dialect: Dialect = { skipLocked: '' };

export interface SqliteStore extends Store {
  /** Settings of the open connection, read back from SQLite. */
  readonly pragmas: Readonly<Record<keyof typeof durability, unknown>>;
}

/**
 * Opens the database of a folder, or makes both when they are not there.
 * @throws StoreError when it is damaged, of another version, or cannot be written
 */
export function openSqliteStore(folder: string): SqliteStore {
  const file = databaseIn(folder);
  const isNew = fileNumber(file) === undefined;
  if (isNew) createDatabase(folder);
  const number = fileNumber(file);
  return openDatabase(file, { readOnly: false }, (db) => {
    db.exec('PRAGMA journal_mode = WAL');
    // Some databases that cannot be written give a lock all the same: only a write shows it.
    db.exec('BEGIN IMMEDIATE; PRAGMA user_version = 0; ROLLBACK');
    const pragmas = {
      journal_mode: readPragma(db, 'journal_mode'),
      synchronous: readPragma(db, 'synchronous'),
      secure_delete: readPragma(db, 'secure_delete'),
      // Opening waits for a lock; from here on the event loop must go on.
      busy_timeout: readPragma(db, 'busy_timeout = 0'),
    };
    if (JSON.stringify(pragmas) !== JSON.stringify(durability)) {
      throw new StoreError(`${file} cannot be used safely: put DATA_DIR on a local disk`);
    }
    const warning = isShared(file) ? `${file} could be read by others: now by its owner only` : '';
    if (warning) makePrivate(file);

    function checkPlace(): void {
      if (db.isOpen && fileNumber(file) !== number)
        throw new StoreError(`${file} was moved or replaced`);
    }
    const query = queryOn(db);
    const transact = transactOn(db, file, query, checkPlace);
    const { transaction, broken } = groupCommit({ transact, explain });
    const reader = readerOf(db, file, async (sql, values) => {
      checkPlace();
      return query(sql, values);
    });
    const writing = writingOf({ dialect, query, transaction });
    return {
      pragmas,
      broken,
      ...reader,
      ...writing,
      about: { ...reader.about, isNew, ...(warning && { warning }) },
      async purge(before) {
        const count = await writing.purge(before);
        if (count > 0) emptyJournal(db);
        return count;
      },
      async erase(whose, say) {
        const references = await writing.erase(whose, say);
        say?.('Writing the database anew');
        if (!rewrite(db, folder)) {
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
 * @throws StoreError when it is damaged or of another version
 */
export function openSqliteReader(folder: string): StoreReader | undefined {
  const file = databaseIn(folder);
  if (fileNumber(file) === undefined) return undefined;
  return openDatabase(file, { readOnly: true }, (db) => readerOf(db, file, queryOn(db)));
}

function readerOf(db: DatabaseSync, place: string, query: Query): StoreReader {
  return {
    about: { place, version: tablesVersion },
    ...readingOf(query),
    async backup(file) {
      writeBackup(db, file);
    },
    async close() {
      if (db.isOpen) db.close();
    },
  };
}
