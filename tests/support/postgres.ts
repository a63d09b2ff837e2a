/** Debian's PostgreSQL server, in a temporary folder and on its own port. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { openPostgresForCommands } from '../../src/service/store/postgres/postgres-store.ts';
import type { StoredSubmission } from '../../src/service/store/store.ts';
import { freePort } from './ports.ts';
import { findProgram } from './programs.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** 0 without a server. */
    postgresPort: number;
  }
}

/** Vitest's setup: one server for all tests of a run; each test has its own schema. */
export async function setup(project: TestProject) {
  const server = findPostgres() ? await startPostgres() : undefined;
  project.provide('postgresPort', server?.port ?? 0);
  return () => server?.remove();
}

/** Folder of the newest server's programs. */
export function findPostgres(): string | undefined {
  const server = findProgram('postgres');
  return server && dirname(server);
}

/** The server refuses to run as root, so root runs it as the package's user. */
const userPrefix =
  process.getuid?.() === 0
    ? ['/usr/bin/setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups']
    : ['/usr/bin/env'];

/**
 * Stops the server and removes its folder when the pipe to this process closes, which also happens
 * on a crash.
 */
const guardScript = `exec 3<&0
"$@" 3<&- & server=$!
{
  cat <&3 >/dev/null
  kill -QUIT $server 2>/dev/null || exit
  while kill -0 $server 2>/dev/null; do sleep 0.1; done
  rm -rf "$0"
} &
wait $server`;

export interface PostgresServer extends AsyncDisposable {
  port: number;
  /** Runs statements as the superuser. */
  query(sql: string): Promise<Record<string, unknown>[]>;
  /** Requires the password of each role that has one. */
  requirePasswords(): Promise<void>;
  /** Makes the server read its configuration again. */
  reload(): Promise<void>;
  /** Stops the server. `immediate` is like a crash. */
  shutDown(how: 'fast' | 'immediate'): Promise<void>;
  /** Starts the server again and waits for connections. */
  start(): Promise<void>;
  /** Stops the server and removes its folder. */
  remove(): Promise<void>;
}

interface Options {
  /** Whether its data survives a power cut. */
  isSynced?: boolean;
}

export async function startPostgres({ isSynced = false }: Options = {}): Promise<PostgresServer> {
  const programs = findPostgres();
  if (!programs) throw new Error('There is no PostgreSQL here: apt-get install postgresql');
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  if (process.getuid?.() === 0) {
    const idOf = (kind: string) =>
      Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));
    chownSync(folder, idOf('-u'), idOf('-g'));
  }
  const data = join(folder, 'data');
  const [program = '', ...parameters] = userPrefix;
  const initdb = spawn(
    program,
    [
      ...parameters,
      join(programs, 'initdb'),
      '-D',
      data,
      '-U',
      'postgres',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--no-locale',
      ...(isSynced ? [] : ['--no-sync']),
    ],
    { cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const [[code], stderr] = await Promise.all([once(initdb, 'close'), text(initdb.stderr)]);
  if (code !== 0) throw new Error(stderr);
  const port = await freePort();
  let child: ChildProcess | undefined;
  let ended: Promise<void> = Promise.resolve();

  async function start(): Promise<void> {
    const server = [join(programs ?? '', 'postgres'), '-D', data, '-p', `${port}`, '-k', folder];
    const args = [...parameters, 'sh', '-c', guardScript, folder, ...server];
    const started = spawn(program, args, { cwd: '/', stdio: ['pipe', 'ignore', 'ignore'] });
    child = started;
    ended = new Promise((resolve) => started.once('exit', () => resolve()));
    void ended.then(() => started.stdin?.destroy());
    for (const giveUp = Date.now() + 30_000; ; ) {
      if (await query('SELECT 1').catch(() => undefined)) return;
      if (Date.now() > giveUp || started.exitCode !== null)
        throw new Error('PostgreSQL did not start');
      await setTimeout(20);
    }
  }

  async function query(sql: string): Promise<Record<string, unknown>[]> {
    return queryAt(urlOf('postgres', port), sql);
  }

  async function reload(): Promise<void> {
    const loadTime = async () => (await query('SELECT pg_conf_load_time()::text AS time'))[0]?.time;
    const before = await loadTime();
    await query('SELECT pg_reload_conf()');
    while ((await loadTime()) === before) await setTimeout(20);
  }

  async function shutDown(how: 'fast' | 'immediate'): Promise<void> {
    const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
    process.kill(pid, how === 'fast' ? 'SIGINT' : 'SIGQUIT');
    await ended;
  }

  async function remove(): Promise<void> {
    if (child?.exitCode === null) await shutDown('immediate');
    rmSync(folder, { recursive: true, force: true });
  }

  await start();
  return {
    port,
    query,
    async requirePasswords() {
      const roles = await query('SELECT rolname FROM pg_authid WHERE rolpassword IS NOT NULL');
      const file = join(data, 'pg_hba.conf');
      const lines = roles.map(({ rolname }) => `host all ${rolname} 127.0.0.1/32 scram-sha-256\n`);
      writeFileSync(file, `${lines.join('')}${readFileSync(file, 'utf8')}`);
      await reload();
    },
    reload,
    shutDown,
    start,
    remove,
    [Symbol.asyncDispose]: remove,
  };
}

/** @returns address of an empty schema with its own role */
export async function makeSchema(port: number): Promise<string> {
  const role = `role_${randomUUID().replaceAll('-', '')}`;
  await queryAt(
    urlOf('postgres', port),
    `CREATE ROLE ${role} LOGIN; CREATE SCHEMA AUTHORIZATION ${role}`,
  );
  return urlOf(role, port);
}

function urlOf(role: string, port: number): string {
  return `postgres://${role}@127.0.0.1:${port}/postgres`;
}

/** Runs statements over a new connection. */
export async function queryAt(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query(sql)).rows as Record<string, unknown>[];
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** How many connections of the address's role wait for a lock. */
export async function countLockWaiters(url: string): Promise<number> {
  const waiting = await queryAt(
    url,
    "SELECT FROM pg_stat_activity WHERE usename = current_user AND wait_event_type = 'Lock'",
  );
  return waiting.length;
}

/** Everything that a database holds, oldest first. */
export async function readStoredAt(url: string): Promise<StoredSubmission[]> {
  const store = await openPostgresForCommands(url);
  const stored = await Array.fromAsync(store?.all() ?? []);
  await store?.close();
  return stored;
}
