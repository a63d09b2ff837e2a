import type { Query, Work } from '../database.ts';
import { groupCommit } from '../group-commit.ts';
import { checkVersion } from '../schema.ts';
import { createReader, createWriter } from '../sql-store.ts';
import type { Store } from '../store.ts';
import {
  classifyError,
  createPgConnection,
  createQuery,
  type PgConnection,
  type Timeouts,
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

/** For the service: a silent connection is replaced within the 3 s that a visitor waits. */
const serviceTimeouts: Timeouts = { connecting: 1_000, answer: 1_500 };

/** Several processes can start at once. @throws StoreError when the database cannot be used or is of another version */
export async function openPostgresStore(url: string): Promise<Store> {
  const { result: isNew, warning } = await prepareDatabase(url, async (client) => {
    await client.query('BEGIN');
    const made = await createTables(client);
    await client.query('COMMIT');
    return made;
  });
  const store = storeAt(url, serviceTimeouts);
  return { ...store, info: { ...store.info, isNew, warning } };
}

/** For a command beside running services. @returns undefined without tables. @throws as {@link openPostgresStore} */
export async function openPostgresForCommands(url: string): Promise<Store | undefined> {
  const { result: isThere, warning } = await prepareDatabase(url, async (client) => {
    const version = await readSchemaVersion(client);
    if (version !== undefined) await checkTables(client, version);
    return version !== undefined;
  });
  if (!isThere) return undefined;
  const store = storeAt(url, commandTimeouts);
  return { ...store, info: { ...store.info, warning } };
}

function storeAt(url: string, limits: Timeouts): Store {
  // Reads have a connection of their own and do not wait for writes.
  const [forWriting, forReading] = [
    createPgConnection(url, limits),
    createPgConnection(url, limits),
  ];
  const { transaction, broken } = groupCommit(
    { transact: (works, locks) => transact(forWriting, works, locks), explain: classifyError },
    limits.busy,
  );
  const query: Query = async (sql, values) => {
    try {
      return await forReading.on((client) => createQuery(client)(sql, values));
    } catch (error) {
      throw classifyError(error).error;
    }
  };
  return {
    info: { place: databaseLabel(url) },
    fatalError: broken,
    ...createReader(query),
    ...createWriter({ query, transaction }),
    async backup(file) {
      dumpDatabase(url, file);
    },
    async close() {
      await Promise.all([forWriting.close(), forReading.close()]);
    },
  };
}

/** Every process locks in the order of the keys: in any other order, two batches could wait for each other. */
const lockInOrder = `SELECT pg_advisory_xact_lock(key) FROM (
  SELECT DISTINCT hashtextextended(name, 0) AS key FROM unnest($1::text[]) AS name ORDER BY key
) AS keys`;

function transact(link: PgConnection, works: Work[], locks: string[]): Promise<unknown[]> {
  return link.on(async (client) => {
    await client.query('BEGIN');
    const query = createQuery(client);
    const [row] = await query('SELECT version FROM schema_version');
    checkVersion(Number(row?.version ?? 0), 'The database');
    if (locks.length > 0) await client.query(lockInOrder, [locks]);
    const results: unknown[] = [];
    const open = { query, skipLocked: 'FOR UPDATE SKIP LOCKED' } as const;
    for (const work of works) results.push(await work(open));
    await client.query('COMMIT');
    return results;
  });
}
