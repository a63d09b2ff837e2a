import type { Operation, Query } from '../database.ts';
import { groupCommit } from '../group-commit.ts';
import { checkVersion } from '../schema.ts';
import { createReader, createWriter } from '../sql-store.ts';
import type { Store, StoreInfo } from '../store.ts';
import {
  createPgConnection,
  createQuery,
  type PgConnection,
  runScript,
  runStatement,
  type Timeouts,
  toWriteFailure,
} from './connection.ts';
import { dumpDatabase } from './dump.ts';
import {
  checkTables,
  commandTimeouts,
  createTables,
  databaseLabel,
  prepareDatabase,
  readSchemaVersion,
} from './prepare-database.ts';

/**
 * Limits of the service. A silent connection is replaced while a visitor waits, for which
 * `commitTiming` leaves time.
 */
export const serviceTimeouts: Timeouts = { connectMs: 1_000, queryMs: 1_500 };

/**
 * Opens the store, and makes its tables where there are none. Several processes can do so at once.
 * @throws StoreError when the database cannot be used or is of another version
 */
export async function openPostgresStore(url: string): Promise<Store> {
  const { result: isNew, warning } = await prepareDatabase(url, async (client) => {
    await runScript(client, 'BEGIN');
    const wasCreated = await createTables(client);
    await runScript(client, 'COMMIT');
    return wasCreated;
  });
  return createStore(url, serviceTimeouts, { isNew, warning });
}

/**
 * Opens the store for a command beside running services.
 * @returns undefined without tables.
 * @throws as {@link openPostgresStore}
 */
export async function openPostgresForCommands(url: string): Promise<Store | undefined> {
  const { result: isThere, warning } = await prepareDatabase(url, async (client) => {
    const version = await readSchemaVersion(client);
    if (version !== undefined) await checkTables(client, version);
    return version !== undefined;
  });
  return isThere ? createStore(url, commandTimeouts, { warning }) : undefined;
}

function createStore(url: string, limits: Timeouts, info: Omit<StoreInfo, 'label'>): Store {
  // Reads have a connection of their own and do not wait for writes.
  const [writeConnection, readConnection] = [
    createPgConnection(url, limits),
    createPgConnection(url, limits),
  ];
  const { transaction, fatalError } = groupCommit(
    {
      runBatch: (operations, locks) => runBatch(writeConnection, operations, locks),
      toWriteFailure,
    },
    limits.transactionMs,
  );
  const query: Query = async (sql, values) => {
    try {
      return await readConnection.run((client) => createQuery(client)(sql, values));
    } catch (error) {
      throw toWriteFailure(error).error;
    }
  };
  return {
    info: { label: databaseLabel(url), ...info },
    fatalError,
    ...createReader(query),
    ...createWriter({ query, transaction }),
    backup: (file) => dumpDatabase(url, file),
    async close() {
      await Promise.all([writeConnection.close(), readConnection.close()]);
    },
  };
}

/**
 * Every process locks in the order of the keys: in any other order, two batches could wait for
 * each other.
 */
const acquireLocksSql = `SELECT pg_advisory_xact_lock(key) FROM (
  SELECT DISTINCT hashtextextended(name, 0) AS key FROM unnest($1::text[]) AS name ORDER BY key
) AS keys`;

function runBatch(
  connection: PgConnection,
  operations: Operation[],
  locks: string[],
): Promise<unknown[]> {
  return connection.run(async (client) => {
    await runScript(client, 'BEGIN');
    const query = createQuery(client);
    const [row] = await query('SELECT version FROM schema_version');
    checkVersion(Number(row?.version ?? 0), 'The database');
    if (locks.length > 0) await runStatement(client, { text: acquireLocksSql, values: [locks] });
    const results: unknown[] = [];
    const skipLocked = (table: string) => `FOR UPDATE OF ${table} SKIP LOCKED`;
    for (const operation of operations) results.push(await operation({ query, skipLocked }));
    await runScript(client, 'COMMIT');
    return results;
  });
}
