import { referenceOf } from '../../api.ts';
import { type Row, rowOf, type StoredRow, storedOf, submissionOf } from './rows.ts';
import { ask, type Steps, type Work } from './steps.ts';
import {
  type Accepted,
  confirmingMs,
  isSpam,
  KeyReusedError,
  leaseMs,
  longestWaitMs,
  type Outbox,
  type Outcome,
  type Queue,
  type Store,
  type Stored,
  type StoreReader,
  type Submission,
  sameContentMs,
} from './store.ts';

/** What SQLite and PostgreSQL say differently. */
export interface Dialect {
  /** Ends the search for deliveries to claim. */
  claiming: string;
  /** Makes everybody else with the same `:subject` wait for the end of this transaction, if that must be said. */
  alone?: string;
}

type Reading = Pick<StoreReader, 'list' | 'find' | 'queue'>;
type Writing = Outbox &
  Pick<Store, 'accept' | 'confirmations' | 'resend' | 'markHandled' | 'purge' | 'erase'>;

/** Tables of mails, alike in all columns that are used here. */
type Mails = 'deliveries' | 'confirmations';

/** Every name here is a column; `:name` is a value. */
const selectStored = 'SELECT * FROM submissions LEFT JOIN deliveries USING (number)';

/** The row of a submission in a table of mails: as each id has its reference, one index serves for both. */
const numberOf = '(SELECT number FROM submissions WHERE reference = :reference)';

/** By how much the clocks of several machines may differ: by more, and mails go twice. */
const clocksDifferMs = leaseMs;

/** What was just made due anew must not be deleted as what was mailed long ago. */
const operatorsWord = 'operator';

/** Rows that are deleted in one transaction, others waiting meanwhile. */
const portion = 500;

/** @param read takes the steps of a work, each of which sees what is stored */
export function readingOf(read: <Result>(work: Work<Result>) => Promise<Result>): Reading {
  return {
    list: () =>
      read(function* () {
        const rows = yield* ask<StoredRow>(`${selectStored} ORDER BY received_at, number`);
        return rows.map(storedOf);
      }),
    find: (reference) =>
      read(function* () {
        const sql = `${selectStored} WHERE reference = :reference`;
        const [row] = yield* ask<StoredRow>(sql, { reference });
        return row && storedOf(row);
      }),
    queue: (now) => read(() => queue(now)),
  };
}

/** @param write takes all steps of a work in one transaction, or none */
export function writingOf(
  write: <Result>(work: Work<Result>) => Promise<Result>,
  dialect: Dialect,
): Writing {
  const outbox = (mails: Mails): Outbox => ({
    claim: (now, count) => write(() => claim(mails, now, count, dialect)),
    settle: (id, outcome) => write(() => settle(mails, id, outcome)),
  });
  return {
    async accept(submission, confirmTo) {
      const row = rowOf(submission);
      let wasTried = false;
      const accepted = await write(function* () {
        const isAgain = wasTried;
        wasTried = true;
        const accepted = yield* accept(submission, row, isAgain, dialect);
        const isNew = 'repeated' in accepted && !accepted.repeated;
        if (isNew && confirmTo !== undefined) yield* confirm(row, confirmTo, dialect);
        return accepted;
      });
      if (accepted instanceof KeyReusedError) throw accepted;
      return accepted;
    },
    ...outbox('deliveries'),
    confirmations: outbox('confirmations'),
    resend: (reference, now) => write(() => decide('due', reference, now, dialect)),
    markHandled: (reference, now) => write(() => decide('sent', reference, now, dialect)),
    async purge(before) {
      for (let total = 0; ; ) {
        const count = await write(() => purge(before, dialect));
        total += count;
        if (count < portion) return total;
      }
    },
    erase: (email) => write(() => erase(email)),
  };
}

