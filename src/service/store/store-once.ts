/**
 * Why a submission is never stored twice, as decision 5 says: its unique reference is made from the
 * idempotency key, one statement looks for the same content and inserts, and equal submissions wait
 * for each other.
 */
import { duplicateWindowMs } from '../../domain/api.ts';
import { hourMs } from '../../helpers/durations.ts';
import {
  type Database,
  type Query,
  RetryError,
  type Transaction,
  type Values,
} from './database.ts';
import { isoAfter, type Row, toRow } from './rows.ts';
import type { StoreResult, Submission } from './store.ts';
import { IdempotencyKeyReusedError } from './store-errors.ts';

/** Minimum time between two confirmations to one mailbox. */
const confirmationIntervalMs = hourMs;

/** Implements `Store.storeOnce`. @throws IdempotencyKeyReusedError; StoreError */
export async function storeOnce(
  { transaction }: Database,
  submission: Submission,
  mailboxKey?: string,
): Promise<StoreResult> {
  const row = toRow(submission);
  const operation = (tx: Transaction) => insertOrFind(tx, row, submission.receivedAt, mailboxKey);
  const result = await transaction(operation, lockNames(row, mailboxKey));
  if (!result) throw new IdempotencyKeyReusedError();
  return result;
}

/**
 * What a transaction locks. Two requests with the same key or the same content wait for each other,
 * so that the second one finds what the first one stored. So do two confirmations to one mailbox.
 */
function lockNames({ content_hash, reference }: Row, mailboxKey?: string): string[] {
  return [content_hash, reference, ...(mailboxKey === undefined ? [] : [mailboxKey])];
}

/** @returns undefined when the key was used before with other content */
async function insertOrFind(
  { query }: Transaction,
  row: Row,
  receivedAt: Date,
  mailboxKey: string | undefined,
): Promise<StoreResult | undefined> {
  const { reference, received_at } = row;
  const sameContent = {
    content_hash: row.content_hash,
    ...timeWindow(receivedAt, duplicateWindowMs),
  };
  // Most submissions are new, so the insert comes before the search for an earlier row.
  const [added] = await query(
    `INSERT INTO submissions (
      id, kind, reference, received_at, language, idempotency_key, payload, marks, channel, content_hash
    ) SELECT
      :id, :kind, :reference, :received_at, :language, :idempotency_key, :payload, :marks, :channel, :content_hash
      WHERE NOT EXISTS (${selectSameContent}) ON CONFLICT (reference) DO NOTHING RETURNING number`,
    { ...row, ...sameContent },
  );
  if (added) {
    const number = Number(added.number);
    await query(
      "INSERT INTO deliveries (number, state, next_attempt) VALUES (:number, 'due', :received_at)",
      { number, received_at },
    );
    if (mailboxKey !== undefined) await insertConfirmation(query, number, receivedAt, mailboxKey);
    return { reference, receivedAt, isRepeat: false };
  }
  const [sameKey] = await query('SELECT * FROM submissions WHERE reference = :reference', {
    reference,
  });
  if (sameKey) {
    // Different keys can give the same reference, since the caller chooses the key.
    const isSame = (['idempotency_key', 'kind', 'payload'] as const).every(
      (column) => sameKey[column] === row[column],
    );
    return isSame ? { ...receiptOf(sameKey), isRepeat: true } : undefined;
  }
  const [earlier] = await query(`${selectSameContent} ORDER BY received_at LIMIT 1`, sameContent);
  // Only PostgreSQL lets another process write in between.
  if (!earlier) throw new RetryError('Another process deleted the row between two statements');
  return { ...receiptOf(earlier), isRepeat: true };
}

const selectSameContent = `SELECT reference, received_at FROM submissions
  WHERE content_hash = :content_hash AND received_at BETWEEN :from AND :to`;

function receiptOf(row: Values): Omit<StoreResult, 'isRepeat'> {
  return { reference: String(row.reference), receivedAt: new Date(String(row.received_at)) };
}

/**
 * One confirmation per mailbox and hour, and one that waits: nobody can use the service to flood
 * a mailbox.
 */
async function insertConfirmation(
  query: Query,
  number: number,
  receivedAt: Date,
  mailboxKey: string,
): Promise<void> {
  await query(
    `INSERT INTO confirmations (number, recipient, state, next_attempt)
      SELECT :number, :mailbox_key, 'due', :received_at WHERE NOT EXISTS (
        SELECT 1 FROM confirmations JOIN submissions USING (number)
        WHERE recipient = :mailbox_key AND (state = 'due' OR (received_at > :from AND received_at < :to)
          OR (sent_at > :from AND sent_at < :to))
      )`,
    {
      number,
      mailbox_key: mailboxKey,
      received_at: receivedAt.toISOString(),
      ...timeWindow(receivedAt, confirmationIntervalMs),
    },
  );
}

/** Reaches into the past and the future, because the clocks of several processes differ. */
function timeWindow(time: Date, ms: number) {
  return { from: isoAfter(time, -ms), to: isoAfter(time, ms) };
}
