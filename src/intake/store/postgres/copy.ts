import type { Query, Work } from '../database.ts';
import { StoreError } from '../store.ts';
import { copied, tablesVersion } from '../tables.ts';
import { explain, linkTo, queryOn } from './connection.ts';
import { makeTables, patient, placeOf, prepareDatabase, versionIn } from './open.ts';

/** A database that is being filled, which no service takes until it is finished. */
export interface PostgresTarget {
  place: string;
  query: Query;
  transaction(work: Work<void>): Promise<void>;
  /** Has services take it from now on. */
  finish(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Makes the tables, or goes on with those of a copy that was cut off.
 * @throws StoreError when submissions are there that are no part of a copy
 */
export async function openPostgresTarget(url: string): Promise<PostgresTarget> {
  await prepareDatabase(url, async (client) => {
    const query = queryOn(client);
    if ((await versionIn(client)) === tablesVersion) {
      // A service that was started on it too early has left it empty; it ends at its next submission.
      const [taken] = await query(`UPDATE schema_version SET version = ${copied.unfinished}
        WHERE NOT EXISTS (SELECT FROM submissions) RETURNING version`);
      if (!taken) {
        throw new StoreError('The database of DATABASE_URL is in use: name an empty one');
      }
    } else await makeTables(client, copied.unfinished);
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
  const transaction = (work: Work<void>) =>
    on(async (query, run) => {
      await run('BEGIN');
      // The server may still be committing what a killed copy sent last.
      await run('SELECT pg_advisory_xact_lock(1, 2)');
      await work(query);
      await run('COMMIT');
    });
  return {
    place: placeOf(url),
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