/** @param isAgain whether this very submission was tried before: then it may be there, and still be new */
function* accept(
  submission: Submission,
  row: Row,
  isAgain: boolean,
  { alone }: Dialect,
): Steps<Accepted | KeyReusedError> {
  const { id, reference, received_at, content_hash } = row;
  if (alone) yield* ask(alone, { subject: content_hash ?? reference });
  if (content_hash !== null) {
    const [from = '', to = ''] = [-1, 1].map((sign) => after(received_at, sign * sameContentMs));
    const [same] = yield* ask<Row>(
      `SELECT * FROM submissions WHERE content_hash = :content_hash
        AND received_at BETWEEN :from AND :to ORDER BY received_at LIMIT 1`,
      { content_hash, from, to },
    );
    // What was tried before may find itself.
    if (same && same.reference !== reference) {
      return { submission: submissionOf(same), repeated: true };
    }
  }
  // An id, and with it the reference, is made from the key. Nearly all are new: nothing is looked for first.
  const [added] = yield* ask<{ number: number | string }>(
    `INSERT INTO submissions (
      id, kind, reference, received_at, language, idempotency_key, payload, marks, channel, content_hash
    ) VALUES (
      :id, :kind, :reference, :received_at, :language, :idempotency_key, :payload, :marks, :channel, :content_hash
    ) ON CONFLICT (reference) DO NOTHING RETURNING number`,
    row,
  );
  if (added) {
    if (!isSpam(submission)) yield* deliver(Number(added.number), received_at);
    return { submission, repeated: false };
  }
  const [earlier] = yield* ask<Row>('SELECT * FROM submissions WHERE reference = :reference', {
    reference,
  });
  // PostgreSQL tries again what fails so.
  if (!earlier) throw new Error('Another process has deleted it between the two statements');
  // Two keys can have one reference: a caller chooses the key.
  const isSame = (['idempotency_key', 'kind', 'payload'] as const).every(
    (column) => earlier[column] === row[column],
  );
  if (!isSame) return new KeyReusedError();
  const isThis = earlier.id === id && earlier.received_at === received_at;
  return { submission: submissionOf(earlier), repeated: !(isAgain && isThis) };
}

function* deliver(number: number, next_attempt: string): Steps<void> {
  yield* ask(
    "INSERT INTO deliveries (number, state, next_attempt) VALUES (:number, 'due', :next_attempt)",
    { number, next_attempt },
  );
}

/** Whoever types somebody else's address again and again has us write to them once an hour. */
function* confirm(row: Row, recipient: string, { alone }: Dialect): Steps<void> {
  if (alone) yield* ask(alone, { subject: recipient });
  const [from = '', to = ''] = [-1, 1].map((sign) => after(row.received_at, sign * confirmingMs));
  yield* ask(
    `INSERT INTO confirmations (number, recipient, state, next_attempt)
      SELECT number, :recipient, 'due', received_at FROM submissions
      WHERE reference = :reference AND NOT EXISTS (
        SELECT 1 FROM confirmations JOIN submissions USING (number)
        WHERE recipient = :recipient AND received_at > :from AND received_at < :to
      )
    ON CONFLICT (number) DO NOTHING`,
    { reference: row.reference, recipient, from, to },
  );
}

function* claim(mails: Mails, now: Date, count: number, { claiming }: Dialect): Steps<Stored[]> {
  const lease = after(now, leaseMs);
  // A time too far ahead was written before the clock was set back; a little ahead may be the clock of another process.
  const free = yield* ask<{ number: number | string }>(
    `SELECT number FROM ${mails} WHERE state = 'due'
        AND (next_attempt <= :now OR next_attempt > :latest)
        AND (claimed_until IS NULL OR claimed_until <= :now OR claimed_until > :longest_lease)
      ORDER BY number LIMIT :count ${claiming}`,
    {
      now: now.toISOString(),
      latest: after(now, longestWaitMs + clocksDifferMs),
      longest_lease: after(now, leaseMs + clocksDifferMs),
      count,
    },
  );
  const claimed: Stored[] = [];
  for (const { number } of free) {
    yield* ask(`UPDATE ${mails} SET claimed_until = :lease WHERE number = :number`, {
      number: Number(number),
      lease,
    });
    const [row] = yield* ask<StoredRow>(
      `SELECT * FROM submissions JOIN ${mails} USING (number) WHERE number = :number`,
      { number: Number(number) },
    );
    if (row) claimed.push(storedOf(row));
  }
  return claimed;
}

