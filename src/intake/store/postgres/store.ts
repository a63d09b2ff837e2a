import type { Query, Work } from '../database.ts';
import { groupCommit } from '../group-commit.ts';
import { type Store, StoreError } from '../store.ts';
import { readingOf, writingOf } from '../table-store.ts';
import { checkVersion } from '../tables.ts';
import { explain, type Limits, type Link, linkTo, queryOn } from './connection.ts';
import { checkTables, makeTables, patient, placeOf, prepareDatabase, versionIn } from './open.ts';

/** For the service: a silent connection is replaced within the 3 s that a visitor waits. */
const prompt: Limits = { connecting: 1_000, answer: 1_500 };

/** Several processes can start at once. @throws StoreError when the database cannot be used or is of another version */
export async function openPostgresStore(url: string): Promise<Store> {
  const { result: isNew, warning } = await prepareDatabase(url, async (client) => {
    await client.query('BEGIN');
    const made = await makeTables(client);
    await client.query('COMMIT');
    return made;
  });
  const store = storeAt(url, prompt);
  return { ...store, about: { ...store.about, isNew, warning } };
}

/** For a command beside running services. @returns undefined without tables. @throws as {@link openPostgresStore} */
export async function openPostgresInbox(url: string): Promise<Store | undefined> {
  const { result: isThere, warning } = await prepareDatabase(url, async (client) => {
    const version = await versionIn(client);
    if (version !== undefined) await checkTables(client, version);
    return version !== undefined;
  });
  if (!isThere) return undefined;
  const store = storeAt(url, patient);
  return { ...store, about: { ...store.about, warning } };
}

function storeAt(url: string, limits: Limits): Store {
  // Reads have a connection of their own and do not wait for writes.
  const [forWriting, forReading] = [linkTo(url, limits), linkTo(url, limits)];
  const { transaction, broken } = groupCommit(
    { transact: (works, locks) => transact(forWriting, works, locks), explain },
    limits.busy,
  );
  const query: Query = async (sql, values) => {
    try {
      return await forReading.on((client) => queryOn(client)(sql, values));
    } catch (error) {
      throw explain(error).error;
    }
  };
  return {
    about: { place: placeOf(url) },
    broken,
    ...readingOf(query),
    ...writingOf({ query, transaction }),
    async backup() {
      throw new StoreError('PostgreSQL is backed up with pg_dump: see docs/operating.md');
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

function transact(link: Link, works: Work[], locks: string[]): Promise<unknown[]> {
  return link.on(async (client) => {
    await client.query('BEGIN');
    const query = queryOn(client);
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
