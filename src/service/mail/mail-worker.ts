import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { logEvent, logFailure } from '../log/log.ts';
import { countedAttempts, retryDelayMs } from '../store/retry-policy.ts';
import type { ClaimedSubmission, MailErrorCode, MailOutcome, Outbox } from '../store/store.ts';
import type { MailType } from './mail.ts';
import { type Send, SendError } from './smtp.ts';

interface MailWorkerOptions {
  outbox: Outbox;
  mailType: MailType;
  send: Send;
  clock?: () => Date;
  /** Monotonic clock in milliseconds. */
  uptime?: () => number;
  random?: typeof Math.random;
  /** Waits for milliseconds, or until the signal. */
  sleep?: (ms: number, signal: AbortSignal) => Promise<void>;
  log: FastifyBaseLogger;
}

export const mailTiming = {
  concurrency: 4,
  /** Wait between two polls of an empty queue. */
  pollMs: 500,
  /** Limit of one attempt. */
  attemptMs: 60_000,
  /** Maximum wait of a mail after the server failed. */
  maxServerWaitMs: 45_000,
  /** Limit for storing an outcome. */
  recordingMs: 50_000,
  /**
   * How long the end of the service waits for mails under way. One that takes longer is sent again
   * after its lease.
   */
  shutdownMs: 3_000,
};

interface AttemptResult {
  outcome: MailOutcome;
  /** Recipients that the server refused when it took the mail for others. */
  refused: number;
}

export interface MailWorker {
  /** Gives mails under way a moment to finish. */
  stop(): Promise<void>;
}

/**
 * Sends the due mails of an outbox, in its order, until it is stopped. A failed mail waits as
 * {@link retryDelayMs} says, until its type gives it up. A failure that the next mail would share
 * (connection, TLS, login, refused sender or recipients) pauses the whole queue, and the mail
 * itself waits `maxServerWaitMs` at most.
 */
export function startMailWorker(options: MailWorkerOptions): MailWorker {
  const { outbox, mailType, send, log, random = Math.random, sleep = sleepUntilAborted } = options;
  const { clock = () => new Date(), uptime = () => performance.now() } = options;
  const stopping = new AbortController();
  /** Mails under way, by reference. */
  const active = new Map<string, Promise<void>>();
  /** With `failures`, there is an outage: one mail at a time tests the server. */
  let pause = { failures: 0, until: 0 };

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      // Negative while an outage has just begun, and several mails are still under way.
      const freeSlots = (pause.failures > 0 ? 1 : mailTiming.concurrency) - active.size;
      const batch = await claim(freeSlots);
      // This also happens after a stop, because the mails that were just leased need an outcome.
      for (const claimed of batch) {
        // When the clock is set forward, the lease of a mail under way ends early, and the mail is
        // claimed a second time.
        const { reference } = claimed;
        if (active.has(reference)) continue;
        const sending = deliver(claimed).finally(() => active.delete(reference));
        active.set(reference, sending);
      }
      if (batch.length >= freeSlots && active.size > 0) await Promise.race(active.values());
      else await sleep(mailTiming.pollMs, stopping.signal);
    }
  }

  async function claim(count: number): Promise<ClaimedSubmission[]> {
    if (count <= 0 || isPaused()) return [];
    try {
      return await outbox.claim(clock(), count);
    } catch {
      // The next poll tries again. The queue in /healthz shows staff mails that wait.
      return [];
    }
  }

  function isPaused(): boolean {
    return uptime() < pause.until;
  }

  async function deliver(claimed: ClaimedSubmission): Promise<void> {
    const { reference, mail } = claimed;
    const { outcome, refused } = await attempt(claimed);
    await recordOutcome(reference, outcome);
    const attempts = mail.attempts + countedAttempts(outcome);
    const { sent, failed } = mailType.events;
    if (outcome.state === 'sent') logEvent(log, { event: sent, reference, attempts, refused });
    else {
      const { state, code } = outcome;
      logEvent(log, { event: failed, reference, attempts, state, code });
    }
  }

  async function recordOutcome(reference: string, outcome: MailOutcome): Promise<void> {
    const start = uptime();
    for (;;) {
      try {
        return await outbox.recordOutcome(reference, outcome);
      } catch {
        if (stopping.signal.aborted || uptime() - start > mailTiming.recordingMs) break;
      }
      await sleep(mailTiming.pollMs, stopping.signal);
    }
    // The lease expires, and the mail goes out again with the same Message-ID.
    logFailure(log, 'The outcome of a mail could not be stored');
  }

  async function attempt(claimed: ClaimedSubmission): Promise<AttemptResult> {
    const age = clock().getTime() - claimed.receivedAt.getTime();
    if (age > (mailType.maxAgeMs ?? Infinity))
      return { outcome: { state: 'held', at: clock(), code: 'too_late' }, refused: 0 };
    // `AbortSignal.timeout` would keep a sent mail in memory for the whole minute.
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), mailTiming.attemptMs);
    try {
      const refused = await send(await mailType.compose(claimed), deadline.signal);
      pause = { failures: 0, until: 0 };
      return { outcome: { state: 'sent', at: clock() }, refused };
    } catch (error) {
      const code = error instanceof SendError ? error.code : 'unknown';
      updatePause(code);
      return { outcome: toFailedOutcome(claimed, code), refused: 0 };
    } finally {
      clearTimeout(timer);
    }
  }

  function toFailedOutcome(claimed: ClaimedSubmission, code: MailErrorCode): MailOutcome {
    const at = clock();
    if (mailType.shouldGiveUp(code, claimed, at)) return { state: 'held', at, code };
    const waitMs = retryDelayMs(claimed.mail.attempts, random);
    const pausesQueue = mailType.sharedFailures.has(code);
    const maxWaitMs = pausesQueue ? mailTiming.maxServerWaitMs : waitMs;
    const nextAttempt = new Date(at.getTime() + Math.min(waitMs, maxWaitMs));
    // Some servers answer a refused recipient as they answer a refused sender. The attempt counts,
    // so that this mail comes behind others and another one tests the server next.
    const isCounted = !pausesQueue || code === 'sender_refused';
    return { state: 'due', at, code, nextAttempt, isCounted };
  }

  /** After a failure of one mail alone the server works, so the queue goes on. */
  function updatePause(code: MailErrorCode): void {
    if (!mailType.sharedFailures.has(code)) pause = { failures: 0, until: 0 };
    else if (!isPaused()) lengthenPause(code);
  }

  /**
   * Pauses the queue, for longer after each failure in a row. When the server is only unreachable,
   * the pause stays short, because connecting does no harm; repeated logins with a wrong password
   * can lock the account.
   */
  function lengthenPause(code: MailErrorCode): void {
    const isHarmless = code === 'connection';
    const failures = isHarmless ? Math.max(pause.failures, 1) : pause.failures + 1;
    pause = { failures, until: uptime() + retryDelayMs(isHarmless ? 0 : pause.failures, random) };
  }

  const running = run();
  return {
    async stop() {
      stopping.abort();
      const ended = running.then(() => Promise.all(active.values()));
      await Promise.race([ended, wait(mailTiming.shutdownMs, undefined, { ref: false })]);
    },
  };
}

async function sleepUntilAborted(ms: number, signal: AbortSignal): Promise<void> {
  await wait(ms, undefined, { signal }).catch(() => undefined);
}
