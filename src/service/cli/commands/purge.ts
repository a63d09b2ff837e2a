/** `inbox purge`. */
import { retentionCutoff } from '../../../settings/retention-period.ts';
import { createCutoffFinder } from '../../purge-schedule.ts';
import type { Settings } from '../../settings.ts';
import type { Store, StoreReader } from '../../store/store.ts';
import type { Terminal } from '../terminal.ts';

/**
 * Deletes what is older than the retention period.
 * @param trustsClock counts from the present date, not from the newest submission
 */
export async function purge(
  store: Store,
  trustsClock: boolean,
  settings: Settings,
  { write }: Terminal,
): Promise<void> {
  const before = await findCutoff(store, trustsClock, settings);
  await write(`Purged: ${await store.purge(before)}\n`);
}

/** Says how many submissions {@link purge} would delete. */
export async function previewPurge(
  store: StoreReader,
  trustsClock: boolean,
  settings: Settings,
  { write }: Terminal,
): Promise<void> {
  const before = await findCutoff(store, trustsClock, settings);
  const count = await store.countDeletable(before);
  // With few submissions the cutoff lies before 1970, which would puzzle.
  const which = count === 0 ? '' : `, mailed before ${before.toISOString()}`;
  await write(`Would be purged: ${count}${which}\n`);
}

async function findCutoff(
  store: StoreReader,
  trustsClock: boolean,
  { RETENTION_DAYS }: Settings,
): Promise<Date> {
  return trustsClock
    ? retentionCutoff(new Date(), RETENTION_DAYS)
    : createCutoffFinder({ store, retentionDays: RETENTION_DAYS })();
}
