import type { Work } from './steps.ts';
import { StoreError } from './store.ts';

/** A database, as far as writing goes. */
export interface Transactions {
  /**
   * Takes all steps of several works in one transaction.
   * @returns what each of them returned, once it survives a power cut
   * @throws whatever went wrong, everything being undone or nobody knowing whether it is
   */
  transact(works: Work[]): unknown[] | Promise<unknown[]>;
  explain(error: unknown): Failure;
}

export interface Failure {
  /**
   * - `busy`: may go well when tried again, with the same work
   * - `refused`: will not
   * - `broken`: nothing can be written any more
   */
  kind: 'busy' | 'refused' | 'broken';
  error: StoreError;
}

export interface GroupCommit {
  /**
   * Does a work, together with all others of the same turn of the event loop, in one transaction.
   * @returns what the work returned, once it is on disk
   * @throws StoreError when it failed, or could not be done in time; then it may yet be
   */
  write<Result>(work: Work<Result>): Promise<Result>;
  /**
   * Fulfilled when the disk failed, and what was written since the last sync may be gone, which no retry can tell; or
   * when the database is no longer where it was opened.
   */
  readonly broken: Promise<StoreError>;
}

interface Waiting {
  work: Work;
  done(result: unknown): void;
  fail(error: StoreError): void;
  /** Of `performance.now()`, which no change of the clock moves. */
  deadline: number;
}

/** Milliseconds: how long a write waits for a busy database, unless told otherwise, and how often that is looked at. */
const patience = { longest: 3_000, step: 25 };

/** More at once are done in several transactions: the first need not wait for the last. */
const largestBatch = 100;

/** One fsync for all that comes in one turn: several times the throughput, and nobody waits longer. */
export function groupCommit(
  { transact, explain }: Transactions,
  longest = patience.longest,
): GroupCommit {
  let waiting: Waiting[] = [];
  /** Those whose caller has not been told yet, oldest first: what waits, and what is being done. */
  const untold = new Set<Waiting>();
  let isDraining = false;
  let lastBusy: StoreError | undefined;
  let failure: StoreError | undefined;
  const broken = Promise.withResolvers<StoreError>();

  function write<Result>(work: Work<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      const one: Waiting = {
        work,
        done: (result) => untold.delete(one) && resolve(result as Result),
        fail: (error) => untold.delete(one) && reject(error),
        deadline: performance.now() + longest,
      };
      untold.add(one);
      waiting.push(one);
      if (!isDraining) void drain();
    });
  }

  async function drain(): Promise<void> {
    isDraining = true;
    const timer = setInterval(failLate, patience.step);
    while (waiting.length > 0) {
      await new Promise((resolve) => setImmediate(resolve));
      waiting = waiting.filter((one) => untold.has(one));
      const left = await commit(waiting.splice(0, largestBatch));
      if (left.length === 0) continue;
      waiting = [...left, ...waiting];
      await new Promise((resolve) => setTimeout(resolve, patience.step));
    }
    clearInterval(timer);
    isDraining = false;
  }

  /** The database may go on with what it is doing: a later try finds out what came of it. */
  function failLate(): void {
    const now = performance.now();
    for (const one of untold) {
      if (one.deadline > now) return;
      one.fail(lastBusy ?? new StoreError('The database did not answer in time'));
    }
  }

  /** @returns those that are neither done nor failed, the database being busy */
  async function commit(batch: Waiting[]): Promise<Waiting[]> {
    try {
      if (failure) throw failure;
      const results = await transact(batch.map(({ work }) => work));
      lastBusy = undefined;
      for (const [index, one] of batch.entries()) one.done(results[index]);
      return [];
    } catch (thrown) {
      const { kind, error } = failure ? { kind: 'broken', error: failure } : explain(thrown);
      if (kind === 'busy') {
        lastBusy = error;
        return batch;
      }
      if (kind === 'broken') {
        failure = error;
        broken.resolve(error);
      }
      // One that cannot be stored fails alone. After a failed sync nothing is tried again.
      if (failure || batch.length === 1) {
        for (const one of batch) one.fail(error);
        return [];
      }
      const left: Waiting[] = [];
      for (const one of batch) left.push(...(await commit([one])));
      return left;
    }
  }

  return { write, broken: broken.promise };
}
