import type { Database, Dialect, Query, Work } from '../database.ts';
import { groupCommit } from '../group-commit.ts';
import { type Store, StoreError } from '../store.ts';
import { readingOf, writingOf } from '../table-store.ts';
import { checkVersion, copied, tablesVersion } from '../tables.ts';
import { explain, type Limits, type Link, linkTo, queryOn } from './connection.ts';
import { makeTables, patient, placeOf, prepareDatabase, versionIn } from './open.ts';

const dialect: Dialect = {
  skipLocked: 'FOR UPDATE SKIP LOCKED',
  // Also when it is unknown whether a commit came about: a retry waits here, and then sees how it ended.
  advisoryLock: 'SELECT pg_advisory_xact_lock(hashtextextended(:subject, 0))',
};

/** For the service: one silent link may be found out and replaced while a visitor waits, who does so for 3 s. */
const prompt: Limits = { connecting: 1_000, answer: 1_500 };

/**
 * Opens the database and makes the tables where there are none, whoever else is starting.
 * @param url of {@link Settings}
 * @throws StoreError when it cannot be reached or used, or its tables are of another version
 */
export async function openPostgresStore(url: string): Promise<Store> {
  let isNew = false;
  const warning = await prepareDatabase(url, async (client) => {
    isNew = await makeTables(client, tablesVersion);
  });
  const { store } = storeAt(url, prompt);
  return { ...store, about: { ...store.about, isNew, warning } };
}

/**
 * Opens the database for a command, while services may be running.
 * @returns undefined when it has no tables yet
 * @throws StoreError when it cannot be reached or used, or its tables are of another version
 */
export async function openPostgresInbox(url: string): Promise<Store | undefined> {
  let isThere = false;
  const warning = await prepareDatabase(url, async (client) => {
    const version = await versionIn(client);
    isThere = version !== undefined;
    if (version !== undefined) checkVersion(version, 'The database');
  });
  if (!isThere) return undefined;
  const { store } = storeAt(url, patient);
  return { ...store, about: { ...store.about, warning } };
}

function storeAt(url: string, limits: Limits): { store: Store; database: Database } {
  // One for what must be done in turn; reading has its own, so that it says at once when nothing can be read.
  const [forWriting, forReading] = [linkTo(url, limits), linkTo(url, limits)];
  const { transaction, broken } = groupCommit(
    { transact: (works) => transact(forWriting, works), explain },
    limits === patient ? limits.answer : undefined,
  );
  const query: Query = async (sql, values) => {
    try {
      return await forReading.on((client) => queryOn(client)(sql, values));
    } catch (error) {
      throw explain(error).error;
    }
  };
  const database = { dialect, query, transaction };
  const store: Store = {
    about: { place: placeOf(url), version: tablesVersion },
    broken,
    ...readingOf(query),
    ...writingOf(database),
    async backup() {
      throw new StoreError('PostgreSQL is backed up with pg_dump: see docs/operating.md');
    },
    async close() {
      await Promise.all([forWriting.close(), forReading.close()]);
    },
  };
  return { store, database };
}

function transact(link: Link, works: Work[]): Promise<unknown[]> {
  return link.on(async (client) => {
    await client.query('BEGIN');
    const query = queryOn(client);
    const [row] = await query<{ version: number }>('SELECT version FROM schema_version');
    checkVersion(row?.version ?? copied.unfinished, 'The database');
    const results: unknown[] = [];
    for (const work of works) results.push(await work(query));
    await client.query('COMMIT');
    return results;
  });
}
