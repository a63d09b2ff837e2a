import { accept } from './accepting.ts';
import type { Database, Query } from './database.ts';
import { ages, erase, lookFor, purge } from './deleting.ts';
import { decide, outboxOn, queue } from './mailing.ts';
import { type StoredRow, storedOf } from './rows.ts';
import type { Outbox, Store, Stored, StoreReader } from './store.ts';

type Reading = Omit<StoreReader, 'about' | 'backup' | 'close'>;
type Writing = Outbox &
  Pick<Store, 'accept' | 'confirmations' | 'resend' | 'markHandled' | 'purge' | 'erase'>;

/** Every name here is a column; `:name` is a value. */
const selectStored = 'SELECT * FROM submissions LEFT JOIN deliveries USING (number)';

const portion = 500;

/** What a store reads, on either database. */
export function readingOf(query: Query): Reading {
  async function* portions(): AsyncGenerator<Stored[]> {
    let after = 0;
    for (;;) {
      const rows = await query<StoredRow & { number: number | string }>(
        `${selectStored} WHERE number > :after ORDER BY number LIMIT :portion`,
        { after, portion },
      );
      yield rows.map(storedOf);
      if (rows.length < portion) return;
      after = Number(rows.at(-1)?.number);
    }
  }
  return {
    portions,
    async list() {
      const all: Stored[] = [];
      for await (const some of portions()) all.push(...some);
      return all;
    },
    async latest(count) {
      const sql = `${selectStored} ORDER BY number DESC LIMIT :count`;
      return (await query<StoredRow>(sql, { count })).map(storedOf);
    },
    async count() {
      const [row] = await query<{ count: number | string }>(
        'SELECT count(*) AS count FROM submissions',
      );
      return Number(row?.count);
    },
    async find(reference) {
      const sql = `${selectStored} WHERE reference = :reference`;
      const [row] = await query<StoredRow>(sql, { reference });
      return row && storedOf(row);
    },
    queue: (now) => queue(query, now),
    ages: () => ages(query),
    lookFor: (email, say) => lookFor(query, email, say),
  };
}

/** What a store writes, on either database. */
export function writingOf(database: Database): Writing {
  const { transaction, dialect } = database;
  return {
    accept: (submission, confirmTo) => accept(database, submission, confirmTo),
    ...outboxOn(database, 'deliveries'),
    confirmations: outboxOn(database, 'confirmations'),
    resend: (reference, now) =>
      transaction((query) => decide(query, dialect, 'due', reference, now)),
    markHandled: (reference, now) =>
      transaction((query) => decide(query, dialect, 'sent', reference, now)),
    purge: (before) => purge(database, before),
    erase: (whose, say) => erase(database, whose, say),
  };
}
