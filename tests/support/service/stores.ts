/** Both stores, for tests of their common contract. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { describe, expect, inject, onTestFinished, vi } from 'vitest';
import { runCommand } from '../../../src/service/cli/run-command.ts';
import { openPostgresStore } from '../../../src/service/store/postgres/postgres-store.ts';
import { databasePath } from '../../../src/service/store/sqlite/database-file.ts';
import { openSqliteStore } from '../../../src/service/store/sqlite/sqlite-store.ts';
import type { Store, Submission } from '../../../src/service/store/store.ts';
import { describeWithPostgres } from '../describe-if-installed.ts';
import { countLockWaiters, makeSchema, queryAt } from '../postgres.ts';
import { makeMessage, type SubmissionChanges } from '../submission.ts';
import { makeTestFolder } from '../vitest-folder.ts';

export interface OpenedStore {
  store: Store;
  /** Another store on the same database, as in another process. */
  openAnother(): Promise<Store>;
  /** Settings with which service and commands find the same database. */
  env: Record<string, string>;
  /** Runs a statement outside the store. */
  query(sql: string): Promise<Record<string, unknown>[]>;
  /** Refuses inserts of rows that meet the condition. @returns a function that ends this */
  rejectRows(table: 'submissions' | 'deliveries', condition: string): Promise<() => Promise<void>>;
  /** Locks the database as another program would. */
  lock(): Promise<Lock>;
  /** Commits that stored the submissions which are there. */
  countCommits(): Promise<number>;
  /** The store's errors for a refused row and for a lock time-out. */
  errors: { refused: string; locked: RegExp };
}

/** In SQLite no statement waits: the store tries again. */
export interface Lock {
  /** Waits until a statement waits for the lock. */
  waitUntilBlocked(): Promise<void>;
  /** Waits until no statement waits for the lock. */
  waitUntilFree(): Promise<void>;
  unlock(): Promise<void>;
}

type Open = () => Promise<OpenedStore>;

/** Repeats the tests on both databases. */
export function onEachStore(subject: string, tests: (open: Open) => void): void {
  describe(`${subject}, in SQLite,`, () => tests(openSqlite));
  describeWithPostgres(`${subject}, in PostgreSQL,`, () => tests(openPostgres));
}

/** A SQLite store, closed after the test. */
export function openTestStore(folder = makeTestFolder()) {
  const store = openSqliteStore(folder);
  onTestFinished(() => store.close());
  return { store, folder, file: databasePath(folder) };
}

/** Stores this many messages, one after another. */
export async function storeNew(
  store: Store,
  count: number,
  changes: SubmissionChanges<'message'> = {},
): Promise<Submission[]> {
  const all = Array.from({ length: count }, () => makeMessage(changes));
  for (const submission of all) await store.storeOnce(submission);
  return all;
}

/** Stores these submissions, a hundred at a time: each has its own limit of 3 s. */
export async function storeAll(
  store: Store,
  all: readonly Submission[],
  mailboxKeyOf?: (index: number) => string,
): Promise<void> {
  const storeOne = (submission: Submission, index: number) =>
    store.storeOnce(submission, mailboxKeyOf?.(index));
  for (let from = 0; from < all.length; from += 100)
    await Promise.all(
      all.slice(from, from + 100).map((submission, index) => storeOne(submission, from + index)),
    );
}

/**
 * Commits in a journal that was never reset. The last frame of each has the size of the database.
 */
export function commitsIn(file: string): number {
  const journal = readFileSync(`${file}-wal`);
  const [header, frame] = [32, 24 + 4_096];
  let commits = 0;
  for (let at = header; at < journal.length; at += frame)
    if (journal.readUInt32BE(at + 4) > 0) commits++;
  return commits;
}

/** Another program's connection to a database. */
export function connectTo(file: string, options = {}): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: 2_000, ...options });
  onTestFinished(() => {
    if (db.isOpen) db.close();
  });
  return db;
}

/** Runs commands within the test process. @returns their output */
export function commandsOn(env: Record<string, string>) {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  return async (...args: string[]) => {
    const output: string[] = [];
    const write = (text: string) => void output.push(text);
    await runCommand(args, { write, onProgress: () => undefined, ask: async () => '' });
    return output.join('');
  };
}

/** A file database with these submissions, and commands on it. */
export async function makeInbox(...submissions: Submission[]) {
  const opened = openTestStore();
  for (const submission of submissions) await opened.store.storeOnce(submission);
  return { ...opened, command: commandsOn({ DATA_DIR: opened.folder }) };
}

async function openSqlite(): Promise<OpenedStore> {
  const { store, folder, file } = openTestStore(join(makeTestFolder(), 'data'));
  const db = connectTo(file);
  return {
    store,
    openAnother: async () => openTestStore(folder).store,
    env: { DATA_DIR: folder },
    query: async (sql) => db.prepare(sql).all(),
    async rejectRows(table, condition) {
      db.exec(`CREATE TRIGGER refused BEFORE INSERT ON ${table} WHEN ${condition}
        BEGIN SELECT RAISE(FAIL, 'canary'); END`);
      return async () => db.exec('DROP TRIGGER refused');
    },
    async lock() {
      db.exec('BEGIN IMMEDIATE');
      const noWait = async () => undefined;
      return {
        waitUntilBlocked: noWait,
        waitUntilFree: noWait,
        unlock: async () => db.exec('ROLLBACK'),
      };
    },
    countCommits: async () => commitsIn(file),
    errors: { refused: 'SQLite error 19 while storing', locked: /^SQLite error 5 while storing$/ },
  };
}

async function openPostgres(): Promise<OpenedStore> {
  const url = await makeSchema(inject('postgresPort'));
  const openAnother = async () => {
    const store = await openPostgresStore(url);
    onTestFinished(() => store.close());
    return store;
  };
  const query = (sql: string) => queryAt(url, sql);
  return {
    store: await openAnother(),
    openAnother,
    env: { DATA_DIR: makeTestFolder(), DATABASE_URL: url },
    query,
    async rejectRows(table, condition) {
      await query(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql
        AS $$ BEGIN RAISE 'canary %', NEW; END $$`);
      await query(`CREATE TRIGGER refused BEFORE INSERT ON ${table} FOR EACH ROW
        WHEN (${condition}) EXECUTE FUNCTION refuse()`);
      return async () => void (await query(`DROP TRIGGER refused ON ${table}`));
    },
    async lock() {
      const client = new Client(url);
      onTestFinished(() => client.end());
      await client.connect();
      await client.query('BEGIN');
      await client.query('LOCK TABLE submissions');
      const waitOptions = { timeout: 10_000, interval: 20 };
      // Asked outside the transaction, which would not see new connections.
      const isAwaited = async () => (await countLockWaiters(url)) > 0;
      return {
        waitUntilBlocked: () =>
          vi.waitFor(async () => expect(await isAwaited()).toBe(true), waitOptions),
        waitUntilFree: () =>
          vi.waitFor(async () => expect(await isAwaited()).toBe(false), waitOptions),
        unlock: async () => void (await client.query('ROLLBACK')),
      };
    },
    async countCommits() {
      const [row] = await query('SELECT count(DISTINCT xmin::text) AS count FROM submissions');
      return Number(row?.count);
    },
    errors: {
      refused: 'PostgreSQL failed (P0001)',
      // On a busy machine the driver may time out first.
      locked: /^PostgreSQL failed \((57014|no answer)\)$/,
    },
  };
}

/** Erases a person's data as the command does. @returns the erased references */
export async function eraseByEmail(store: Store, email: string): Promise<string[]> {
  return store.erase((await store.findByEmail(email)).matches);
}
