import type { DatabaseSync, StatementSync } from 'node:sqlite';
import {
  type Operation,
  type Query,
  toProgramFailure,
  type Values,
  type WriteFailure,
} from '../database.ts';
import { checkVersion } from '../schema.ts';
import { FatalStoreError, StoreError } from '../store-errors.ts';
import { fileIdentity, readPragma } from './database-file.ts';
import {
  extendedSqliteCode,
  extendedSqliteCodes,
  sqliteCode,
  sqliteCodes,
} from './sqlite-codes.ts';

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
      for (const operation of operations)
        results.push(await operation({ query, skipLocked: () => '' }));
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

/** After these errors, other operations may succeed. */
const recoverableCodes: readonly number[] = [
  sqliteCodes.noMemory,
  sqliteCodes.interrupted,
  sqliteCodes.full,
  sqliteCodes.tooBig,
  sqliteCodes.constraint,
  sqliteCodes.mismatch,
];

/**
 * With these extended codes an I/O error is harmless, too: nothing of the transaction was written.
 * A failed sync has another code, after which the file may lack what was committed.
 */
const recoverableExtendedCodes: readonly (number | undefined)[] =
  Object.values(extendedSqliteCodes);

/** Takes only the code of an error: its text may quote stored data. */
export function toWriteFailure(error: unknown): WriteFailure {
  const code = sqliteCode(error);
  if (code === undefined) return toProgramFailure(error);
  const isRecoverable =
    recoverableCodes.includes(code) || recoverableExtendedCodes.includes(extendedSqliteCode(error));
  const kind = code === sqliteCodes.busy ? 'busy' : isRecoverable ? 'refused' : 'broken';
  return { kind, error: new StoreError(describeFailure(kind, code)) };
}

function describeFailure(kind: WriteFailure['kind'], code: number): string {
  if (kind !== 'broken') return `SQLite error ${code} while storing`;
  const problem = code === sqliteCodes.ioError ? 'The disk failed' : 'Nothing can be stored';
  return `${problem} (SQLite error ${code})`;
}
