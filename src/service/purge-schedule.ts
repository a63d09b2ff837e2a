/**
 * When the service deletes, and from which clock it counts. How many days it waits is
 * in settings/retention-period.ts.
 */
import type { FastifyBaseLogger } from 'fastify';
import { dayMs, hourMs } from '../helpers/durations.ts';
import { retentionCutoff } from '../settings/retention-period.ts';
import { logEvent, logFailure } from './log/log.ts';
import type { Store, StoreReader } from './store/store.ts';
import { StoreError } from './store/store-errors.ts';

interface Clocks {
  clock?: () => Date;
  /** Monotonic clock in milliseconds. */
  uptime?: () => number;
}

interface CutoffOptions extends Clocks {
  store: Pick<StoreReader, 'retentionDates'>;
  retentionDays: number;
}

interface PurgeScheduleOptions extends CutoffOptions {
  store: Pick<Store, 'purge' | 'retentionDates'>;
  log: FastifyBaseLogger;
}

/**
 * Finds the time before which the service deletes. A wrong clock must not delete everything, so a
 * run deletes at most one day's submissions, and {@link createTrustedClock} trusts no clock alone.
 */
export function createCutoffFinder(options: CutoffOptions): () => Promise<Date> {
  const { store, retentionDays } = options;
  const findPresent = createTrustedClock(options);
  return async () => {
    const { oldestDeletable, newestTrusted, newest } = await store.retentionDates();
    if (!newest) return new Date(0);
    const cutoff = retentionCutoff(findPresent(newest, newestTrusted), retentionDays);
    return new Date(Math.min(cutoff.getTime(), (oldestDeletable?.getTime() ?? 0) + dayMs));
  };
}

/**
 * Finds the present in two ways and takes the earlier date: by the machine's clock, and by a
 * trusted arrival, as its date plus the uptime since it was recorded. So a clock that is ahead for
 * less than a day has no effect. An example:
 *
 * 1. The service starts on day 0 and records the newest arrival, of day 0. The newest arrival that
 *    is a day older is trusted at once: the present is day -1.
 * 2. A day later, the recorded arrival is trusted: the present is day 1. But the clock has jumped
 *    to day 400, and has dated a new arrival so. That one is recorded now.
 * 3. Another day later, the arrival of day 400 is trusted. The clock is right again, and earlier:
 *    the present is day 2.
 */
function createTrustedClock({
  clock = () => new Date(),
  uptime = () => performance.now(),
}: Clocks): (newest: Date, newestTrusted: Date | null) => Date {
  let trusted: RecordedArrival = { arrival: new Date(0), atUptime: uptime() };
  let recorded: RecordedArrival | undefined;
  return (newest, newestTrusted) => {
    const uptimeMs = uptime();
    const presentBy = ({ arrival, atUptime }: RecordedArrival) =>
      arrival.getTime() + (uptimeMs - atUptime);
    if (!recorded || uptimeMs - recorded.atUptime >= dayMs) {
      const next = recorded ?? { arrival: newestTrusted ?? new Date(0), atUptime: uptimeMs };
      if (presentBy(next) > presentBy(trusted)) trusted = next;
      recorded = { arrival: newest, atUptime: uptimeMs };
    }
    return new Date(Math.min(clock().getTime(), presentBy(trusted)));
  };
}

interface RecordedArrival {
  /** The date that the arrival has in the store. */
  arrival: Date;
  /** The uptime at which this process read it. */
  atUptime: number;
}

/** Deletes overdue submissions, now and every hour, until the process ends. */
export function startPurgeSchedule(options: PurgeScheduleOptions): void {
  const { store, log } = options;
  const findCutoff = createCutoffFinder(options);
  async function purgeOverdue(): Promise<void> {
    try {
      const count = await store.purge(await findCutoff());
      if (count > 0) logEvent(log, { event: 'purged', count });
    } catch (error) {
      const cause = error instanceof StoreError ? `: ${error.message}` : '';
      logFailure(log, `Nothing could be purged${cause}`);
    }
  }
  void purgeOverdue();
  setInterval(() => void purgeOverdue(), hourMs);
}
