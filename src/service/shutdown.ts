import type { FastifyInstance } from 'fastify';
import { logFailure } from './log/log.ts';
import type { MailWorker } from './mail/mail-worker.ts';
import type { Store } from './store/store.ts';

/** Two signals within this time count as one. */
const repeatedSignalMs = 150;

/**
 * After this time the process exits even if something hangs. Must be longer than requests
 * (`closeTimeoutMs`) and mails (`mailTiming`) may take, and shorter than supervisors wait.
 */
export const maxShutdownMs = 9_000;

interface Shutdown {
  hasBegun(): boolean;
  /** The shutdown will stop these workers, too, unless it has begun. */
  addMailWorkers(workers: readonly MailWorker[]): void;
}

/**
 * At SIGTERM or SIGINT, ends the process with exit code 0 once the requests and mails under way are
 * finished. The exit code is 1 after a second signal or when something hangs, and also when an
 * error outside all requests or a store that can store no more ends the process.
 */
export function prepareShutdown(app: FastifyInstance, store: Store): Shutdown {
  const mailWorkers: MailWorker[] = [];
  let exitCode = 0;
  let shutdownStart: number | undefined;
  async function shutDown(): Promise<void> {
    await Promise.all([app.close(), ...mailWorkers.map((worker) => worker.stop())]);
    // After a failed fsync, the next one may succeed although data was lost; after an internal
    // error, nothing is known. So the store is not closed: closing writes.
    if (exitCode === 0) await store.close();
    process.exit(exitCode);
  }
  const exitNow = () => process.exit(exitCode || 1);
  function shutDownOnce(): void {
    if (shutdownStart !== undefined) return;
    shutdownStart = performance.now();
    shutDown().catch(exitNow);
    setTimeout(exitNow, maxShutdownMs).unref();
  }
  function shutDownAfter(failure: string, code?: 'internal_error'): void {
    logFailure(app.log, `${failure}: ending`, code);
    exitCode = 1;
    shutDownOnce();
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      // Under npm, Ctrl+C arrives twice: from the terminal and from npm.
      if (performance.now() - (shutdownStart ?? Infinity) > repeatedSignalMs) exitNow();
      shutDownOnce();
    });
  }
  void store.fatalError.then((error) => shutDownAfter(error.message));
  // Node would print the message, which may quote a visitor's text. The supervisor restarts
  // the service.
  process.on('uncaughtException', (error) =>
    shutDownAfter(`An internal error ${errorOrigin(error)}`, 'internal_error'),
  );
  return {
    hasBegun: () => shutdownStart !== undefined,
    addMailWorkers: (workers) => mailWorkers.push(...workers),
  };
}

/** Name and stack frame of an error, without its message, which may quote a visitor's text. */
function errorOrigin(error: unknown): string {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error();
  const frames = stack.replace(message, () => '');
  return `(${name} ${/^ +(at .*)$/m.exec(frames)?.[1]})`;
}
