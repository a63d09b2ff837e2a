/** The connection to PostgreSQL. Load it on demand: the driver takes 60 ms and 10 MB. */
import { setTimeout as wait } from 'node:timers/promises';
import { type ClientBase, DatabaseError, Pool, type PoolConfig, type QueryConfig, types } from 'pg';
import { errorCode, errorMessage } from '../../../helpers/errors.ts';
import { type Query, toProgramFailure, type Values, type WriteFailure } from '../database.ts';
import { StoreError } from '../store-errors.ts';

// By default, 64-bit numbers are texts.
types.setTypeParser(types.builtins.INT8, Number);

/** Milliseconds. Every query has a limit, because a connection can fall silent without closing. */
export interface Timeouts {
  connectMs: number;
  /** For one statement, in the server and in the driver. */
  queryMs: number;
  /** For a transaction, with its retries; by default that of `commitTiming`. */
  transactionMs?: number;
}

/** Settings of every session. They override those of server, database and role. */
const session = {
  synchronous_commit: 'on',
  /** After waiting for a lock, a statement must see rows that were committed meanwhile. */
  default_transaction_isolation: 'read committed',
  /** The server closes sessions of clients that have vanished. */
  tcp_keepalives_idle: 10,
  tcp_keepalives_interval: 5,
  tcp_keepalives_count: 3,
};

/** One connection at a time; after a failure, a new one. */
export interface PgConnection {
  /**
   * Uses the connection. After a failure it is closed, which rolls back.
   * @throws StoreError when the session lacks our settings; DatabaseError or ConnectionError when
   * it cannot be opened; errors of `use`
   */
  run<Result>(use: (client: ClientBase) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** A connection that is made at its first use. */
export function createPgConnection(url: string, { connectMs, queryMs }: Timeouts): PgConnection {
  const config: PoolConfig = {
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: connectMs,
    statement_timeout: queryMs,
    // The server times out first, so the error names the reason.
    query_timeout: queryMs + 200,
    idle_in_transaction_session_timeout: queryMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'intake',
    options: Object.entries(session)
      .map(([name, value]) => `-c ${name}=${String(value).replaceAll(' ', '\\ ')}`)
      .join(' '),
    onConnect: checkSession,
  };
  const pool = new Pool(config);
  // The current or next query reports a broken connection, too.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    async run(use) {
      if (pool.ending) throw new StoreError('The store is closed');
      const client = await pool.connect().catch(throwDriverError);
      let isHealthy = false;
      try {
        const result = await use(client);
        isHealthy = true;
        return result;
      } finally {
        client.release(!isHealthy);
      }
    },
    async close() {
      if (pool.ending) return;
      // A silent connection never finishes closing.
      await Promise.race([pool.end(), wait(500, undefined, { ref: false })]);
    },
  };
}

/** Refuses a session without our settings, which a pooler may drop. @throws StoreError */
async function checkSession(client: ClientBase): Promise<void> {
  const [row] = await createQuery(client)("SELECT current_setting('synchronous_commit') AS is");
  if (row?.is !== session.synchronous_commit)
    throw new StoreError('PostgreSQL leaves synchronous_commit off: connect to it directly');
}

/** The connection failed, or no answer came in time. The next use makes a new connection. */
export class ConnectionError extends Error {
  override name = 'ConnectionError';
}

/** @throws ConnectionError for what comes neither from the server nor from {@link checkSession} */
function throwDriverError(error: unknown): never {
  if (error instanceof DatabaseError || error instanceof StoreError) throw error;
  throw new ConnectionError(errorMessage(error), { cause: error });
}

/** Runs a statement as the driver takes it. @throws DatabaseError; ConnectionError */
export async function runStatement(
  client: ClientBase,
  statement: string | QueryConfig,
): Promise<Values[]> {
  const { rows } = await client.query<Values>(statement).catch(throwDriverError);
  return rows;
}

/** Runs SQL without parameters and returns no rows. @throws as {@link runStatement} */
export async function runScript(client: ClientBase, sql: string): Promise<void> {
  await client.query(sql).catch(throwDriverError);
}

/** Prepares each statement once in a connection. */
export function createQuery(client: ClientBase): Query {
  return async (sql, values = {}) => {
    const { parameters, ...statement } = prepared.get(sql) ?? prepare(sql, values);
    const inOrder = parameters.map((parameter) => values[parameter] ?? null);
    return runStatement(client, { ...statement, values: inOrder });
  };
}

interface Prepared {
  name: string;
  text: string;
  parameters: string[];
}

const prepared = new Map<string, Prepared>();

/**
 * Replaces the named parameters of a statement by numbered ones with a cast, because PostgreSQL
 * cannot infer every type. The types are those of the first values.
 */
function prepare(sql: string, values: Values): Prepared {
  const parameters: string[] = [];
  const text = sql.replaceAll(/:([a-z_]+)/g, (_, parameter: string) => {
    if (!parameters.includes(parameter)) parameters.push(parameter);
    const type = typeof values[parameter] === 'number' ? 'bigint' : 'text';
    return `$${parameters.indexOf(parameter) + 1}::${type}`;
  });
  const statement = { name: `s${prepared.size}`, text, parameters };
  prepared.set(sql, statement);
  return statement;
}

/**
 * SQLSTATEs after which a retry may succeed: connection lost, shutdown, start, deadlock, lock,
 * time-out, too many connections, standby before promotion, and a taken number, when the sequence
 * is behind. See postgresql.org/docs/current/errcodes-appendix.html.
 */
const retryable = /^(08|40|57|53300|55P03|25006|25P03|23505)/;

/** SQLSTATEs of tables that another program changed or dropped. */
const schemaChanged = /^(42|0A|3F|3D)/;

/** Takes only the code of an error: its text may quote stored data. */
export function toWriteFailure(error: unknown): WriteFailure {
  const isConnectionError = error instanceof ConnectionError;
  if (!isConnectionError && !(error instanceof DatabaseError)) return toProgramFailure(error);
  const code = failureCode(error);
  const isBusy = isConnectionError || retryable.test(code);
  const kind = isBusy ? 'busy' : schemaChanged.test(code) ? 'broken' : 'refused';
  return { kind, error: new StoreError(`PostgreSQL failed (${code})`) };
}

/** A SQLSTATE or an error code of Node. */
export function failureCode(error: unknown): string {
  if (error instanceof ConnectionError) return failureCode(error.cause);
  const code = errorCode(error) ?? '';
  if (/^[A-Z0-9_]+$/.test(code)) return code;
  return error instanceof AggregateError ? failureCode(error.errors[0]) : 'no answer';
}
