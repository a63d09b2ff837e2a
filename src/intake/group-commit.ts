import type { DatabaseSync } from 'node:sqlite';
import { sqliteCode } from './sqlite-file.ts';
import { StoreError } from './store.ts';

/** What SQLite may answer to a write, see sqlite.org/rescode.html; the extended code of a shared-memory file that cannot grow. */
const codes = { busy: 5, input: 10, sharedMemorySize: 4874 };

/** Milliseconds: how long a write waits for another program's lock, and how often it looks. */
const lockWait = { longest: 3_000, step: 25 };

export interface GroupCommit {
  /**
   * Runs a change, together with all others of the same turn of the event loop, in one transaction.
   * @param change synchronous; may run twice, the first time being undone
   * @returns what the change returned, once it is on disk
   * @throws StoreError when it failed or the database stayed locked
   */
  write<Result>(change: () => Result): Promise<Result>;
  /** Fulfilled when the disk failed: what was written since the last sync may be gone, and no retry can tell. */
  readonly broken: Promise<void>;
}

interface Waiting {
  run(): void;
  done(): void;
  fail(error: StoreError): void;
  /** Of `performance.now()`, which no change of the clock moves. */
  deadline: number;
}

/** One fsync for all that comes in one turn: several times the throughput, and nobody waits longer. */
export function groupCommit(db: DatabaseSync): GroupCommit {
  let waiting: Waiting[] = [];
  let isDraining = false;
  let failure: StoreError | undefined;
  const broken = Promise.withResolvers<void>();

  function write<Result>(change: () => Result): Promise<Result> {
    return new Promise((resolve, reject) => {
      let result: { value: Result } | undefined;
      waiting.push({
        run() {
          result = { value: change() };
        },
        done: () => result && resolve(result.value),
        fail: reject,
        deadline: performance.now() + lockWait.longest,
      });
      if (!isDraining) void drain();
    });
  }

  async function drain(): Promise<void> {
    isDraining = true;
    while (waiting.length > 0) {
      await new Promise((resolve) => setImmediate(resolve));
      const batch = waiting;
      waiting = [];
      if (commit(batch) === 'settled') continue;
      const now = performance.now();
      for (const late of batch.filter(({ deadline }) => deadline <= now)) {
        late.fail(storeError(codes.busy));
      }
      waiting = [...batch.filter(({ deadline }) => deadline > now), ...waiting];
      await new Promise((resolve) => setTimeout(resolve, lockWait.step));
    }
    isDraining = false;
  }

  /** Settles all of the batch, unless the database is locked. */
  function commit(batch: Waiting[]): 'settled' | 'busy' {
    const error = failure ?? tryAll(batch);
    if (error === undefined) {
      for (const one of batch) one.done();
      return 'settled';
    }
    const code = sqliteCode(error);
    if (code === codes.busy) return 'busy';
    if (code === codes.input && extendedCode(error) !== codes.sharedMemorySize) {
      failure = storeError(code);
      broken.resolve();
    }
    // One that cannot be stored fails alone. After a failed sync nothing is tried again.
    const [only, ...others] = batch;
    if (only && (failure || others.length === 0)) {
      for (const one of batch) one.fail(failure ?? storeError(code));
      return 'settled';
    }
    const again = batch.filter((one) => commit([one]) === 'busy');
    waiting = [...again, ...waiting];
    return 'settled';
  }

  /** @returns what went wrong, everything being undone */
  function tryAll(batch: Waiting[]): unknown {
    try {
      db.exec('BEGIN IMMEDIATE');
      for (const { run } of batch) run();
      db.exec('COMMIT');
      return undefined;
    } catch (error) {
      if (db.isOpen && db.isTransaction) rollBack();
      return error ?? new Error();
    }
  }

  function rollBack(): void {
    try {
      db.exec('ROLLBACK');
    } catch {
      // SQLite has undone it by itself.
    }
  }

  return { write, broken: broken.promise };
}

function storeError(code: number | undefined): StoreError {
  return new StoreError(`SQLite error ${code} while storing`);
}

function extendedCode(error: unknown): unknown {
  return (error as { errcode?: unknown }).errcode;
}
