import { hourMs } from '../../helpers/durations.ts';
import type { Database, Query, Transaction } from './database.ts';
import { countedAttempts, leaseMs, maxRetryWaitMs } from './retry-policy.ts';
import { fromClaimedRow, isoAfter, isValidDate } from './rows.ts';
import type { ClaimedSubmission, DueMails, MailOutcome, Outbox, StaffMailStats } from './store.ts';

/**
 * `deliveries` has the mails to the staff: `staffMails` in code, `delivery` in what commands print.
 * Every column used here is in both tables.
 */
type MailTable = 'deliveries' | 'confirmations';

/**
 * A time that is later than the maximum wait or lease by more than this was written under a
 * wrong clock.
 */
const wrongClockMs = leaseMs;

/** Claims the mails of one table, and records their outcomes. */
export function createOutbox({ transaction }: Database, table: MailTable): Outbox {
  return {
    claim: (now, count) => transaction((tx) => claim(tx, table, now, count)),
    recordOutcome: (reference, outcome) =>
      transaction(({ query }) => recordOutcome(query, table, reference, outcome)),
  };
}

async function claim(
  { query, skipLocked }: Transaction,
  table: MailTable,
  now: Date,
  count: number,
): Promise<ClaimedSubmission[]> {
  const lease = isoAfter(now, leaseMs);
  // First attempts come before retries: mails on which a server hangs must not delay others.
  const rows = await query(
    `SELECT * FROM submissions JOIN ${table} USING (number) WHERE state = 'due'
        AND (next_attempt <= :now OR next_attempt > :latest)
        AND (claimed_until IS NULL OR claimed_until <= :now OR claimed_until > :max_lease)
      ORDER BY attempts, number LIMIT :count ${skipLocked(table)}`,
    {
      now: now.toISOString(),
      latest: isoAfter(now, maxRetryWaitMs + wrongClockMs),
      max_lease: isoAfter(now, leaseMs + wrongClockMs),
      count,
    },
  );
  for (const { number } of rows)
    await query(`UPDATE ${table} SET claimed_until = :lease WHERE number = :number`, {
      number: Number(number),
      lease,
    });
  return rows.map(fromClaimedRow);
}

async function recordOutcome(
  query: Query,
  table: MailTable,
  reference: string,
  outcome: MailOutcome,
): Promise<void> {
  const number = '(SELECT number FROM submissions WHERE reference = :reference)';
  await query(
    `UPDATE ${table} SET claimed_until = NULL, state = :state, attempts = attempts + :counted,
      next_attempt = coalesce(:next, next_attempt), last_error = :error,
      failing_since = CASE WHEN :error IS NULL THEN NULL
        WHEN failing_since < :at THEN failing_since ELSE :at END,
      sent_at = CASE WHEN :state = 'sent' THEN :at ELSE sent_at END
    WHERE number = ${number} AND state = 'due'`,
    {
      reference,
      state: outcome.state,
      counted: countedAttempts(outcome),
      at: outcome.at.toISOString(),
      error: outcome.state === 'sent' ? null : outcome.code,
      next: outcome.state === 'due' ? outcome.nextAttempt.toISOString() : null,
    },
  );
}

/**
 * Makes the staff's mail of a submission due again, or marks it as sent.
 * @returns whether there is such a submission
 */
export async function setStaffMailState(
  { query }: Transaction,
  state: 'due' | 'sent',
  reference: string,
  now: Date,
): Promise<boolean> {
  const at = now.toISOString();
  // Before the mail is sent, `sent_at` is its `resentAt`.
  const changed = await query(
    `INSERT INTO deliveries (number, state, next_attempt, sent_at)
      SELECT number, :state, :at, :at FROM submissions WHERE reference = :reference
    ON CONFLICT (number) DO UPDATE SET state = :state, attempts = 0, next_attempt = :at,
      failing_since = NULL, last_error = NULL,
      sent_at = CASE WHEN :state = 'sent' AND deliveries.state = 'sent' THEN deliveries.sent_at ELSE :at END
    RETURNING number`,
    { reference, state, at },
  );
  return changed.length > 0;
}

/** The statements of `Store.prepareRestored`. */
export function prepareRestoredSql(dueMails: DueMails): readonly string[] {
  const state = dueMails === 'hold' ? 'held' : 'due';
  return [
    `UPDATE deliveries SET claimed_until = NULL, state = '${state}' WHERE state = 'due'`,
    // Most were sent after the backup was made.
    "UPDATE confirmations SET state = 'held' WHERE state = 'due'",
  ];
}

/** Implements `StoreReader.staffMailStats`. */
export async function staffMailStats(query: Query, now: Date): Promise<StaffMailStats> {
  // While a mail has not failed, next_attempt says since when it is due.
  const [counts] = await query(
    `SELECT count(*) FILTER (WHERE state = 'due') AS due,
      count(*) FILTER (WHERE state = 'held') AS held,
      min(coalesce(failing_since, next_attempt)) FILTER (WHERE state = 'due') AS since
    FROM deliveries WHERE state IN ('due', 'held')`,
  );
  // Null when none is due; damaged in a damaged row.
  const since = counts?.since == null ? undefined : new Date(String(counts.since));
  const age = since && isValidDate(since) ? now.getTime() - since.getTime() : 0;
  return {
    due: Number(counts?.due),
    held: Number(counts?.held),
    oldestDueSeconds: Math.max(0, Math.floor(age / 1000)),
  };
}

/** Whether the operator must look: a mail is held, or has been due for more than an hour. */
export function needsOperator({ held, oldestDueSeconds }: StaffMailStats): boolean {
  return held > 0 || oldestDueSeconds * 1000 > hourMs;
}
