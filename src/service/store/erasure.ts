import type { Database } from './database.ts';
import {
  emailForms,
  emailKey,
  hasExtraWords,
  isSingleEmail,
  mailboxKey,
  normalizeText,
  senderEmail,
} from './email-key.ts';
import type { OnProgress, StoredSubmission, StoreReader } from './store.ts';

/**
 * Deletes the rows of `Store.erase`; sqlite-store.ts then removes their bytes.
 * @returns the references that were found
 */
export async function eraseSubmissions(
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

/**
 * Implements `StoreReader.findByEmail`. Compares every submission: no index finds the other
 * spellings of an address.
 */
export async function findByEmail(
  all: AsyncIterable<StoredSubmission>,
  email: string,
  onProgress?: OnProgress,
): ReturnType<StoreReader['findByEmail']> {
  const key = emailKey(email);
  const spellings = [...emailForms(key), normalizeText(email)].filter(Boolean);
  const matches: string[] = [];
  const mentions: string[] = [];
  let done = 0;
  for await (const { reference, payload, idempotencyKey } of all) {
    const sender = senderEmail(payload);
    const senderKey = emailKey(sender);
    const isAddress = isSingleEmail(senderKey) && !hasExtraWords(sender);
    // A sender's own address is not searched for mentions: jan@x.example does not
    // mention an@x.example.
    const searchedFields =
      isAddress && normalizeText(sender) === senderKey ? { ...payload, email: '' } : payload;
    const text = normalizeText([...Object.values(searchedFields), idempotencyKey ?? ''].join(','));
    const isSameMailbox = mailboxKey(sender) === mailboxKey(email);
    if (isAddress && senderKey === key) matches.push(reference);
    else if (isSameMailbox || spellings.some((word) => text.includes(word)))
      mentions.push(reference);
    onProgress?.('Looking through submissions', ++done);
  }
  return { matches, mentions };
}
