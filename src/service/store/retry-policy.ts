/** How long a worker has a mail to itself, and when a failed one is tried again. */
import { hourMs } from '../../helpers/durations.ts';
import type { DeliveryOutcome } from './store.ts';

/**
 * How long a worker has the mails that it claims to itself. Must be longer than claiming, one
 * attempt and the storing of its outcome together, see `deliveryTiming`.
 */
export const leaseMs = 120_000;

/** Maximum wait between two attempts, before {@link retryJitter} changes it. */
export const maxRetryWaitMs = hourMs;

/**
 * Waits are longer or shorter by up to this share, so that mails that failed together are not
 * retried together.
 */
export const retryJitter = 0.2;

/** What the outcome adds to the mail's `attempts`. */
export function countedAttempts(outcome: DeliveryOutcome): 0 | 1 {
  return outcome.state !== 'due' || outcome.isCounted ? 1 : 0;
}
