import { setTimeout } from 'node:timers/promises';
import { type ClientBase, DatabaseError, Pool, type PoolConfig } from 'pg';
import type { Failure, Query, Value } from '../database.ts';
import { StoreError } from '../store.ts';
import { VersionError } from '../tables.ts';

/** Milliseconds. No query is without a limit: a link may go silent and never say that it is gone. */
export interface Limits {
  connecting: number;
  /** For one statement, on both sides. */
  answer: number;
}

/** What every session of the service is told, whatever server, database and role say. */
const session = {
  synchronous_commit: 'on',
  /** After waiting for a lock a session must see what was committed meanwhile. */
  default_transaction_isolation: 'read committed',
  /** The server forgets a client that has vanished. */
  tcp_keepalives_idle: 10,
  tcp_keepalives_interval: 5,
  tcp_keepalives_count: 3,
};

/** A connection at a time; a new one when the last one failed. */
export interface Link {
  /**
   * Works on the connection; when that fails, the connection is given up, and with it what was not committed.
   * @throws StoreError when its settings are not those that we need, and whatever the driver or `use` throws
   */
  on<Result>(use: (client: ClientBase) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** @param url of {@link Settings} */
export function linkTo(url: string, { connecting, answer }: Limits): Link {
  const config: PoolConfig = {
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: connecting,
    statement_timeout: answer,
    // After the server's own, which leaves the connection as it is and says why.
    query_timeout: answer + 200,
    idle_in_transaction_session_timeout: answer,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'intake',
    options: Object.entries(session)
      .map(([name, value]) => `-c ${name}=${String(value).replaceAll(' ', '\\ ')}`)
      .join(' '),
    onConnect: checkSession,
  };
  const pool = new Pool(config);
  // A connection that breaks says so; whoever was using it, or is the next to, hears of it anyway.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    async on(use) {
      if (pool.ending) throw new StoreError('The store is closed');
      const client = await pool.connect();
      let ok = false;
      try {
        const result = await use(client);
        ok = true;
        return result;
      } finally {
        client.release(!ok);
      }
    },
    async close() {
      if (pool.ending) return;
      // A silent link never says that it is closed.
      await Promise.race([pool.end(), setTimeout(500, undefined, { ref: false })]);
    },
  };
}

/** Something between may leave out what a session is told at its start. */
async function checkSession(client: ClientBase): Promise<void> {
  const { rows } = await client.query("SELECT current_setting('synchronous_commit') AS is");
  if ((rows as { is: string }[])[0]?.is !== session.synchronous_commit) {
    throw new StoreError('PostgreSQL leaves synchronous_commit off: connect to it directly');
  }
}

/** Runs statements on a connection, which knows each by a name from its second time on. */
export function queryOn(client: ClientBase): Query {
  return async <Row>(sql: string, values: Values = {}) => {
    const { name, text, parameters } = prepared.get(sql) ?? prepare(sql, values);
    const inOrder = parameters.map((parameter) => values[parameter] ?? null);
    return (await client.query({ name, text, values: inOrder })).rows as Row[];
  };
}

type Values = Readonly<Record<string, Value>>;

interface Prepared {
  name: string;
  text: string;
  parameters: string[];
}

const prepared = new Map<string, Prepared>();

/** Its parameters have numbers, and types, which it does not always find out by itself. */
function prepare(sql: string, values: Values): Prepared {
  const parameters: string[] = [];
  const text = sql.replaceAll(/:([a-z_]+)/g, (_, parameter: string) => {
    if (!parameters.includes(parameter)) parameters.push(parameter);
    const type = typeof values[parameter] === 'number' ? 'bigint' : 'text';
    return `$${parameters.indexOf(parameter) + 1}::${type}`;
  });
  const one = { name: `s${prepared.size}`, text, parameters };
  prepared.set(sql, one);
  return one;
}

/**
 * SQLSTATEs after which the same may go well: no connection, shutting down, starting up, deadlock, lock, too many
 * connections, a standby that is about to be the primary; and a number that is taken, the sequence having fallen behind.
 * See postgresql.org/docs/current/errcodes-appendix.html.
 */
const passing = /^(08|40|57|53300|55P03|25006|25P03|23505)/;

/** SQLSTATEs of tables that are not those of this program: another one has changed them, or taken them away. */
const changed = /^(42|0A|3F|3D)/;

/** The text of an error may quote what was stored: only its code is told. */
export function explain(error: unknown): Failure {
  if (error instanceof VersionError) return { kind: 'broken', error };
  if (error instanceof StoreError) return { kind: 'refused', error };
  const code = codeOf(error);
  // What does not come from the server is about the way to it.
  const isBusy = !(error instanceof DatabaseError) || passing.test(code);
  const kind = isBusy ? 'busy' : changed.test(code) ? 'broken' : 'refused';
  return { kind, error: new StoreError(`PostgreSQL failed (${code})`) };
}

/** A SQLSTATE, or a code of Node's; never a text. */
export function codeOf(error: unknown): string {
  const { code, errors } = error as { code?: unknown; errors?: unknown[] };
  if (typeof code === 'string' && /^[A-Z0-9_]+$/.test(code)) return code;
  return errors?.[0] ? codeOf(errors[0]) : 'no answer';
}
