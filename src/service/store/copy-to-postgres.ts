import { createHash } from 'node:crypto';
import { type Query, readBatches } from './database.ts';
import { fillDatabase } from './postgres/prepare-database.ts';
import { copiedVersion, type TableName, tableNames } from './schema.ts';
import { createQuery } from './sqlite/connection.ts';
import { databaseExists, databasePath, openDatabase } from './sqlite/database-file.ts';
import type { OnProgress } from './store.ts';
import { StoreError } from './store-errors.ts';

/** A locked database: other writers wait until it is closed. */
interface SqliteSource {
  query: Query;
  /** Makes every program refuse this database from now on, including a running service. */
  markCopied(): void;
  close(): void;
}

/** @returns undefined when there is none */
export function openSqliteSource(folder: string): SqliteSource | undefined {
  if (!databaseExists(folder)) return undefined;
  const db = openDatabase(databasePath(folder), { readOnly: false }, (opened) =>
    opened.exec(`BEGIN IMMEDIATE; PRAGMA user_version = ${copiedVersion}`),
  );
  return { query: createQuery(db), markCopied: () => db.exec('COMMIT'), close: () => db.close() };
}

/** The number and hash of a table's rows, equal in both databases. */
interface TableDigest {
  table: TableName;
  rows: number;
  hash: string;
}

/**
 * Copies SQLite to PostgreSQL in one transaction; afterwards every program refuses the
 * SQLite database.
 * @throws StoreError when PostgreSQL is in use, or its rows differ. SQLite is then as before
 */
export async function copyToPostgres(
  source: SqliteSource,
  databaseUrl: string,
  onProgress?: OnProgress,
): Promise<TableDigest[]> {
  const digests = await fillDatabase(databaseUrl, async (query) => {
    await copyRows(source.query, query, onProgress);
    onProgress?.('Comparing');
    const [from, to] = [await digest(source.query), await digest(query)];
    if (JSON.stringify(from) !== JSON.stringify(to))
      throw new StoreError('The copy differs from the database: copy again');
    return from;
  });
  // PostgreSQL first: if marking SQLite fails, SQLite is still in use. It is locked, so nothing
  // came in between.
  try {
    source.markCopied();
  } catch {
    throw new StoreError(
      'PostgreSQL has everything, but SQLite could not be marked as copied and stays in use: make room on its disk, drop the PostgreSQL database, create it again, and copy again',
    );
  }
  return digests;
}

async function copyRows(from: Query, to: Query, onProgress?: OnProgress): Promise<void> {
  let done = 0;
  for (const table of tableNames) {
    for await (const rows of readBatches(from, `SELECT * FROM ${table}`)) {
      await to(
        `INSERT INTO ${table}
          SELECT * FROM json_populate_recordset(CAST(NULL AS ${table}), CAST(:rows AS json))`,
        { rows: JSON.stringify(rows) },
      );
      done += rows.length;
      onProgress?.('Copying', done);
    }
  }
}

async function digest(query: Query): Promise<TableDigest[]> {
  const digests: TableDigest[] = [];
  for (const table of tableNames) {
    const hash = createHash('sha256');
    let count = 0;
    for await (const rows of readBatches(query, `SELECT * FROM ${table}`)) {
      count += rows.length;
      // Sorted, because columns that a later version adds may have another place in each database.
      for (const row of rows) hash.update(`${JSON.stringify(row, Object.keys(row).sort())}\n`);
    }
    digests.push({ table, rows: count, hash: hash.digest('hex') });
  }
  return digests;
}
