import { referenceOf } from '../../domain/api.ts';
import { advisoryLock, type Database, type Dialect, type Query } from './database.ts';
import { retentionLock } from './deleting.ts';
import { after, type StoredRow, storedOf } from './rows.ts';
import {
  leaseMs,
  longestWaitMs,
  type Outbox,
  type Outcome,
  type Queue,
  type Stored,
} from './store.ts';

/** Tables of mails, alike in all columns that are used here. */
type Mails = 'deliveries' | 'confirmations';

/** By how much the clocks of several machines may differ: by more, and mails go twice. */
const clocksDifferMs = leaseMs;

export function outboxOn({ transaction, dialect }: Database, mails: Mails): Outbox {
  return {
    claim: (now, count) => transaction((query) => claim(query, dialect, mails, now, count)),
    settle: (id, outcome) => transaction((query) => settle(query, mails, id, outcome)),
  };
}

async function claim(
  query: Query,
  { skipLocked }: Dialect,
  mails: Mails,
  now: Date,
  count: number,
): Promise<Stored[]> {
  const lease = after(now, leaseMs);
  // A time too far ahead was written before the clock was set back; a little ahead may be the clock of another process.
  const free = await query<{ number: number | string }>(
    `SELECT number FROM ${mails} WHERE state = 'due'
        AND (next_attempt <= :now OR next_attempt > :latest)
        AND (claimed_until IS NULL OR claimed_until <= :now OR claimed_until > :longest_lease)
      ORDER BY number LIMIT :count ${skipLocked}`,
    {
      now: now.toISOString(),
      latest: after(now, longestWaitMs + clocksDifferMs),
      longest_lease: after(now, leaseMs + clocksDifferMs),
      count,
    },
  );
  const claimed: Stored[] = [];
  for (const { number } of free) {
    await query(`UPDATE ${mails} SET claimed_until = :lease WHERE number = :number`, {
      number: Number(number),
      lease,
    });
    const [row] = await query<StoredRow>(
      `SELECT * FROM submissions JOIN ${mails} USING (number) WHERE number = :number`,
      { number: Number(number) },
    );
    if (row) claimed.push(storedOf(row));
  }
  return claimed;
}

async function settle(query: Query, mails: Mails, id: string, outcome: Outcome): Promise<void> {
  const reference = referenceOf(id);
  // As each id has its reference, one index serves for both.
  const number = '(SELECT number FROM submissions WHERE reference = :reference)';
  if (outcome.state === 'released') {
    await query(`UPDATE ${mails} SET claimed_until = NULL WHERE number = ${number}`, { reference });
    return;
  }
  await query(
    `UPDATE ${mails} SET claimed_until = NULL, state = :state, attempts = attempts + 1,
      next_attempt = coalesce(:next, next_attempt), last_error = :error,
      failing_since = CASE WHEN :error IS NOT NULL THEN coalesce(failing_since, :at) END,
      sent_at = CASE WHEN :state = 'sent' THEN :at END
    WHERE number = ${number} AND state = 'due'`,
    {
      reference,
      state: outcome.state,
      at: outcome.at.toISOString(),
      error: outcome.state === 'sent' ? null : outcome.error,
      next: outcome.state === 'due' ? outcome.nextAttempt.toISOString() : null,
    },
  );
}

/** What the operator says of a submission, also of one that was to have no mail. @returns whether there is such a one */
export async function decide(
  query: Query,
  dialect: Dialect,
  state: 'due' | 'sent',
  reference: string,
  now: Date,
): Promise<boolean> {
  await advisoryLock(query, dialect, retentionLock);
  const at = now.toISOString();
  const changed = await query(
    `INSERT INTO deliveries (number, state, next_attempt, sent_at)
      SELECT number, :state, :at, :sent_at FROM submissions WHERE reference = :reference
    ON CONFLICT (number) DO UPDATE SET state = :state, attempts = 0, next_attempt = :at,
      failing_since = NULL, last_error = NULL,
      sent_at = CASE WHEN :state = 'sent' THEN coalesce(deliveries.sent_at, :at) END
    RETURNING number`,
    { reference, state, at, sent_at: state === 'sent' ? at : null },
  );
  return changed.length > 0;
}

export async function queue(query: Query, now: Date): Promise<Queue> {
  const [counts] = await query<{ due: number | string; held: number | string }>(
    `SELECT count(*) FILTER (WHERE state = 'due') AS due,
      count(*) FILTER (WHERE state = 'held') AS held
    FROM deliveries WHERE state IN ('due', 'held')`,
  );
  // What has not failed is due since it came or was resent.
  const [oldest] = await query<{ since: string | null }>(
    `SELECT min(coalesce(failing_since, next_attempt)) AS since FROM deliveries WHERE state = 'due'`,
  );
  const age = oldest?.since ? now.getTime() - Date.parse(oldest.since) : 0;
  return {
    due: Number(counts?.due),
    held: Number(counts?.held),
    oldestDueSeconds: Math.max(0, Math.floor(age / 1000)),
  };
}
