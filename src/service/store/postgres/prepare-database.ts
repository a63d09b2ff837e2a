import type { ClientBase } from 'pg';
import { errorMessage } from '../../../helpers/errors.ts';
import type { Query } from '../database.ts';
import { checkVersion, createTablesSql, postgresDialect, schemaVersion } from '../schema.ts';
import { StoreError } from '../store-errors.ts';
import {
  createPgConnection,
  createQuery,
  failureCode,
  runScript,
  type Timeouts,
} from './connection.ts';

/** Limits of the operator's commands, and of the service while it starts. */
export const commandTimeouts: Timeouts = {
  connectMs: 5_000,
  queryMs: 60_000,
  transactionMs: 60_000,
};

/** How far the clocks of this machine and of the server may differ without a warning. */
export const maxClockSkewMs = 3_000;

/**
 * Connects, checks the server, and passes the connection to `use`.
 * @returns the result of `use`; with a warning when the server may lose committed rows in a power
 * cut, or its clock differs.
 * @throws StoreError
 */
export async function prepareDatabase<Result>(
  url: string,
  use: (client: ClientBase) => Promise<Result>,
): Promise<{ result: Result; warning: string | undefined }> {
  const connection = createPgConnection(url, commandTimeouts);
  try {
    return await connection.run(async (client) => {
      const rows = await createQuery(client)(
        `SELECT name, setting FROM pg_settings
        WHERE name IN ('server_encoding', 'fsync', 'full_page_writes')`,
      );
      const settings = new Map(rows.map(({ name, setting }) => [name, setting]));
      if (settings.get('server_encoding') !== 'UTF8')
        throw new StoreError("The database is not in UTF-8: create it with ENCODING 'UTF8'");
      const off = ['fsync', 'full_page_writes'].filter((name) => settings.get(name) === 'off');
      const warning =
        off.length > 0
          ? `PostgreSQL runs with ${off.join(' and ')} off: a power cut may lose stored submissions`
          : await findClockSkew(client);
      return { result: await use(client), warning };
    });
  } catch (error) {
    throw toStartError(error, databaseLabel(url));
  } finally {
    await connection.close();
  }
}

/** A warning about different clocks, by which several machines compare leases. */
async function findClockSkew(client: ClientBase): Promise<string | undefined> {
  const before = Date.now();
  const [row] = await createQuery(client)(
    'SELECT extract(epoch FROM clock_timestamp()) * 1000 AS ms',
  );
  const after = Date.now();
  const serverTime = Number(row?.ms);
  // Where the clocks agree, the server's time lies between the two others.
  const skewMs = Math.max(before - serverTime, 0) + Math.min(after - serverTime, 0);
  if (Math.abs(skewMs) <= maxClockSkewMs) return undefined;
  const seconds = Math.round(Math.abs(skewMs) / 1_000);
  return `the clock of this machine is ${seconds} s ${skewMs > 0 ? 'ahead of' : 'behind'} PostgreSQL's: mails go out twice until both are right`;
}

/** @returns undefined when there are no tables */
export async function readSchemaVersion(client: ClientBase): Promise<number | undefined> {
  const query = createQuery(client);
  const [table] = await query("SELECT to_regclass('schema_version') AS name");
  if (!table?.name) return undefined;
  const [row] = await query('SELECT version FROM schema_version');
  return Number(row?.version ?? 0);
}

/** Makes the tables unless they exist, in the open transaction. @returns whether it made them */
export async function createTables(client: ClientBase): Promise<boolean> {
  // This lock has two numbers, so it never meets those of postgres-store.ts, which have one.
  await runScript(client, 'SELECT pg_advisory_xact_lock(1, 1)');
  const version = await readSchemaVersion(client);
  if (version === undefined) {
    await runScript(client, createTablesSql(postgresDialect));
    // PostgreSQL's statistics would keep values of deleted rows.
    await runScript(
      client,
      `ALTER TABLE submissions ALTER payload SET STATISTICS 0, ALTER idempotency_key SET STATISTICS 0;
      ALTER TABLE confirmations ALTER recipient SET STATISTICS 0`,
    );
    await runScript(
      client,
      `CREATE TABLE schema_version (version INTEGER NOT NULL); INSERT INTO schema_version VALUES (${schemaVersion})`,
    );
  } else await checkTables(client, version);
  return version === undefined;
}

/**
 * Checks that the tables are of this version and can be written.
 * @throws FatalStoreError; ConnectionError; DatabaseError, as on a standby or without rights
 */
export async function checkTables(client: ClientBase, version: number): Promise<void> {
  checkVersion(version, 'The database');
  await runScript(client, 'INSERT INTO submissions SELECT * FROM submissions WHERE false');
}

/**
 * Makes missing tables and fills them in one transaction, so that no other program sees a part.
 * @throws StoreError when there are submissions, or `fill` fails
 */
export async function fillDatabase<Result>(
  url: string,
  fill: (query: Query) => Promise<Result>,
): Promise<Result> {
  const { result } = await prepareDatabase(url, async (client) => {
    await runScript(client, 'BEGIN');
    await createTables(client);
    // A service on another machine may use them already.
    await runScript(client, 'LOCK TABLE submissions IN EXCLUSIVE MODE');
    const query = createQuery(client);
    const [stored] = await query('SELECT count(*) AS count FROM submissions');
    if (stored?.count !== 0) {
      throw new StoreError(
        `The database of DATABASE_URL has ${stored?.count} submissions: name one that has none`,
      );
    }
    const filled = await fill(query);
    await runScript(
      client,
      `SELECT setval(pg_get_serial_sequence('submissions', 'number'),
      coalesce((SELECT max(number) FROM submissions), 0) + 1, false)`,
    );
    await runScript(client, 'COMMIT');
    return filled;
  });
  return result;
}

/** Server and database, without the password. */
export function databaseLabel(url: string): string {
  const { hostname, port, pathname, searchParams } = new URL(url);
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  return `PostgreSQL at ${host}:${port || 5432}${pathname}`;
}

const startErrorTexts: Readonly<Record<string, string>> = {
  '28P01': 'refuses the name or the password of DATABASE_URL',
  '28000': 'refuses this user from this machine: see pg_hba.conf',
  '3D000': 'has no such database: create it',
  '42501':
    'does not let this role make or write tables: make the role the owner of database and tables',
  '3F000':
    'lets this role into no schema: make the role the owner of database and schema, and look at its search_path',
  // Statements that another process prepared in the same session.
  '42P05':
    'lends our sessions to others: connect to it directly, or set the pooler to session mode, see docs/operating/postgresql.md',
  '42P07': 'has other tables with our names: give the service a database of its own',
  '53300':
    'has no connection left: allow this role two for each process and each command, and see max_connections',
  '25006': 'is read-only: name the primary in DATABASE_URL',
  'no settings':
    'refuses the limits of our sessions: connect to it directly, or set up the pooler as docs/operating/postgresql.md says',
  'no TLS': 'offers no TLS: switch it on there, or write sslmode=disable on a private network',
};

function toStartError(error: unknown, label: string): StoreError {
  if (error instanceof StoreError) return error;
  const code = textCode(errorMessage(error)) ?? failureCode(error);
  return new StoreError(
    `${label} ${startErrorTexts[code] ?? `cannot be used (${code}): check DATABASE_URL, and that it runs`}`,
  );
}

/** Failures that have no SQLSTATE of their own. */
function textCode(message: string): string | undefined {
  if (/not support SSL/.test(message)) return 'no TLS';
  // Unless told to ignore them, PgBouncer refuses the settings that a session starts with.
  return /unsupported startup parameter/.test(message) ? 'no settings' : undefined;
}
