import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Problem } from './problem.ts';

/** At most so many submissions in any span of so many milliseconds. */
export interface Limit {
  count: number;
  span: number;
}

const spans = { second: 1_000, minute: 60_000, hour: 3_600_000, day: 86_400_000 } as const;

/** What `RATE_LIMIT` must look like: `off`, or counts per span with spaces between them. */
export const rateLimitShape =
  /^(off|[1-9]\d{0,2}\/(second|minute|hour|day)( +[1-9]\d{0,2}\/(second|minute|hour|day))*)$/;

/** Reads a text of {@link rateLimitShape}, such as `5/minute 30/hour`; `off` is no limit at all. */
export function readRateLimit(text: string): Limit[] {
  if (text === 'off') return [];
  return text.split(/ +/).map((limit) => {
    const [count, unit] = limit.split('/') as [string, keyof typeof spans];
    return { count: Number(count), span: spans[unit] };
  });
}

export interface RateLimiter {
  /**
   * Counts a submission from an address unless there were too many.
   * @returns milliseconds until the next one is taken; 0 when this one is
   */
  take(address: string): number;
  /** Takes back what was counted last. */
  giveBack(address: string): void;
}

/**
 * Counts submissions per sender, exactly: the time of each one is kept until no limit asks for it any more.
 * @param now milliseconds on a clock that is never set back
 * @param capacity senders that are remembered; beyond it the one that was counted longest ago is forgotten
 */
export function createRateLimiter(
  limits: readonly Limit[],
  now: () => number = () => performance.now(),
  capacity = 50_000,
): RateLimiter {
  /** Times of the submissions of each sender, oldest first; the sender counted last stands last. */
  const senders = new Map<string, number[]>();
  const longest = Math.max(0, ...limits.map(({ span }) => span));

  function forgetOld(present: number): void {
    for (const [sender, times] of senders) {
      if (senders.size <= capacity && (times.at(-1) ?? 0) + longest > present) return;
      senders.delete(sender);
    }
  }

  return {
    take(address) {
      if (limits.length === 0) return 0;
      const present = now();
      const sender = senderOf(address);
      const times = (senders.get(sender) ?? []).filter((time) => time + longest > present);
      const waits = limits.map(
        ({ count, span }) => (times.at(-count) ?? -Infinity) + span - present,
      );
      const wait = Math.max(0, ...waits);
      if (wait > 0) return wait;
      senders.delete(sender);
      senders.set(sender, [...times, present]);
      forgetOld(present);
      return 0;
    },
    giveBack(address) {
      const sender = senderOf(address);
      const times = senders.get(sender);
      times?.pop();
      if (times?.length === 0) senders.delete(sender);
    },
  };
}

/**
 * Stores a submission unless its sender sent too many. What stored nothing new, since it came before or the store
 * failed, does not count.
 * @throws Problem `too_many_requests`; whatever `store` throws
 */
export async function withinLimit<Stored extends { repeated: boolean }>(
  limiter: RateLimiter,
  address: string,
  store: () => Promise<Stored>,
): Promise<Stored> {
  const wait = limiter.take(address);
  if (wait > 0) {
    const headers = { 'retry-after': String(Math.ceil(wait / 1_000)) };
    throw new Problem('too_many_requests', { headers });
  }
  let isNew = false;
  try {
    const stored = await store();
    isNew = !stored.repeated;
    return stored;
  } finally {
    if (!isNew) limiter.giveBack(address);
  }
}

/**
 * Who counts as one sender: an IPv4 address, also when written as an IPv6 one, or an IPv6 network of 64 bits, which is
 * the least that a subscriber gets. What is no address is one sender together with all else that is none.
 */
export function senderOf(address: string): string {
  const bare = address.split('%')[0] ?? '';
  if (!isIP(bare)) return 'unknown';
  const parsed = ipaddr.process(bare);
  if (!('parts' in parsed)) return parsed.toString();
  const groups = parsed.parts.slice(0, 4).map((group) => group.toString(16));
  return groups.join(':');
}
