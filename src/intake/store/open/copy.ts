import { createHash } from 'node:crypto';
import type { Query, Value } from '../database.ts';
import type { PostgresTarget } from '../postgres/copy.ts';
import type { SqliteSource } from '../sqlite/copy.ts';
import { type Progress, StoreError } from '../store.ts';

/** Columns by table, in the order in which rows can be inserted. */
const tables = {
  submissions:
    'number, id, kind, reference, received_at, language, idempotency_key, payload, marks, channel, content_hash',
  deliveries:
    'number, state, attempts, next_attempt, claimed_until, failing_since, last_error, sent_at',
  confirmations:
    'number, recipient, state, attempts, next_attempt, claimed_until, failing_since, last_error, sent_at',
};

type Table = keyof typeof tables;
const names = Object.keys(tables) as Table[];

/** Submissions that are compared and copied in one step, by their numbers. */
const span = 500;

/** The number and hash of the rows of each table, equal in both databases. */
export type Copied = Record<Table, { rows: number; hash: string }>;

/**
 * Copies SQLite to PostgreSQL; afterwards every program refuses the SQLite database. A copy that was cut off can be
 * started again: equal rows are skipped. The first pass runs beside the service; the second locks the source.
 * @throws StoreError when the two databases differ in the end; the source is then unchanged
 */
export async function copyAll(
  source: SqliteSource,
  target: PostgresTarget,
  say: Progress = () => undefined,
): Promise<Copied> {
  await copyDifferences(source, target, (done) => say('Copying', done));
  source.lock();
  await copyDifferences(source, target, (done) => say('Copying what came meanwhile', done));
  const [from, to] = [await digest(source.query), await digest(target.query)];
  if (JSON.stringify(from) !== JSON.stringify(to)) {
    throw new StoreError('The copy differs from the database: copy again');
  }
  // In this order, no program can ever write to both.
  source.leave();
  await target.finish();
  return from;
}

async function copyDifferences(
  source: SqliteSource,
  target: PostgresTarget,
  say: (done: number) => void,
): Promise<void> {
  const last = Math.max(await lastNumber(source.query), await lastNumber(target.query));
  for (let from = 0; from < last; from += span) {
    const wanted = await source.read((query) => rowsIn(query, from));
    const found = await rowsIn(target.query, from);
    if (JSON.stringify(wanted) !== JSON.stringify(found)) await replace(target, from, wanted);
    say(Math.min(from + span, last));
  }
}

type Row = Record<string, Value>;
type Rows = Record<Table, Row[]>;

async function lastNumber(query: Query): Promise<number> {
  const [row] = await query<{ last: number | string | null }>(
    'SELECT max(number) AS last FROM submissions',
  );
  return Number(row?.last ?? 0);
}

async function rowsIn(query: Query, from: number): Promise<Rows> {
  const rows: Partial<Rows> = {};
  for (const name of names) {
    const found = await query<Row>(
      `SELECT ${tables[name]} FROM ${name} WHERE number > :from AND number <= :to ORDER BY number`,
      { from, to: from + span },
    );
    // The PostgreSQL driver returns 64-bit numbers as texts.
    rows[name] = found.map((row) => ({ ...row, number: Number(row.number) }));
  }
  return rows as Rows;
}

async function replace(target: PostgresTarget, from: number, rows: Rows): Promise<void> {
  await target.transaction(async (query) => {
    const range = { from, to: from + span };
    await query('DELETE FROM submissions WHERE number > :from AND number <= :to', range);
    for (const name of names) {
      await query(
        `INSERT INTO ${name} (${tables[name]})
          SELECT ${tables[name]} FROM json_populate_recordset(CAST(NULL AS ${name}), CAST(:rows AS json))`,
        { rows: JSON.stringify(rows[name]) },
      );
    }
  });
}

async function digest(query: Query): Promise<Copied> {
  const last = await lastNumber(query);
  const hashes = names.map((name) => ({ name, rows: 0, hash: createHash('sha256') }));
  for (let from = 0; from < last; from += span) {
    const rows = await rowsIn(query, from);
    for (const one of hashes) {
      one.rows += rows[one.name].length;
      one.hash.update(rows[one.name].map((row) => `${JSON.stringify(row)}\n`).join(''));
    }
  }
  return Object.fromEntries(
    hashes.map(({ name, rows, hash }) => [name, { rows, hash: hash.digest('hex') }]),
  ) as Copied;
}
