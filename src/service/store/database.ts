import { FatalStoreError, StoreError } from './store-errors.ts';

export type Value = string | number | null;

/** Values by column or parameter. */
export type Values = Readonly<Record<string, Value>>;

/**
 * Runs one statement with named parameters (`:reference`). Every colon before a lower-case letter
 * begins one, so a cast is written `CAST(x AS bigint)`, not `x::bigint`. A parameter that may be
 * null must be a text, because PostgreSQL gets every null as a text.
 * @returns its rows
 */
export type Query = (sql: string, values?: Values) => Promise<Values[]>;

export interface Transaction {
  query: Query;
  /** The last clause of a SELECT: skips rows of the table that another process has locked. */
  skipLocked: (table: string) => string;
}

/**
 * What one transaction does. It awaits only statements. It may run several times, because a failed
 * run is rolled back and a busy one is repeated.
 * @throws RetryError when another run may succeed; any other error of its own is a bug
 */
export type Operation<Result = unknown> = (transaction: Transaction) => Promise<Result>;

/** Everything that a store needs from SQLite or PostgreSQL. */
export interface Database {
  /** Runs a statement that reads committed rows. */
  query: Query;
  /**
   * @param locks names to lock until this transaction ends: another process's transaction with the
   * same name waits. SQLite has one writer and ignores them.
   * @returns the result of the operation, once it survives a power cut
   * @throws StoreError when the operation failed or took too long; after a time-out it may still
   * be committed
   */
  transaction<Result>(operation: Operation<Result>, locks?: readonly string[]): Promise<Result>;
}

/** Rows that one transaction deletes, or one statement reads. */
export const batchSize = 500;

/** The rows of a SELECT that has no clauses after FROM, in the order of their numbers. */
export async function* readBatches(query: Query, select: string): AsyncGenerator<Values[]> {
  let after = 0;
  for (;;) {
    const rows = await query(`${select} WHERE number > :after ORDER BY number LIMIT :batch_size`, {
      after,
      batch_size: batchSize,
    });
    yield rows;
    if (rows.length < batchSize) return;
    after = Number(rows.at(-1)?.number);
  }
}

export interface WriteFailure {
  /**
   * - `busy`: the same operation may succeed later
   * - `refused`: this operation never succeeds, others may
   * - `broken`: no operation succeeds any more, the process must end
   */
  kind: 'busy' | 'refused' | 'broken';
  error: StoreError;
}

/** Another process interfered with an operation. It may succeed when it runs again. */
export class RetryError extends Error {
  override name = 'RetryError';
}

/** Classifies an error that this program threw, not SQLite, PostgreSQL or the connection to it. */
export function toProgramFailure(error: unknown): WriteFailure {
  if (error instanceof FatalStoreError) return { kind: 'broken', error };
  if (error instanceof StoreError) return { kind: 'refused', error };
  if (error instanceof RetryError) return { kind: 'busy', error: new StoreError(error.message) };
  // The message of a bug may quote stored data.
  return { kind: 'refused', error: new StoreError('An internal error while storing') };
}
