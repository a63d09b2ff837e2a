/** What a database keeps of a value. */
export type Value = string | number | null;

/** One statement, with its values by name: `:reference`. */
export interface Statement {
  sql: string;
  values: Readonly<Record<string, Value>>;
}

/**
 * Work on a database, a statement at a time; every `yield*` is where a database that answers later is waited for. So
 * one text serves SQLite, whose steps are taken at once, and PostgreSQL.
 */
export type Steps<Result> = Generator<Statement, Result, unknown[]>;

/** Work to be begun, once or more often: what failed is undone and may be tried again. */
export type Work<Result = unknown> = () => Steps<Result>;

/** @returns the rows that the statement gives, of the shape that it asks for */
export function* ask<Row = unknown>(sql: string, values: Statement['values'] = {}): Steps<Row[]> {
  return (yield { sql, values }) as Row[];
}
