import { createHash } from 'node:crypto';
import type { Query, Value } from '../database.ts';
import type { PostgresTarget } from '../postgres/copy.ts';
import type { SqliteSource } from '../sqlite/copy.ts';
import { type Progress, StoreError } from '../store.ts';

/** In the order in which rows may be inserted. */
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

/** Numbers of submissions that are compared, and copied, at once. */
const span = 500;

export interface Copied {
  /** Rows of a table, and the hash of all that is in them: the same in both databases. */
  tables: Record<Table, { rows: number; hash: string }>;
}

/**
 * Copies everything from SQLite to PostgreSQL, and has the first refused by every program from then on. It may be begun
 * again: what is the same in both is left as it is. A first pass goes while the service runs; in the second one the
 * service waits, and what was changed meanwhile is copied.
 * @throws StoreError when the two are not the same in the end; then the source is as it was
 */
export async function copyAll(
  source: SqliteSource,
  target: PostgresTarget,
  say: Progress = () => undefined,
): Promise<Copied> {
  await copyDifferences(source.query, target, (done) => say('Copying', done));
  source.lock();
  await copyDifferences(source.query, target, (done) => say('Copying what came meanwhile', done));
  const [from, to] = [await digest(source.query), await digest(target.query)];
  if (JSON.stringify(from) !== JSON.stringify(to)) {
    throw new StoreError('The copy is not the same as the database: begin again');
  }
  // In this order: at no time is there a program that may write to both.
  source.leave();
  await target.finish();
  return { tables: from };
}

/** Makes the target like the source, some numbers at a time. */
async function copyDifferences(
  source: Query,
  target: PostgresTarget,
  say: (done: number) => void,
): Promise<void> {
  const last = Math.max(await lastNumber(source), await lastNumber(target.query));
  for (let from = 0; from < last; from += span) {
    const wanted = await rowsIn(source, from);
    const found = await rowsIn(target.query, from);
    if (hashOf(wanted) !== hashOf(found)) await replace(target, from, wanted);
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
    // PostgreSQL gives numbers of 64 bits as texts.
    rows[name] = found.map((row) => ({ ...row, number: Number(row.number) }));
  }
  return rows as Rows;
}

function hashOf(rows: Rows): string {
  return createHash('sha256').update(JSON.stringify(rows)).digest('hex');
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

/** Counts and hashes all rows, in their order. */
async function digest(query: Query): Promise<Copied['tables']> {
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
  ) as Copied['tables'];
}
