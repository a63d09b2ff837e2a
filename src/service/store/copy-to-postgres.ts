import { createHash } from 'node:crypto';
import type { Query, Values } from './database.ts';
import { batchSize } from './erasure.ts';
import { fillDatabase } from './postgres/prepare-database.ts';
import type { SqliteSource } from './sqlite/copy-source.ts';
import { type OnProgress, StoreError } from './store.ts';

/** Columns by table, in the order in which rows can be inserted. */
const columnsByTable = {
  submissions:
    'number, id, kind, reference, received_at, language, idempotency_key, payload, marks, channel, content_hash',
  deliveries:
    'number, state, attempts, next_attempt, claimed_until, failing_since, last_error, sent_at',
  confirmations:
    'number, recipient, state, attempts, next_attempt, claimed_until, failing_since, last_error, sent_at',
};

type Table = keyof typeof columnsByTable;
const tableNames = Object.keys(columnsByTable) as Table[];

/** The number and hash of the rows of each table, equal in both databases. */
export type TableDigests = Record<Table, { rows: number; hash: string }>;

/**
 * Copies SQLite to PostgreSQL in one transaction; afterwards every program refuses the SQLite database.
 * @throws StoreError when PostgreSQL is in use, or its rows differ. SQLite is then as before
 */
export async function copyToPostgres(
  source: SqliteSource,
  databaseUrl: string,
  onProgress: OnProgress = () => undefined,
): Promise<TableDigests> {
  const digests = await fillDatabase(databaseUrl, async (query) => {
    await copyRows(source.query, query, onProgress);
    onProgress('Comparing');
    const [from, to] = [await digest(source.query), await digest(query)];
    if (JSON.stringify(from) !== JSON.stringify(to))
      throw new StoreError('The copy differs from the database: copy again');
    return from;
  });
  // PostgreSQL first: if marking SQLite fails, SQLite is still in use. It is locked, so nothing came in between.
  try {
    source.markCopied();
  } catch {
    throw new StoreError(
      'PostgreSQL has everything, but SQLite could not be marked as copied and stays in use: make room on its disk, drop the PostgreSQL database, create it again, and copy again',
    );
  }
  return digests;
}

async function copyRows(from: Query, to: Query, onProgress: OnProgress): Promise<void> {
  let done = 0;
  for (const table of tableNames) {
    for await (const rows of readBatches(table, from)) {
      await to(
        `INSERT INTO ${table} (${columnsByTable[table]})
          SELECT ${columnsByTable[table]} FROM json_populate_recordset(CAST(NULL AS ${table}), CAST(:rows AS json))`,
        { rows: JSON.stringify(rows) },
      );
      done += rows.length;
      onProgress('Copying', done);
    }
  }
}

async function* readBatches(table: Table, query: Query): AsyncGenerator<Values[]> {
  for (let last = 0, rowCount = batchSize; rowCount === batchSize; ) {
    const rows = await query(
      `SELECT ${columnsByTable[table]} FROM ${table} WHERE number > :last ORDER BY number LIMIT :batch_size`,
      { last, batch_size: batchSize },
    );
    rowCount = rows.length;
    last = Number(rows.at(-1)?.number);
    yield rows;
  }
}

async function digest(query: Query): Promise<TableDigests> {
  const digests: Partial<TableDigests> = {};
  for (const table of tableNames) {
    const hash = createHash('sha256');
    let count = 0;
    for await (const rows of readBatches(table, query)) {
      count += rows.length;
      hash.update(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
    }
    digests[table] = { rows: count, hash: hash.digest('hex') };
  }
  return digests as TableDigests;
}
