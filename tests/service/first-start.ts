/** A process that opens the store in each given folder and stores one submission there. */
import { openSqliteStore } from '../../src/service/store/sqlite/sqlite-store.ts';
import { makeMessage, message } from '../support/submission.ts';

async function storeIn(folder: string, id: string): Promise<void> {
  const store = openSqliteStore(folder);
  const key = { id, idempotencyKey: id, reference: id };
  await store.storeOnce(makeMessage({ ...key, payload: { ...message, message: id } }));
  await store.close();
}

process.on('message', ({ folder, id }: { folder: string; id: string }) => {
  storeIn(folder, id).then(
    () => process.send?.('stored'),
    (error: unknown) => process.send?.(String(error)),
  );
});
