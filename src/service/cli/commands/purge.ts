/** `inbox purge`. */
import { retentionCutoff } from '../../../settings/retention-period.ts';
import { createCutoffFinder } from '../../purge-schedule.ts';
import type { Settings } from '../../settings.ts';
import type { Store, StoreReader } from '../../store/store.ts';
import type { Terminal } from '../terminal.ts';

/**
 * Deletes what is older than the retention period.
 * @param byClock deletes all by this machine's date, not as the service's next run
 */
export async function purge(
  store: Store,
  byClock: boolean,
  settings: Settings,
  { write }: Terminal,
): Promise<void> {
  const before = await findCutoff(store, byClock, settings);
  await write(`Purged: ${await store.purge(before)}\n`);
}

/** Says how many submissions {@link purge} would delete. */
export async function previewPurge(
  store: StoreReader,
  byClock: boolean,
  settings: Settings,
  { write }: Terminal,
): Promise<void> {
  const before = await findCutoff(store, byClock, settings);
  const count = await store.countDeletable(before);
  // With few submissions the cutoff lies before 1970, which would puzzle.
  const which = count === 0 ? '' : `, mailed before ${before.toISOString()}`;
  await write(`Would be purged: ${count}${which}\n`);
}

async function findCutoff(
  store: StoreReader,
  byClock: boolean,
  { RETENTION_DAYS }: Settings,
): Promise<Date> {
  return byClock
    ? retentionCutoff(new Date(), RETENTION_DAYS)
    : createCutoffFinder({ store, retentionDays: RETENTION_DAYS })();
}
