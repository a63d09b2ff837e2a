import { addressKey, flat, hasWords, isOneAddress, mailboxOf, mentionsOf } from './address-key.ts';
import type { Database, Query, Transaction } from './database.ts';
import type { Ages, Progress, Submission } from './store.ts';

/** The lock of purging and of making a mail due again. */
export const retentionLock = 'retention';

/** Rows that one transaction deletes, or one statement reads. */
export const portion = 500;

/** Rows that retention may delete: what was mailed, and the spam of release 1.0.0, which has no mail. */
const deletable = `FROM submissions LEFT JOIN deliveries USING (number)
  WHERE (state = 'sent' OR state IS NULL)`;
/** The start of the retention period. A clock that was set back while mailing gives a `sent_at` before `received_at`. */
const since = 'CASE WHEN sent_at > received_at THEN sent_at ELSE received_at END';

export async function purge({ transaction }: Database, before: Date): Promise<number> {
  for (let total = 0; ; ) {
    const count = await transaction((tx) => purgePortion(tx, before), [retentionLock]);
    total += count;
    if (count < portion) return total;
  }
}

async function purgePortion({ query }: Transaction, before: Date): Promise<number> {
  const deleted = await query(
    `DELETE FROM submissions WHERE number IN (
      SELECT number ${deletable} AND ${since} < :before LIMIT :portion
    ) RETURNING number`,
    { before: before.toISOString(), portion },
  );
  return deleted.length;
}

export async function ages(query: Query): Promise<Ages> {
  const timeOf = async (sql: string) => {
    const [row] = await query(sql);
    return row?.at ? new Date(row.at) : null;
  };
  return {
    oldestDeletable: await timeOf(`SELECT min(${since}) AS at ${deletable}`),
    newest: await timeOf('SELECT max(received_at) AS at FROM submissions'),
  };
}

export async function latestDate(query: Query) {
  const [row] = await query(
    `SELECT reference, ${since} AS at FROM submissions LEFT JOIN deliveries USING (number)
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
export async function lookFor(all: AsyncIterable<Submission>, email: string, say?: Progress) {
  const wanted = addressKey(email);
  const words = [...mentionsOf(wanted), flat(email)].filter(Boolean);
  const found = { theirs: [] as string[], mentioning: [] as string[] };
  let done = 0;
  for await (const { reference, payload, idempotencyKey } of all) {
    const typed = String(payload.email);
    const sender = addressKey(typed);
    const isAddress = isOneAddress(sender) && !hasWords(typed);
    // Within another address, the same letters mean nothing: jan@x.example is not an@x.example.
    const texts = isAddress && flat(typed) === sender ? { ...payload, email: '' } : payload;
    const text = flat([...Object.values(texts), idempotencyKey ?? ''].join(','));
    const isSameMailbox = mailboxOf(typed) === mailboxOf(email);
    if (isAddress && sender === wanted) found.theirs.push(reference);
    else if (isSameMailbox || words.some((word) => text.includes(word)))
      found.mentioning.push(reference);
    say?.('Looking through submissions', ++done);
  }
  return found;
}
