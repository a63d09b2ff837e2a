import type { ClientBase } from 'pg';
import { groupCommit } from './group-commit.ts';
import { codeOf, explain, type Limits, type Link, linkTo, takeOn } from './postgres-database.ts';
import { migrations, schemaVersion } from './postgres-tables.ts';
import type { Work } from './steps.ts';
import { type Store, StoreError } from './store.ts';
import { type Dialect, readingOf, writingOf } from './table-store.ts';

const dialect: Dialect = {
  claiming: 'FOR UPDATE SKIP LOCKED',
  // Also when it is unknown whether a commit came about: who waits here sees how it ended.
  alone: 'SELECT pg_advisory_xact_lock(hashtextextended(:subject, 0))',
};

/** For a command, and for the start: somebody is waiting, but can. */
const patient: Limits = { connecting: 5_000, answer: 60_000 };

/** For the service: one silent link may be found out and replaced while a visitor waits, who does so for 3 s. */
const prompt: Limits = { connecting: 1_000, answer: 1_500 };

/**
 * Opens the database and makes the tables that it lacks, whoever else is starting.
 * @param url of {@link Settings}
 * @throws StoreError when it cannot be reached or used, or is newer than this program
 */
export async function openPostgresStore(url: string): Promise<Store> {
  return storeAt(url, prompt, await prepareDatabase(url, migrate));
}

/**
 * Opens the database for a command, while services may be running.
 * @returns undefined when it has no tables yet
 * @throws StoreError when it cannot be reached or used, or is of another version
 */
export async function openPostgresInbox(url: string): Promise<Store | undefined> {
  let isThere = false;
  const warning = await prepareDatabase(url, async (client) => {
    const version = await versionIn(client);
    isThere = version > 0;
    if (isThere && version < schemaVersion) {
      throw new StoreError('The database is of an older version: start the service once');
    }
  });
  return isThere ? storeAt(url, patient, warning) : undefined;
}

function storeAt(url: string, limits: Limits, warning: string | undefined): Store {
  // One for what must be done in turn; reading has its own, so that it says at once when nothing can be read.
  const [forWriting, forReading] = [linkTo(url, limits), linkTo(url, limits)];
  const longest = limits === patient ? limits.answer : undefined;
  const { write, broken } = groupCommit(
    { transact: (works) => transact(forWriting, works), explain },
    longest,
  );
  return {
    about: { place: placeOf(url), version: schemaVersion, warning },
    broken,
    ...writingOf(write, dialect),
    ...readingOf(async (work) => {
      try {
        return await forReading.on((client) => takeOn(client, work()));
      } catch (error) {
        throw explain(error).error;
      }
    }),
    async backup() {
      throw new StoreError('PostgreSQL is backed up with pg_dump: see docs/operating.md');
    },
    async close() {
      await Promise.all([forWriting.close(), forReading.close()]);
    },
  };
}

function transact(link: Link, works: Work[]): Promise<unknown[]> {
  return link.on(async (client) => {
    await client.query('BEGIN');
    const results: unknown[] = [];
    for (const work of works) results.push(await takeOn(client, work()));
    await client.query('COMMIT');
    return results;
  });
}

/**
 * Looks at the database before it is used.
 * @returns a warning when the server may lose what it has committed
 */
async function prepareDatabase(
  url: string,
  use: (client: ClientBase) => Promise<void>,
): Promise<string | undefined> {
  const link = linkTo(url, patient);
  try {
    return await link.on(async (client) => {
      const { rows } = await client.query(
        `SELECT name, setting FROM pg_settings
        WHERE name IN ('server_encoding', 'fsync', 'full_page_writes')`,
      );
      const settings = new Map(
        (rows as { name: string; setting: string }[]).map(({ name, setting }) => [name, setting]),
      );
      if (settings.get('server_encoding') !== 'UTF8') {
        throw new StoreError("The database is not in UTF-8: create it with ENCODING 'UTF8'");
      }
      await use(client);
      const off = ['fsync', 'full_page_writes'].filter((name) => settings.get(name) === 'off');
      return off.length > 0
        ? `PostgreSQL runs with ${off.join(' and ')} off: a power cut may lose what it stored`
        : undefined;
    });
  } catch (error) {
    throw startProblem(error, placeOf(url));
  } finally {
    await link.close();
  }
}

async function versionIn(client: ClientBase): Promise<number> {
  const { rows } = await client.query("SELECT to_regclass('schema_version') IS NOT NULL AS is");
  if (!(rows as { is: boolean }[])[0]?.is) return 0;
  const found = await client.query('SELECT version FROM schema_version');
  const version = Number((found.rows as { version: number }[])[0]?.version);
  if (version > schemaVersion) {
    throw new StoreError('The database was written by a newer version: start that one');
  }
  return version;
}

/** All or nothing, and once. */
async function migrate(client: ClientBase): Promise<void> {
  await client.query('BEGIN');
  await client.query('SELECT pg_advisory_xact_lock(1, 1)');
  const version = await versionIn(client);
  if (version < schemaVersion) {
    for (const step of migrations.slice(version)) await client.query(step);
    await client.query('UPDATE schema_version SET version = $1', [schemaVersion]);
  }
  await client.query('COMMIT');
}

/** Host, port and name of the database. */
function placeOf(url: string): string {
  const { hostname, port, pathname, searchParams } = new URL(url);
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  return `PostgreSQL at ${host}:${port || 5432}${pathname}`;
}

/** By SQLSTATE. */
const problems: Readonly<Record<string, string>> = {
  '28P01': 'refuses the name or the password of DATABASE_URL',
  '28000': 'refuses the name of DATABASE_URL, or takes it from elsewhere only: see pg_hba.conf',
  '3D000': 'has no such database: create it',
  '42501': 'may not be changed by this role: make the role the owner of the database',
  '42P07': 'has other tables of our names: give us a database of our own',
  '25006': 'is read-only: name the primary in DATABASE_URL',
  'no TLS': 'offers no TLS: switch it on there, or write sslmode=disable where nobody listens',
};

function startProblem(error: unknown, place: string): StoreError {
  if (error instanceof StoreError) return error;
  const code = /not support SSL/.test((error as Error).message) ? 'no TLS' : codeOf(error);
  return new StoreError(
    `${place} ${problems[code] ?? `cannot be used (${code}): check DATABASE_URL, and that it runs`}`,
  );
}
