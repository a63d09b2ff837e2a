import { advisoryLock, type Database, type Dialect, type Query } from './database.ts';
import { after, type Row, rowOf, submissionOf } from './rows.ts';
import {
  type Accepted,
  confirmingMs,
  isSpam,
  KeyReusedError,
  type Submission,
  sameContentMs,
} from './store.ts';

/** Stores a submission with its mails, as `accept` of the store promises. */
export async function accept(
  { transaction, dialect }: Database,
  submission: Submission,
  confirmTo?: string,
): Promise<Accepted> {
  const row = rowOf(submission);
  let wasTried = false;
  const accepted = await transaction(async (query) => {
    const isRetry = wasTried;
    wasTried = true;
    const accepted = await insertOrFind(query, dialect, submission, row, isRetry);
    if (accepted?.repeated === false && confirmTo !== undefined)
      await confirm(query, dialect, row, confirmTo);
    return accepted;
  });
  if (!accepted) throw new KeyReusedError();
  return accepted;
}

/**
 * @param isRetry whether this very submission was tried before: then it may be there, and still be new
 * @returns undefined when its key came before with other content
 */
async function insertOrFind(
  query: Query,
  dialect: Dialect,
  submission: Submission,
  row: Row,
  isRetry: boolean,
): Promise<Accepted | undefined> {
  const { id, reference, received_at, content_hash } = row;
  await advisoryLock(query, dialect, content_hash ?? reference);
  if (content_hash !== null) {
    const [same] = await query<Row>(
      `SELECT * FROM submissions WHERE content_hash = :content_hash
        AND received_at BETWEEN :from AND :to ORDER BY received_at LIMIT 1`,
      { content_hash, ...around(received_at, sameContentMs) },
    );
    // A retry may find its own row.
    if (same && same.reference !== reference) {
      return { submission: submissionOf(same), repeated: true };
    }
  }
  // An id, and with it the reference, is made from the key. Nearly all are new: nothing is looked for first.
  const [added] = await query<{ number: number | string }>(
    `INSERT INTO submissions (
      id, kind, reference, received_at, language, idempotency_key, payload, marks, channel, content_hash
    ) VALUES (
      :id, :kind, :reference, :received_at, :language, :idempotency_key, :payload, :marks, :channel, :content_hash
    ) ON CONFLICT (reference) DO NOTHING RETURNING number`,
    row,
  );
  if (added) {
    if (!isSpam(submission)) {
      await query(
        "INSERT INTO deliveries (number, state, next_attempt) VALUES (:number, 'due', :received_at)",
        { number: Number(added.number), received_at },
      );
    }
    return { submission, repeated: false };
  }
  const [earlier] = await query<Row>('SELECT * FROM submissions WHERE reference = :reference', {
    reference,
  });
  // PostgreSQL tries again what fails so.
  if (!earlier) throw new Error('Another process has deleted it between the two statements');
  // Two keys can have one reference: a caller chooses the key.
  const isSame = (['idempotency_key', 'kind', 'payload'] as const).every(
    (column) => earlier[column] === row[column],
  );
  if (!isSame) return undefined;
  const isThis = earlier.id === id && earlier.received_at === received_at;
  return { submission: submissionOf(earlier), repeated: !(isRetry && isThis) };
}

/** Whoever types somebody else's address again and again has the service write to them once an hour. */
async function confirm(
  query: Query,
  dialect: Dialect,
  { reference, received_at }: Row,
  recipient: string,
): Promise<void> {
  await advisoryLock(query, dialect, recipient);
  await query(
    `INSERT INTO confirmations (number, recipient, state, next_attempt)
      SELECT number, :recipient, 'due', received_at FROM submissions
      WHERE reference = :reference AND NOT EXISTS (
        SELECT 1 FROM confirmations JOIN submissions USING (number)
        WHERE recipient = :recipient AND received_at > :from AND received_at < :to
      )
    ON CONFLICT (number) DO NOTHING`,
    { reference, recipient, ...around(received_at, confirmingMs) },
  );
}

function around(time: string, ms: number) {
  return { from: after(time, -ms), to: after(time, ms) };
}
