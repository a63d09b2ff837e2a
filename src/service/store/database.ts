import type { StoreError } from './store.ts';

export type Value = string | number | null;

/** Values by column or parameter. */
export type Values = Readonly<Record<string, Value>>;

/** Runs one statement with named parameters (`:reference`). @returns its rows */
export type Query = (sql: string, values?: Values) => Promise<Values[]>;

export interface Transaction {
  query: Query;
  /** The last clause of a SELECT: skips rows that another process has locked. */
  skipLocked: 'FOR UPDATE SKIP LOCKED' | '';
}

/**
 * What one transaction does. It awaits only statements, and throws no StoreError. It may run
 * several times: a failed run is rolled back first.
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
   *
   * An error that the operation itself throws is `refused` by SQLite, but `busy` in PostgreSQL,
   * where another process may have written between two statements. A StoreError of the operation
   * would be `broken` in SQLite and `refused` in PostgreSQL; none throws one.
   */
  kind: 'busy' | 'refused' | 'broken';
  error: StoreError;
}
