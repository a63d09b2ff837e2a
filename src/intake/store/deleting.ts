import { addressKey, flat } from './address-key.ts';
import { advisoryLock, type Database, type Dialect, type Query } from './database.ts';
import type { Ages, Person, Progress } from './store.ts';

/** Subject of the lock under which something is made due anew, or deleted as mailed long ago. */
export const retentionLock = 'retention';

/** Rows that are deleted, or looked through, in one transaction, others waiting meanwhile. */
const portion = 500;

/** What may be deleted once it is old enough, and since when it waits for that. */
const passedOn = `FROM submissions LEFT JOIN deliveries USING (number)
  WHERE (state = 'sent' OR (state IS NULL AND marks LIKE '%"honeypot"%'))`;
const since = 'coalesce(sent_at, received_at)';

export async function purge({ transaction, dialect }: Database, before: Date): Promise<number> {
  for (let total = 0; ; ) {
    const count = await transaction((query) => purgePortion(query, dialect, before));
    total += count;
    if (count < portion) return total;
  }
}

async function purgePortion(query: Query, dialect: Dialect, before: Date): Promise<number> {
  await advisoryLock(query, dialect, retentionLock);
  const gone = await query(
    `DELETE FROM submissions WHERE number IN (
      SELECT number ${passedOn} AND ${since} < :before LIMIT :portion
    ) RETURNING number`,
    { before: before.toISOString(), portion },
  );
  return gone.length;
}

export async function ages(query: Query): Promise<Ages> {
  const [oldest] = await query<{ at: string | null }>(`SELECT min(${since}) AS at ${passedOn}`);
  const [newest] = await query<{ at: string | null }>(
    'SELECT max(received_at) AS at FROM submissions',
  );
  const dateOf = (row: { at: string | null } | undefined) => (row?.at ? new Date(row.at) : null);
  return { oldestPassedOn: dateOf(oldest), newest: dateOf(newest) };
}

/** Deletes rows of a person. @returns their references */
export async function erase(
  { query, transaction }: Database,
  whose: Person,
  say?: Progress,
): Promise<string[]> {
  const wanted =
    'references' in whose ? whose.references : (await lookFor(query, whose.email, say)).theirs;
  const erased: string[] = [];
  for (let from = 0; from < wanted.length; from += portion) {
    const some = wanted.slice(from, from + portion);
    const gone = await transaction(async (query) => {
      const rows: string[] = [];
      for (const reference of some) {
        const sql = 'DELETE FROM submissions WHERE reference = :reference RETURNING reference';
        rows.push(...(await query<{ reference: string }>(sql, { reference })).map(referenceIn));
      }
      return rows;
    });
    erased.push(...gone);
  }
  return erased;
}

/** Looks at every submission: addresses are compared as people mean them, which no index does. */
export async function lookFor(query: Query, email: string, say?: Progress) {
  const wanted = addressKey(email);
  const words = [wanted, flat(email)].filter(Boolean);
  const found = { theirs: [] as string[], mentioning: [] as string[] };
  let [after, done] = [0, 0];
  for (;;) {
    const rows = await query<{ number: number | string; reference: string; payload: string }>(
      'SELECT number, reference, payload FROM submissions WHERE number > :after ORDER BY number LIMIT :portion',
      { after, portion },
    );
    for (const { reference, payload } of rows) {
      const fields = JSON.parse(payload) as { email: string };
      if (addressKey(fields.email) === wanted) found.theirs.push(reference);
      else {
        const said = flat(Object.values(fields).join(','));
        if (words.some((word) => said.includes(word))) found.mentioning.push(reference);
      }
    }
    done += rows.length;
    say?.('Looking through submissions', done);
    if (rows.length < portion) return found;
    after = Number(rows.at(-1)?.number);
  }
}

function referenceIn({ reference }: { reference: string }): string {
  return reference;
}
