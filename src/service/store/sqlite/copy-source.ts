import type { Query } from '../database.ts';
import { copiedVersion } from '../schema.ts';
import { createQuery } from './connection.ts';
import { databasePath, fileIdentity, openDatabase } from './database-file.ts';

/** A locked database: other writers wait until it is closed. */
export interface SqliteSource {
  query: Query;
  /** Makes every program refuse this database from now on, including a running service. */
  markCopied(): void;
  close(): void;
}

/** @returns undefined when there is none */
export function openSqliteSource(folder: string): SqliteSource | undefined {
  const file = databasePath(folder);
  if (fileIdentity(file) === undefined) return undefined;
  return openDatabase(file, { readOnly: false }, (db) => {
    db.exec(`BEGIN IMMEDIATE; PRAGMA user_version = ${copiedVersion}`);
    return { query: createQuery(db), markCopied: () => db.exec('COMMIT'), close: () => db.close() };
  });
}
