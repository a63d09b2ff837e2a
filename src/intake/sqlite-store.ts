import { existsSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import type { Language } from '../i18n/languages.ts';
import { createDatabase, databaseIn, openDatabase, readPragma, sqliteCode } from './sqlite-file.ts';
import {
  type Accepted,
  type Channel,
  type Content,
  KeyReusedError,
  type Mark,
  type Store,
  StoreError,
  type StoreReader,
  type Submission,
} from './store.ts';

/**
 * What SQLite must say after opening: a commit survives a power cut (2 is FULL), and a lock is refused at once, since
 * waiting for one would hold up every other request.
 */
const durability = { journal_mode: 'wal', synchronous: 2, busy_timeout: 0 };

export interface SqliteStore extends Store {
  /** Settings of the open connection, read back from SQLite. */
  readonly pragmas: Readonly<Record<keyof typeof durability, unknown>>;
}

/**
 * Opens the database of a folder, or makes both when they are not there.
 * @throws StoreError when it is damaged, newer than this program, or cannot be written
 */
export function openSqliteStore(folder: string): SqliteStore {
  const file = databaseIn(folder);
  if (!existsSync(file)) createDatabase(folder);
  return openDatabase(file, false, (db) => {
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 0');
    const pragmas = {
      journal_mode: readPragma(db, 'journal_mode'),
      synchronous: readPragma(db, 'synchronous'),
      busy_timeout: readPragma(db, 'busy_timeout'),
    };
    if (JSON.stringify(pragmas) !== JSON.stringify(durability)) {
      throw new StoreError(`${file} cannot be used safely: put DATA_DIR on a local disk`);
    }
    // Some databases that cannot be written give a lock all the same: only a write shows it.
    db.exec('BEGIN IMMEDIATE; PRAGMA user_version = 0; ROLLBACK');
    return { pragmas, ...readerOf(db), accept: accepterOf(db) };
  });
}

/**
 * Opens the database of a folder for reading, while the service may be running.
 * @returns undefined when there is none yet
 * @throws StoreError when it is damaged or newer than this program
 */
export function openSqliteReader(folder: string): StoreReader | undefined {
  const file = databaseIn(folder);
  return existsSync(file) ? openDatabase(file, true, readerOf) : undefined;
}

function accepterOf(db: DatabaseSync): Store['accept'] {
  const findEarlier = db.prepare(
    'SELECT * FROM submissions WHERE idempotency_key = ? OR reference = ?',
  );
  const insert = db.prepare(`
    INSERT INTO submissions VALUES
      (:id, :kind, :reference, :received_at, :language, :idempotency_key, :payload, :marks, :channel)
  `);

  function acceptNow(submission: Submission): Accepted {
    const row = rowOf(submission);
    const earlier = findEarlier.get(row.idempotency_key, row.reference) as Row | undefined;
    if (!earlier) {
      insert.run({ ...row });
      // The row of the outgoing mail joins this transaction, so that neither is stored without the other.
      return { submission, repeated: false };
    }
    // A caller chooses the key, and with it the reference: that can be taken under another key, too.
    const isSame = (['idempotency_key', 'kind', 'payload'] as const).every(
      (column) => earlier[column] === row[column],
    );
    if (!isSame) throw new KeyReusedError();
    return { submission: submissionOf(earlier), repeated: true };
  }

  return async (submission) => {
    try {
      db.exec('BEGIN IMMEDIATE');
      const accepted = acceptNow(submission);
      db.exec('COMMIT');
      return accepted;
    } catch (error) {
      if (db.isOpen && db.isTransaction) db.exec('ROLLBACK');
      if (error instanceof KeyReusedError) throw error;
      throw new StoreError(`SQLite error ${sqliteCode(error)} while storing`);
    }
  };
}

function readerOf(db: DatabaseSync): StoreReader {
  const all = db.prepare('SELECT * FROM submissions ORDER BY received_at, rowid');
  const byReference = db.prepare('SELECT * FROM submissions WHERE reference = ?');
  return {
    async list() {
      return (all.all() as unknown as Row[]).map(submissionOf);
    },
    async find(reference) {
      const row = byReference.get(reference) as Row | undefined;
      return row && submissionOf(row);
    },
    async close() {
      if (db.isOpen) db.close();
    },
  };
}

type Row = {
  id: string;
  kind: Content['kind'];
  reference: string;
  received_at: string;
  language: Language;
  idempotency_key: string | null;
  payload: string;
  marks: string;
  channel: Channel;
};

function rowOf({ receivedAt, idempotencyKey, payload, marks, ...same }: Submission): Row {
  return {
    ...same,
    received_at: receivedAt,
    idempotency_key: idempotencyKey,
    payload: JSON.stringify(payload),
    marks: JSON.stringify(marks),
  };
}

function submissionOf(row: Row): Submission {
  const { received_at: receivedAt, idempotency_key: idempotencyKey, ...same } = row;
  const content = { kind: row.kind, payload: JSON.parse(row.payload) } as Content;
  const marks = JSON.parse(row.marks) as Mark[];
  return { ...same, ...content, marks, receivedAt, idempotencyKey };
}
