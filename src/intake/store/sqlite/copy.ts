import type { Query } from '../database.ts';
import { copiedAway } from '../tables.ts';
import { queryOn } from './connection.ts';
import { databaseIn, fileNumber, openDatabase } from './file.ts';

/** A locked database: other writers wait until it is closed. */
export interface SqliteSource {
  query: Query;
  /** Makes every program refuse this database from now on, including a running service. */
  leave(): void;
  close(): void;
}

/** @returns undefined when there is none */
export function openSqliteSource(folder: string): SqliteSource | undefined {
  const file = databaseIn(folder);
  if (fileNumber(file) === undefined) return undefined;
  return openDatabase(file, { readOnly: false }, (db) => {
    db.exec(`BEGIN IMMEDIATE; PRAGMA user_version = ${copiedAway}`);
    return { query: queryOn(db), leave: () => db.exec('COMMIT'), close: () => db.close() };
  });
}
