/**
 * Which rows retention deletes. The days are in settings/retention-period.ts, the schedule
 * in service/purge-schedule.ts.
 */
import { dayMs } from '../../helpers/durations.ts';
import { batchSize, type Database, type Query, type Transaction } from './database.ts';
import { isoAfter, isValidDate } from './rows.ts';
import type { RetentionDates } from './store.ts';

/** The lock of purging and of making a mail due again. */
export const retentionLock = 'retention';

/** A clock that was set back before mailing gives a `sent_at` before `received_at`. */
const retentionStart = 'CASE WHEN sent_at > received_at THEN sent_at ELSE received_at END';

/**
 * Rows that retention may delete: what was mailed, and the spam of releases before 2.0.0, which
 * has no mail. A damaged time may sort before all others, so a row without a date is kept.
 */
const deletableRows = `FROM submissions LEFT JOIN deliveries USING (number)
  WHERE (state = 'sent' OR state IS NULL) AND ${retentionStart} LIKE '____-__-__T%Z'`;

/** Implements `Store.purge`, in transactions of {@link batchSize} rows. */
export async function purgeSubmissions({ transaction }: Database, before: Date): Promise<number> {
  let total = 0;
  for (;;) {
    const count = await transaction((tx) => purgeBatch(tx, before), [retentionLock]);
    total += count;
    if (count < batchSize) return total;
  }
}

/** How many rows {@link purgeSubmissions} would delete. */
export async function countDeletable(query: Query, before: Date): Promise<number> {
  const sql = `SELECT count(*) AS count ${deletableRows} AND ${retentionStart} < :before`;
  const [row] = await query(sql, { before: before.toISOString() });
  return Number(row?.count);
}

async function purgeBatch({ query }: Transaction, before: Date): Promise<number> {
  const deleted = await query(
    `DELETE FROM submissions WHERE number IN (
      SELECT number ${deletableRows} AND ${retentionStart} < :before LIMIT :batch_size
    ) RETURNING number`,
    { before: before.toISOString(), batch_size: batchSize },
  );
  return deleted.length;
}

/** Implements `StoreReader.retentionDates`. */
export async function retentionDates(query: Query): Promise<RetentionDates> {
  const newestBefore = (bound: string) =>
    findReadable(
      query,
      'SELECT max(received_at) AS at FROM submissions WHERE received_at < :bound',
      bound,
    );
  const newest = await newestBefore(afterAllTimes);
  return {
    oldestDeletable: await findReadable(
      query,
      `SELECT min(${retentionStart}) AS at ${deletableRows} AND ${retentionStart} > :bound`,
      '',
    ),
    newestTrusted: newest && (await newestBefore(isoAfter(newest, 1 - dayMs))),
    newest,
  };
}

/** Sorts after every time that a row can hold, and after most damaged ones. */
const afterAllTimes = '~';

/**
 * The time `at` that a statement finds on one side of a bound. A damaged time becomes the next
 * bound, because it must not keep retention from all other rows.
 * @param sql selects the maximum below `:bound`, or the minimum above it
 */
async function findReadable(query: Query, sql: string, bound: string): Promise<Date | null> {
  const [row] = await query(sql, { bound });
  if (!row?.at) return null;
  const time = new Date(row.at);
  return isValidDate(time) ? time : findReadable(query, sql, String(row.at));
}

/** Implements `StoreReader.latestDated`. */
export async function latestDated(query: Query) {
  const [row] = await query(
    `SELECT reference, ${retentionStart} AS at FROM submissions LEFT JOIN deliveries USING (number)
      ORDER BY at DESC LIMIT 1`,
  );
  return row && { reference: String(row.reference), at: new Date(String(row.at)) };
}
