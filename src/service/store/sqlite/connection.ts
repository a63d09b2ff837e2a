import type { DatabaseSync, StatementSync } from 'node:sqlite';
import {
  type Operation,
  type Query,
  toProgramFailure,
  type Values,
  type WriteFailure,
} from '../database.ts';
import { checkVersion } from '../schema.ts';
import { FatalStoreError, StoreError } from '../store.ts';
import { extendedSqliteCode, fileIdentity, readPragma, sqliteCode } from './database-file.ts';

/** Prepares each statement once. */
export function createQuery(db: DatabaseSync): Query {
  const prepared = new Map<string, StatementSync>();
  return async (sql, values = {}) => {
    const statement = prepared.get(sql) ?? db.prepare(sql);
    prepared.set(sql, statement);
    // The tables are strict, and have no blobs.
    return statement.all(values) as Values[];
  };
}

/**
 * Runs operations in one transaction. No other statement runs between BEGIN and COMMIT, because
 * operations await only their own statements.
 */
export function createBatchRunner(db: DatabaseSync, file: string, query: Query) {
  const identity = fileIdentity(file);
  return async (operations: Operation[]): Promise<unknown[]> => {
    // The next start would not find what is committed to a moved file.
    if (fileIdentity(file) !== identity) throw new FatalStoreError(`${file} was moved or replaced`);
    try {
      db.exec('BEGIN IMMEDIATE');
      checkVersion(Number(readPragma(db, 'user_version')), file);
      const results: unknown[] = [];
      for (const operation of operations) results.push(await operation({ query, skipLocked: '' }));
      db.exec('COMMIT');
      return results;
    } catch (error) {
      if (db.isOpen && db.isTransaction) rollBack(db);
      throw error;
    }
  };
}

function rollBack(db: DatabaseSync): void {
  try {
    db.exec('ROLLBACK');
  } catch {
    // SQLite has already rolled back.
  }
}

/**
 * Out of memory, interrupted, disk full, refused values: other operations may succeed.
 * See sqlite.org/rescode.html.
 */
const recoverableCodes = [7, 9, 13, 18, 19, 20];

const busyCode = 5;
const diskFailedCode = 10;

/**
 * Extended codes of a write that failed: to a file, as when the account's quota is used up, for
 * which SQLite has no code of its own, or to the shared-memory file, which cannot grow. Nothing of
 * the transaction is kept. A failed sync is another code.
 */
const writeCodes: readonly (number | undefined)[] = [778, 4874];

/** Takes only the code of an error: its text may quote stored data. */
export function toWriteFailure(error: unknown): WriteFailure {
  const code = sqliteCode(error);
  if (code === undefined) return toProgramFailure(error);
  const isNoRoom = writeCodes.includes(extendedSqliteCode(error));
  const isTemporary = isNoRoom || recoverableCodes.includes(code);
  const kind = code === busyCode ? 'busy' : isTemporary ? 'refused' : 'broken';
  return { kind, error: new StoreError(describeFailure(kind, code)) };
}

function describeFailure(kind: WriteFailure['kind'], code: number): string {
  if (kind !== 'broken') return `SQLite error ${code} while storing`;
  const problem = code === diskFailedCode ? 'The disk failed' : 'Nothing can be stored';
  return `${problem} (SQLite error ${code})`;
}
