import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { Database, Operation, WriteFailure } from './database.ts';
import { StoreError } from './store-errors.ts';

/** A connection that runs one transaction at a time. */
interface BatchRunner {
  /**
   * Runs all operations in one transaction.
   * @returns the result of each, once the commit is on disk
   */
  runBatch(operations: Operation[], locks: string[]): Promise<unknown[]>;
  toWriteFailure(error: unknown): WriteFailure;
}

interface PendingOperation {
  operation: Operation;
  locks: readonly string[];
  resolve(result: unknown): void;
  reject(error: StoreError): void;
  /** The caller's time limit has passed. */
  isExpired: boolean;
  /** What the caller gets when its time limit passes. */
  timeoutError: StoreError;
}

const noAnswer = new StoreError('The database did not answer in time');

/** How long a caller waits for its commit, and a busy batch for its next try. */
export const commitTiming = { maxWaitMs: 3_000, retryMs: 25 };

/** Operations per commit. Smaller batches answer the first callers sooner. */
const maxBatchSize = 100;

/**
 * Transactions that begin in one turn of the event loop share one commit, and so one fsync.
 * @param maxWaitMs how long a caller waits for a busy database
 * @returns `fatalError`: fulfilled when nothing can be written any more and no retry is safe
 */
export function groupCommit(
  { runBatch, toWriteFailure }: BatchRunner,
  maxWaitMs = commitTiming.maxWaitMs,
): Pick<Database, 'transaction'> & { fatalError: Promise<StoreError> } {
  const fatalError = Promise.withResolvers<StoreError>();
  let brokenBy: StoreError | undefined;
  let queue: PendingOperation[] = [];
  let isDraining = false;

  function transaction<Result>(
    operation: Operation<Result>,
    locks: readonly string[] = [],
  ): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const pending: PendingOperation = {
      ...{ operation, locks, resolve, reject },
      isExpired: false,
      timeoutError: noAnswer,
    };
    const timer = setTimeout(() => {
      pending.isExpired = true;
      reject(pending.timeoutError);
    }, maxWaitMs);
    queue.push(pending);
    if (!isDraining) void drain();
    return promise.finally(() => clearTimeout(timer)) as Promise<Result>;
  }

  async function drain(): Promise<void> {
    isDraining = true;
    while (queue.length > 0) {
      await nextTurn();
      queue = queue.filter(({ isExpired }) => !isExpired);
      if (queue.length === 0) break;
      const busy = await commit(queue.splice(0, maxBatchSize));
      if (busy.length === 0) continue;
      queue = [...busy, ...queue];
      await wait(commitTiming.retryMs);
    }
    isDraining = false;
  }

  /** @returns operations to retry */
  async function commit(batch: PendingOperation[]): Promise<PendingOperation[]> {
    if (brokenBy) return rejectAll(batch, brokenBy);
    try {
      const results = await runBatch(
        batch.map(({ operation }) => operation),
        batch.flatMap(({ locks }) => locks),
      );
      for (const [index, pending] of batch.entries()) pending.resolve(results[index]);
      return [];
    } catch (thrown) {
      const { kind, error } = toWriteFailure(thrown);
      if (kind === 'busy') {
        for (const pending of batch) pending.timeoutError = error;
        return batch;
      }
      if (kind === 'broken') {
        brokenBy = error;
        fatalError.resolve(error);
      } else if (batch.length > 1) {
        // Each operation runs alone, so that only the refused one fails.
        const busy: PendingOperation[] = [];
        for (const pending of batch) busy.push(...(await commit([pending])));
        return busy;
      }
      return rejectAll(batch, error);
    }
  }

  return { transaction, fatalError: fatalError.promise };
}

/** @returns no operation to retry */
function rejectAll(batch: readonly PendingOperation[], error: StoreError): [] {
  for (const pending of batch) pending.reject(error);
  return [];
}
