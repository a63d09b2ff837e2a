import type { Database, Query, Transaction } from './database.ts';
import {
  emailForms,
  emailKey,
  hasExtraWords,
  isSingleEmail,
  mailboxKey,
  normalizeText,
} from './email-key.ts';
import { addMs } from './rows.ts';
import type { OnProgress, RetentionDates, Submission } from './store.ts';

/** The lock of purging and of making a mail due again. */
export const retentionLock = 'retention';

/** Rows that one transaction deletes, or one statement reads. */
export const batchSize = 500;

/** Rows that retention may delete: what was mailed, and the spam of release 1.0.0, which has no mail. */
const deletableRows = `FROM submissions LEFT JOIN deliveries USING (number)
  WHERE (state = 'sent' OR state IS NULL)`;
/** A clock that was set back before mailing gives a `sent_at` before `received_at`. */
const retentionStart = 'CASE WHEN sent_at > received_at THEN sent_at ELSE received_at END';

export async function purge({ transaction }: Database, before: Date): Promise<number> {
  for (let total = 0; ; ) {
    const count = await transaction((tx) => purgeBatch(tx, before), [retentionLock]);
    total += count;
    if (count < batchSize) return total;
  }
}

/** What {@link purge} would delete. */
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

const selectNewest = 'SELECT max(received_at) AS at FROM submissions';

export async function retentionDates(query: Query): Promise<RetentionDates> {
  const timeOf = async (sql: string, values = {}) => {
    const [row] = await query(sql, values);
    return row?.at ? new Date(row.at) : null;
  };
  const newest = await timeOf(selectNewest);
  const before = newest ? addMs(newest, -86_400_000) : '';
  return {
    oldestDeletable: await timeOf(`SELECT min(${retentionStart}) AS at ${deletableRows}`),
    newestTrusted: await timeOf(`${selectNewest} WHERE received_at <= :before`, { before }),
    newest,
  };
}

export async function latestDate(query: Query) {
  const [row] = await query(
    `SELECT reference, ${retentionStart} AS at FROM submissions LEFT JOIN deliveries USING (number)
      ORDER BY at DESC LIMIT 1`,
  );
  return row && { reference: String(row.reference), at: new Date(String(row.at)) };
}

export async function erase(
  { transaction }: Database,
  references: readonly string[],
): Promise<string[]> {
  const sql = 'DELETE FROM submissions WHERE reference = :reference RETURNING number';
  return transaction(async ({ query }) => {
    const erased: string[] = [];
    for (const reference of references)
      if ((await query(sql, { reference })).length > 0) erased.push(reference);
    return erased;
  });
}

/** Compares every submission with an address: no index finds its other spellings. */
export async function findByEmail(
  all: AsyncIterable<Submission>,
  email: string,
  onProgress?: OnProgress,
) {
  const key = emailKey(email);
  const spellings = [...emailForms(key), normalizeText(email)].filter(Boolean);
  const result = { matches: [] as string[], mentions: [] as string[] };
  let done = 0;
  for await (const { reference, payload, idempotencyKey } of all) {
    const sender = String(payload.email);
    const senderKey = emailKey(sender);
    const isAddress = isSingleEmail(senderKey) && !hasExtraWords(sender);
    // A sender's own address is not searched for mentions: jan@x.example does not mention an@x.example.
    const searchedFields =
      isAddress && normalizeText(sender) === senderKey ? { ...payload, email: '' } : payload;
    const text = normalizeText([...Object.values(searchedFields), idempotencyKey ?? ''].join(','));
    const isSameMailbox = mailboxKey(sender) === mailboxKey(email);
    if (isAddress && senderKey === key) result.matches.push(reference);
    else if (isSameMailbox || spellings.some((word) => text.includes(word)))
      result.mentions.push(reference);
    onProgress?.('Looking through submissions', ++done);
  }
  return result;
}
