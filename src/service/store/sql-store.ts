import { maxBodyBytes } from '../../domain/api.ts';
import { type Database, type Query, readBatches } from './database.ts';
import { eraseSubmissions, findByEmail } from './erasure.ts';
import { createOutbox, prepareRestoredSql, setStaffMailState, staffMailStats } from './outbox.ts';
import {
  countDeletable,
  latestDated,
  purgeSubmissions,
  retentionDates,
  retentionLock,
} from './purge.ts';
import { fromRow } from './rows.ts';
import type { Store, StoredSubmission, StoreReader } from './store.ts';
import { storeOnce } from './store-once.ts';

const selectStored = 'SELECT * FROM submissions LEFT JOIN deliveries USING (number)';

/** The operations of a store that read, for both databases. */
export function createReader(query: Query): Omit<StoreReader, 'info' | 'backup' | 'close'> {
  async function* all(): AsyncGenerator<StoredSubmission> {
    for await (const rows of readBatches(query, selectStored)) yield* rows.map(fromRow);
  }
  return {
    all,
    async latest(count) {
      const sql = `${selectStored} ORDER BY number DESC LIMIT :count`;
      return (await query(sql, { count })).map(fromRow);
    },
    async count(mark) {
      const sql = 'SELECT count(*) AS count FROM submissions WHERE marks LIKE :marks';
      const [row] = await query(sql, { marks: mark ? `%"${mark}"%` : '%' });
      return Number(row?.count);
    },
    async find(reference) {
      const sql = `${selectStored} WHERE reference = :reference`;
      const [row] = await query(sql, { reference });
      return row && fromRow(row);
    },
    staffMailStats: (now) => staffMailStats(query, now),
    retentionDates: () => retentionDates(query),
    countDeletable: (before) => countDeletable(query, before),
    latestDated: () => latestDated(query),
    findByEmail: (email, onProgress) => findByEmail(all(), email, onProgress),
  };
}

/** The operations of a store that write, for both databases. SQLite wraps `purge` and `erase`. */
export function createWriter(database: Database): Omit<Store, keyof StoreReader | 'fatalError'> {
  const { transaction } = database;
  return {
    storeOnce: (submission, mailboxKey) => storeOnce(database, submission, mailboxKey),
    staffMails: createOutbox(database, 'deliveries'),
    confirmations: createOutbox(database, 'confirmations'),
    resend: (reference, now) =>
      transaction((tx) => setStaffMailState(tx, 'due', reference, now), [retentionLock]),
    markDone: (reference, now) =>
      transaction((tx) => setStaffMailState(tx, 'sent', reference, now), [retentionLock]),
    prepareRestored: (dueMails) =>
      transaction(async ({ query }) => {
        for (const sql of prepareRestoredSql(dueMails)) await query(sql);
      }),
    purge: (before) => purgeSubmissions(database, before),
    erase: (references) => eraseSubmissions(database, references),
    probe: () =>
      transaction(async ({ query }) => {
        const payload = 'x'.repeat(maxBodyBytes);
        await query(
          `INSERT INTO submissions (id, kind, reference, received_at, language, payload, marks, channel)
            VALUES ('probe', 'message', 'probe', '', '', :payload, '[]', 'json')`,
          { payload },
        );
        await query("DELETE FROM submissions WHERE reference = 'probe'");
      }),
  };
}