function* settle(mails: Mails, id: string, outcome: Outcome): Steps<void> {
  const reference = referenceOf(id);
  if (outcome.state === 'released') {
    yield* ask(`UPDATE ${mails} SET claimed_until = NULL WHERE number = ${numberOf}`, {
      reference,
    });
    return;
  }
  yield* ask(
    `UPDATE ${mails} SET claimed_until = NULL, state = :state, attempts = attempts + 1,
      next_attempt = coalesce(:next, next_attempt), last_error = :error,
      failing_since = CASE WHEN :error IS NOT NULL THEN coalesce(failing_since, :at) END,
      sent_at = CASE WHEN :state = 'sent' THEN :at END
    WHERE number = ${numberOf} AND state = 'due'`,
    {
      reference,
      state: outcome.state,
      at: outcome.at.toISOString(),
      error: outcome.state === 'sent' ? null : outcome.error,
      next: outcome.state === 'due' ? outcome.nextAttempt.toISOString() : null,
    },
  );
}

/** What the operator says of a submission, also of one that was to have no mail. */
function* decide(
  state: 'due' | 'sent',
  reference: string,
  now: Date,
  { alone }: Dialect,
): Steps<boolean> {
  if (alone) yield* ask(alone, { subject: operatorsWord });
  const at = now.toISOString();
  const changed = yield* ask(
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

function* purge(before: Date, { alone }: Dialect): Steps<number> {
  if (alone) yield* ask(alone, { subject: operatorsWord });
  const gone = yield* ask(
    `DELETE FROM submissions WHERE number IN (
      SELECT number FROM submissions LEFT JOIN deliveries USING (number)
      WHERE (state = 'sent' AND sent_at < :before)
        OR (state IS NULL AND received_at < :before AND marks LIKE '%"honeypot"%')
      LIMIT :portion
    ) RETURNING number`,
    { before: before.toISOString(), portion },
  );
  return gone.length;
}

function* erase(email: string): Steps<string[]> {
  const all = yield* ask<Row>('SELECT reference, payload FROM submissions');
  const theirs = all.filter(({ payload }) =>
    sameAddress((JSON.parse(payload) as { email: string }).email, email),
  );
  for (const { reference } of theirs)
    yield* ask('DELETE FROM submissions WHERE reference = :reference', { reference });
  return theirs.map(({ reference }) => reference);
}

function* queue(now: Date): Steps<Queue> {
  const [counts] = yield* ask<{ due: number | string; held: number | string }>(
    `SELECT count(*) FILTER (WHERE state = 'due') AS due,
      count(*) FILTER (WHERE state = 'held') AS held
    FROM deliveries WHERE state IN ('due', 'held')`,
  );
  // What has not failed is due since it came or was resent.
  const [oldest] = yield* ask<{ since: string | null }>(
    `SELECT min(coalesce(failing_since, next_attempt)) AS since FROM deliveries WHERE state = 'due'`,
  );
  const age = oldest?.since ? now.getTime() - Date.parse(oldest.since) : 0;
  return {
    due: Number(counts?.due),
    held: Number(counts?.held),
    oldestDueSeconds: Math.max(0, Math.floor(age / 1000)),
  };
}

/** The time so many milliseconds after another. */
function after(time: Date | string, ms: number): string {
  return new Date(new Date(time).getTime() + ms).toISOString();
}

function sameAddress(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => text.normalize('NFC').trim().toLowerCase());
  return a === b;
}
