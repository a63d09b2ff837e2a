import type { DatabaseSync } from 'node:sqlite';
import type { Query } from '../database.ts';
import { copied, tablesVersion } from '../tables.ts';
import { queryOn } from './connection.ts';
import { databaseIn, explainOpening, fileNumber, openDatabase } from './file.ts';

export interface SqliteSource {
  query: Query;
  /** Reads all tables as they were at one moment, whatever is stored meanwhile. */
  read<Result>(work: (query: Query) => Promise<Result>): Promise<Result>;
  /** Makes every other writer wait until {@link leave} or {@link close}. */
  lock(): void;
  /** Makes every program refuse this database from now on, including a running service. */
  leave(): void;
  close(): void;
}

/** @returns undefined when there is none */
export function openSqliteSource(folder: string): SqliteSource | undefined {
  const file = databaseIn(folder);
  if (fileNumber(file) === undefined) return undefined;
  const use = (db: DatabaseSync): SqliteSource => ({
    query: queryOn(db),
    async read(work) {
      db.exec('SAVEPOINT reading');
      try {
        return await work(queryOn(db));
      } finally {
        db.exec('RELEASE reading');
      }
    },
    lock() {
      try {
        db.exec('BEGIN IMMEDIATE');
      } catch (error) {
        throw explainOpening(error, file);
      }
    },
    leave: () => db.exec(`PRAGMA user_version = ${copied.away}; COMMIT`),
    close: () => db.close(),
  });
  return openDatabase(file, { readOnly: false }, use, [tablesVersion, copied.away]);
}
