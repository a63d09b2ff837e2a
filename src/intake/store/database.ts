import type { StoreError } from './store.ts';

/** What a database keeps of a value. */
export type Value = string | number | null;

/** Runs one statement, in which values stand by name (`:reference`). @returns its rows */
export type Query = <Row = unknown>(
  sql: string,
  values?: Readonly<Record<string, Value>>,
) => Promise<Row[]>;

/**
 * What is done in one transaction. It awaits nothing but its statements, and may run several times: what failed is
 * undone and tried again.
 */
export type Work<Result = unknown> = (query: Query) => Promise<Result>;

/** Everything that a store needs of SQLite or PostgreSQL. */
export interface Database {
  readonly dialect: Dialect;
  /** Runs a statement that reads, and sees what is committed. */
  query: Query;
  /**
   * @returns what the work returned, once it survives a power cut
   * @throws StoreError when it failed, or could not be done in time; then it may yet be done
   */
  transaction<Result>(work: Work<Result>): Promise<Result>;
}

/** What SQLite and PostgreSQL say differently. */
export interface Dialect {
  /** Ends the search for deliveries to claim: skips those that another process is claiming. */
  skipLocked: string;
  /** The statement of {@link advisoryLock}, with a `:subject`. SQLite has one writer, and needs none. */
  advisoryLock?: string;
}

/** Makes other processes with the same subject wait for the end of this transaction. */
export async function advisoryLock(query: Query, dialect: Dialect, subject: string): Promise<void> {
  if (dialect.advisoryLock) await query(dialect.advisoryLock, { subject });
}

export interface Failure {
  /**
   * - `busy`: the same work may succeed when it is tried again
   * - `refused`: this work never will
   * - `broken`: no work will; the process must end
   */
  kind: 'busy' | 'refused' | 'broken';
  error: StoreError;
}
