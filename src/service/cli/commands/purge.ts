import { createCutoffFinder, retentionCutoff } from '../../retention.ts';
import type { Settings } from '../../settings.ts';
import type { Store } from '../../store/store.ts';
import type { Terminal } from '../terminal.ts';

export async function purge(
  store: Store,
  trustsClock: boolean,
  { retentionDays }: Settings,
  { write }: Terminal,
): Promise<void> {
  const now = new Date();
  const before = trustsClock
    ? retentionCutoff(now, retentionDays)
    : await createCutoffFinder({ store, retentionDays, clock: () => now })();
  await write(`Purged: ${await store.purge(before)}\n`);
}
