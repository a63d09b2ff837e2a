import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { Database, Work, WriteFailure } from './database.ts';
import { StoreError } from './store.ts';

/** A connection that runs one transaction at a time. */
interface Writer {
  /** Runs all units of work in one transaction. @returns the result of each, once the commit is on disk */
  transact(works: Work[], locks: string[]): Promise<unknown[]>;
  classifyError(error: unknown): WriteFailure;
}

interface PendingWork {
  work: Work;
  locks: readonly string[];
  resolve(result: unknown): void;
  reject(error: StoreError): void;
  /** The caller's time limit has passed. */
  isExpired: boolean;
}

const timeouts = { maxWaitMs: 3_000, retryMs: 25 };

/** Units of work per commit. Smaller batches answer the first callers sooner. */
const maxBatchSize = 100;

/**
 * Transactions that begin in one turn of the event loop share one commit, and so one fsync.
 * @param maxWaitMs how long a caller waits for a busy database
 * @returns `fatalError`: fulfilled when nothing can be written any more and no retry is safe
 */
export function groupCommit(
  { transact, classifyError }: Writer,
  maxWaitMs = timeouts.maxWaitMs,
): Pick<Database, 'transaction'> & { fatalError: Promise<StoreError> } {
  const fatalError = Promise.withResolvers<StoreError>();
  let brokenBy: StoreError | undefined;
  let lastBusy = new StoreError('The database did not answer in time');
  let queue: PendingWork[] = [];
  let isDraining = false;

  function transaction<Result>(work: Work<Result>, locks: readonly string[] = []): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const unit = { work, locks, resolve, reject, isExpired: false };
    const timer = setTimeout(() => {
      unit.isExpired = true;
      reject(lastBusy);
    }, maxWaitMs);
    queue.push(unit);
    if (!isDraining) void drain();
    return promise.finally(() => clearTimeout(timer)) as Promise<Result>;
  }

  async function drain(): Promise<void> {
    isDraining = true;
    while (queue.length > 0) {
      await nextTurn();
      queue = queue.filter(({ isExpired }) => !isExpired);
      const busy = await commit(queue.splice(0, maxBatchSize));
      if (busy.length === 0) continue;
      queue = [...busy, ...queue];
      await wait(timeouts.retryMs);
    }
    isDraining = false;
  }

  /** @returns units of work to retry */
  async function commit(batch: PendingWork[]): Promise<PendingWork[]> {
    if (brokenBy) return rejectAll(batch, brokenBy);
    try {
      const results = await transact(
        batch.map(({ work }) => work),
        batch.flatMap(({ locks }) => locks),
      );
      for (const [index, unit] of batch.entries()) unit.resolve(results[index]);
      return [];
    } catch (thrown) {
      const { kind, error } = classifyError(thrown);
      if (kind === 'busy') {
        lastBusy = error;
        return batch;
      }
      if (kind === 'broken') {
        brokenBy = error;
        fatalError.resolve(error);
      } else if (batch.length > 1) {
        // Each unit of work runs alone, so that only the refused one fails.
        const busy: PendingWork[] = [];
        for (const unit of batch) busy.push(...(await commit([unit])));
        return busy;
      }
      return rejectAll(batch, error);
    }
  }

  return { transaction, fatalError: fatalError.promise };
}

/** @returns no unit of work to retry */
function rejectAll(batch: readonly PendingWork[], error: StoreError): [] {
  for (const unit of batch) unit.reject(error);
  return [];
}
