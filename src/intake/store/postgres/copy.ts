import type { Query } from '../database.ts';
import { StoreError } from '../store.ts';
import { copied, tablesVersion } from '../tables.ts';
import { explain, linkTo, queryOn } from './connection.ts';
import { makeTables, patient, prepareDatabase, versionIn } from './open.ts';

/** A database that is being filled. No service opens it before {@link finish}. */
export interface PostgresTarget {
  query: Query;
  transaction(work: (query: Query) => Promise<void>): Promise<void>;
  /** Lets services open it. */
  finish(): Promise<void>;
  close(): Promise<void>;
}

/** Makes the tables, or continues a copy. @throws StoreError when a service already uses the database */
export async function openPostgresTarget(url: string): Promise<PostgresTarget> {
  await prepareDatabase(url, async (client) => {
    if ((await versionIn(client)) === tablesVersion)
      throw new StoreError('The database of DATABASE_URL is in use: name an empty one');
    await makeTables(client, copied.unfinished);
  });
  const link = linkTo(url, patient);
  const on = async <Result>(
    use: (query: Query, run: (sql: string) => Promise<unknown>) => Promise<Result>,
  ) => {
    try {
      return await link.on((client) => use(queryOn(client), (sql) => client.query(sql)));
    } catch (error) {
      throw explain(error).error;
    }
  };
  const transaction: PostgresTarget['transaction'] = (work) =>
    on(async (query, run) => {
      await run('BEGIN');
      // The server may still be committing the last rows of a killed copy.
      await run('SELECT pg_advisory_xact_lock(1, 2)');
      const [now] = await query<{ version: number }>('SELECT version FROM schema_version');
      if (now?.version !== copied.unfinished) {
        throw new StoreError('Another copy has ended, and the database is in use');
      }
      await work(query);
      await run('COMMIT');
    });
  return {
    query: (sql, values) => on((query) => query(sql, values)),
    transaction,
    finish: () =>
      transaction(async (query) => {
        await query(`SELECT setval(pg_get_serial_sequence('submissions', 'number'),
          coalesce((SELECT max(number) FROM submissions), 0) + 1, false)`);
        await query(`UPDATE schema_version SET version = ${tablesVersion}`);
      }),
    close: () => link.close(),
  };
}
