/** The two stores, for tests of what both must do. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { inject, onTestFinished, vi } from 'vitest';
import { openPostgresStore } from '../../../src/intake/postgres-store.ts';
import { openSqliteStore } from '../../../src/intake/sqlite-store.ts';
import type { Store } from '../../../src/intake/store.ts';
import { makeSchema, queryAt } from '../postgres.ts';
import { makeFolder } from './fixtures.ts';

export interface Opened {
  store: Store;
  /** Another store on the same database, as another process has it. */
  another(): Promise<Store>;
  /** What service and commands are told, to find the same database. */
  env: Record<string, string>;
  /** Runs a statement beside the store. */
  query(sql: string): Promise<Record<string, unknown>[]>;
  /** Lets nobody insert rows of which a condition holds. @returns what mends it */
  refuseRows(table: 'submissions' | 'deliveries', condition: string): Promise<() => Promise<void>>;
  /** Locks the database as another program would. @returns what ends that */
  lock(): Promise<() => Promise<void>>;
  /** Counts the commits of stores from now on. */
  countCommits(): () => number;
  /** The error that the store gives when rows are refused, and when it waited for a lock in vain. */
  errors: { refused: string; locked: RegExp };
}

export interface Kind {
  name: string;
  open(): Promise<Opened>;
}

export const stores: Kind[] = [
  {
    name: 'SQLite',
    async open() {
      const folder = join(makeFolder(), 'data');
      const another = async () => {
        const store = openSqliteStore(folder);
        onTestFinished(() => store.close());
        return store;
      };
      const store = await another();
      const db = new DatabaseSync(join(folder, 'submissions.sqlite'), { timeout: 2_000 });
      onTestFinished(() => db.close());
      return {
        store,
        another,
        env: { DATA_DIR: folder },
        query: async (sql) => db.prepare(sql).all(),
        async refuseRows(table, condition) {
          db.exec(`CREATE TRIGGER refused BEFORE INSERT ON ${table} WHEN ${condition}
            BEGIN SELECT RAISE(FAIL, 'canary'); END`);
          return async () => db.exec('DROP TRIGGER refused');
        },
        async lock() {
          db.exec('BEGIN IMMEDIATE');
          return async () => db.exec('ROLLBACK');
        },
        countCommits() {
          const exec = vi.spyOn(DatabaseSync.prototype, 'exec');
          onTestFinished(() => exec.mockRestore());
          return () => exec.mock.calls.filter(([sql]) => sql === 'COMMIT').length;
        },
        errors: {
          refused: 'SQLite error 19 while storing',
          locked: /^SQLite error 5 while storing$/,
        },
      };
    },
  },
  {
    name: 'PostgreSQL',
    async open() {
      const url = await makeSchema(inject('postgresPort'));
      const another = async () => {
        const store = await openPostgresStore(url);
        onTestFinished(() => store.close());
        return store;
      };
      const store = await another();
      const query = (sql: string) => queryAt(url, sql);
      return {
        store,
        another,
        env: { DATABASE_URL: url },
        query,
        async refuseRows(table, condition) {
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
          return async () => void (await client.query('ROLLBACK'));
        },
        countCommits() {
          const sent = vi.spyOn(Client.prototype, 'query');
          onTestFinished(() => sent.mockRestore());
          return () => sent.mock.calls.filter(([sql]) => (sql as unknown) === 'COMMIT').length;
        },
        errors: { refused: 'PostgreSQL failed (P0001)', locked: /^PostgreSQL failed \(57014\)$/ },
      };
    },
  },
];
