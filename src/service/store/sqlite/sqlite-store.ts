import type { DatabaseSync } from 'node:sqlite';
import type { Query } from '../database.ts';
import { groupCommit } from '../group-commit.ts';
import { createReader, createWriter } from '../sql-store.ts';
import type { Store, StoreReader } from '../store.ts';
import { StoreError } from '../store-errors.ts';
import { writeBackup } from './backup.ts';
import { createBatchRunner, createQuery, toWriteFailure } from './connection.ts';
import {
  createDatabase,
  databaseExists,
  databasePath,
  isReadableByOthers,
  openDatabase,
  readPragma,
  restrictToOwner,
} from './database-file.ts';
import { truncateWal, vacuum } from './vacuum.ts';

/**
 * What the pragmas must say after `connect` and {@link prepareForWriting} have set them, which a
 * network disk may ignore: a commit survives a power cut (2 is FULL), deleted data is overwritten,
 * no statement blocks.
 */
const requiredPragmas = { journal_mode: 'wal', synchronous: 2, secure_delete: 1, busy_timeout: 0 };

/**
 * Opens the store in a folder, and makes it where there is none.
 * @throws StoreError when it is damaged, of another version, or unwritable
 */
export function openSqliteStore(folder: string): Store {
  const file = databasePath(folder);
  const isNew = !databaseExists(folder);
  if (isNew) createDatabase(folder);
  let warning: string | undefined;
  const db = openDatabase(file, { readOnly: false }, (opened) => {
    prepareForWriting(opened, file);
    if (!isReadableByOthers(file)) return;
    restrictToOwner(file);
    warning = `${file} was readable by others: now by its owner only`;
  });
  const query = createQuery(db);
  const { transaction, fatalError } = groupCommit({
    runBatch: createBatchRunner(db, file, query),
    toWriteFailure,
  });
  const reader = createFileReader(db, file, query);
  const writer = createWriter({ query, transaction });
  return {
    fatalError,
    ...reader,
    ...writer,
    info: { ...reader.info, isNew, warning },
    async purge(before) {
      const count = await writer.purge(before);
      // While another program reads, the journal stays until a later purge that
      // deletes something.
      if (count > 0) truncateWal(db);
      return count;
    },
    async erase(references, onProgress) {
      const erased = await writer.erase(references);
      onProgress?.('Rewriting the database');
      if (!(await vacuum(db))) {
        const deleted = erased.length > 0 ? `Deleted: ${erased.join(', ')}` : 'Nothing was found';
        throw new StoreError(
          `${deleted}, but ${file} keeps traces, because another program reads it or the disk is full: erase again`,
        );
      }
      return erased;
    },
  };
}

/** @throws StoreError when the disk ignores a pragma; errors of SQLite */
function prepareForWriting(db: DatabaseSync, file: string): void {
  db.exec('PRAGMA journal_mode = WAL');
  // Writes and rolls back: in a file that it cannot write, SQLite would begin a reading transaction
  // without an error.
  db.exec('BEGIN IMMEDIATE; PRAGMA user_version = 0; ROLLBACK');
  // Only opening may wait for a lock: waiting blocks the event loop.
  db.exec('PRAGMA busy_timeout = 0');
  recoverWal(db);
  if (Object.entries(requiredPragmas).some(([name, value]) => readPragma(db, name) !== value))
    throw new StoreError(`${file} cannot be used safely: put DATA_DIR on a local disk`);
}

/**
 * Opens the store in a folder for reading.
 * @returns undefined without a database.
 * @throws StoreError when it is damaged or of another version
 */
export function openSqliteReader(folder: string): StoreReader | undefined {
  if (!databaseExists(folder)) return undefined;
  const file = databasePath(folder);
  const db = openDatabase(file, { readOnly: true });
  return createFileReader(db, file, createQuery(db));
}

/**
 * Moves what a crash left in the journal into the database file. After a failed sync, a part of the
 * journal may be in memory only, and a power cut would take everything after it. A full disk does
 * not stop a start.
 */
function recoverWal(db: DatabaseSync): void {
  try {
    truncateWal(db);
  } catch (error) {
    if (toWriteFailure(error).kind === 'broken') throw error;
  }
}

function createFileReader(db: DatabaseSync, label: string, query: Query): StoreReader {
  return {
    info: { label },
    ...createReader(query),
    backup: (file) => writeBackup(db, file),
    async close() {
      if (db.isOpen) db.close();
    },
  };
}
