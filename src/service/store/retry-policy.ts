/** How long a worker has a mail to itself, and when a failed one is tried again. */
import { hourMs } from '../../helpers/durations.ts';
import type { MailOutcome } from './store.ts';

/**
 * How long a worker has the mails that it claims to itself. Must be longer than claiming, one
 * attempt and the storing of its outcome together, see `mailTiming`.
 */
export const leaseMs = 120_000;

/** Wait after the first failure. */
const firstWaitMs = 30_000;

const maxWaitMs = hourMs;

/**
 * Waits are longer or shorter by up to this share, so that mails that failed together are not
 * retried together.
 */
const jitter = 0.2;

/** The longest that {@link retryDelayMs} gives. */
export const maxRetryWaitMs = maxWaitMs * (1 + jitter);

/**
 * Milliseconds until the next attempt: twice as long after each earlier failure, up to an hour.
 * @param random gives a number from 0 to 1, for the jitter
 */
export function retryDelayMs(earlierFailures: number, random: () => number): number {
  const waitMs = Math.min(firstWaitMs * 2 ** earlierFailures, maxWaitMs);
  return waitMs * (1 + jitter * (2 * random() - 1));
}

/** What the outcome adds to the mail's `attempts`. */
export function countedAttempts(outcome: MailOutcome): 0 | 1 {
  return outcome.state !== 'due' || outcome.isCounted ? 1 : 0;
}
