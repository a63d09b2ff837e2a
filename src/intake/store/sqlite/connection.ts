import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Failure, Query, Work } from '../database.ts';
import { StoreError } from '../store.ts';
import { checkVersion } from '../tables.ts';
import { readPragma, sqliteCode } from './file.ts';

/** Prepares each statement once. */
export function queryOn(db: DatabaseSync): Query {
  const prepared = new Map<string, StatementSync>();
  return async <Row>(sql: string, values = {}) => {
    const statement = prepared.get(sql) ?? db.prepare(sql);
    prepared.set(sql, statement);
    return statement.all(values) as Row[];
  };
}

/**
 * Between BEGIN and COMMIT only promises are resolved, so that nobody reads what is not committed.
 * @param checkPlace throws a StoreError unless the file is where it was opened
 */
export function transactOn(db: DatabaseSync, file: string, query: Query, checkPlace: () => void) {
  return async (works: Work[]): Promise<unknown[]> => {
    checkPlace();
    try {
      db.exec('BEGIN IMMEDIATE');
      checkVersion(Number(readPragma(db, 'user_version')), file);
      const results: unknown[] = [];
      for (const work of works) results.push(await work(query));
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
    // SQLite has undone it by itself.
  }
}

/**
 * Codes after which another submission may be stored: no memory, interrupted, no room, and values that the tables
 * refuse. See sqlite.org/rescode.html.
 */
const passing = [7, 9, 13, 18, 19, 20];

/** The last one is the extended code of a shared-memory file that cannot grow. */
const codes = { busy: 5, input: 10, sharedMemorySize: 4874 };

export function explain(error: unknown): Failure {
  if (error instanceof StoreError) return { kind: 'broken', error };
  const code = sqliteCode(error);
  const isNoRoom = (error as { errcode?: unknown }).errcode === codes.sharedMemorySize;
  const isPassing = code === undefined || isNoRoom || passing.includes(code);
  const what = code === codes.input && !isNoRoom ? 'The disk failed' : 'Nothing can be stored';
  return {
    kind: code === codes.busy ? 'busy' : isPassing ? 'refused' : 'broken',
    error: new StoreError(
      isPassing || code === codes.busy
        ? `SQLite error ${code ?? 'none, but one of this program'} while storing`
        : `${what} (SQLite error ${code})`,
    ),
  };
}
