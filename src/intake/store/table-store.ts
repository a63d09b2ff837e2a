import { accept } from './accepting.ts';
import type { Database, Query } from './database.ts';
import { ages, erase, latestDate, lookFor, portion, purge, retentionLock } from './deleting.ts';
import { outboxOn, queue, setDelivery } from './mailing.ts';
import { storedOf } from './rows.ts';
import type { Store, Stored, StoreReader } from './store.ts';

const selectStored = 'SELECT * FROM submissions LEFT JOIN deliveries USING (number)';

export function readingOf(query: Query): Omit<StoreReader, 'about' | 'backup' | 'close'> {
  async function* all(): AsyncGenerator<Stored> {
    let after = 0;
    for (;;) {
      const rows = await query(
        `${selectStored} WHERE number > :after ORDER BY number LIMIT :portion`,
        { after, portion },
      );
      yield* rows.map(storedOf);
      if (rows.length < portion) return;
      after = Number(rows.at(-1)?.number);
    }
  }
  return {
    all,
    async latest(count) {
      const sql = `${selectStored} ORDER BY number DESC LIMIT :count`;
      return (await query(sql, { count })).map(storedOf);
    },
    async count(mark) {
      const sql = 'SELECT count(*) AS count FROM submissions WHERE marks LIKE :marks';
      const [row] = await query(sql, { marks: mark ? `%"${mark}"%` : '%' });
      return Number(row?.count);
    },
    async find(reference) {
      const sql = `${selectStored} WHERE reference = :reference`;
      const [row] = await query(sql, { reference });
      return row && storedOf(row);
    },
    queue: (now) => queue(query, now),
    ages: () => ages(query),
    latestDate: () => latestDate(query),
    lookFor: (email, say) => lookFor(all(), email, say),
  };
}

export function writingOf(database: Database): Omit<Store, keyof StoreReader | 'broken'> {
  const { transaction } = database;
  return {
    accept: (submission, confirmTo) => accept(database, submission, confirmTo),
    ...outboxOn(database, 'deliveries'),
    confirmations: outboxOn(database, 'confirmations'),
    resend: (reference, now) =>
      transaction((tx) => setDelivery(tx, 'due', reference, now), [retentionLock]),
    markHandled: (reference, now) =>
      transaction((tx) => setDelivery(tx, 'sent', reference, now), [retentionLock]),
    purge: (before) => purge(database, before),
    erase: (references) => erase(database, references),
  };
}
