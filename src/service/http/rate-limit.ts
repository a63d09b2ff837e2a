import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { HttpError } from './http-error.ts';

/** The number of submissions that a sender may send in any span of milliseconds. */
export interface Limit {
  count: number;
  span: number;
}

const spans = { second: 1_000, minute: 60_000, hour: 3_600_000, day: 86_400_000 } as const;

/** `off`, or counts per span, separated by spaces. */
export const rateLimitPattern =
  /^(off|[1-9]\d{0,2}\/(second|minute|hour|day)( +[1-9]\d{0,2}\/(second|minute|hour|day))*)$/;

/** Reads a text of {@link rateLimitPattern}, such as `5/minute 30/hour`. `off` gives no limits. */
export function readRateLimit(text: string): Limit[] {
  if (text === 'off') return [];
  return text.split(/ +/).map((limit) => {
    const [count, unit] = limit.split('/') as [string, keyof typeof spans];
    return { count: Number(count), span: spans[unit] };
  });
}

export interface RateLimiter {
  /** Counts a submission unless it exceeds a limit. @returns 0, or milliseconds until the next one is accepted */
  consume(address: string): number;
  /** Undoes the last count of an address. */
  refund(address: string): void;
}

/** Senders to remember. The one counted longest ago is forgotten first. */
const capacity = 50_000;

/** @param now monotonic clock in milliseconds */
export function createRateLimiter(
  limits: readonly Limit[],
  now: () => number = () => performance.now(),
): RateLimiter {
  /** Times of each sender, oldest first. The sender counted last is the last key. */
  const senders = new Map<string, number[]>();
  const maxSpan = Math.max(0, ...limits.map(({ span }) => span));

  function forgetOld(present: number): void {
    for (const [sender, times] of senders) {
      if (senders.size <= capacity && (times.at(-1) ?? 0) + maxSpan > present) return;
      senders.delete(sender);
    }
  }

  return {
    consume(address) {
      const present = now();
      const counted = rateLimitKeys(address).map(({ name, share }) => {
        const times = (senders.get(name) ?? []).filter((time) => time + maxSpan > present);
        const waits = limits.map(
          ({ count, span }) => (times.at(-count * share) ?? -Infinity) + span - present,
        );
        return { name, times, wait: Math.max(0, ...waits) };
      });
      const wait = Math.max(...counted.map((sender) => sender.wait));
      if (wait > 0) return wait;
      for (const { name, times } of counted) {
        senders.delete(name);
        senders.set(name, [...times, present]);
      }
      forgetOld(present);
      return 0;
    },
    refund(address) {
      for (const { name } of rateLimitKeys(address)) {
        const times = senders.get(name);
        times?.pop();
        if (times?.length === 0) senders.delete(name);
      }
    },
  };
}

/** A repeated or failed submission does not count. @throws Problem `too_many_requests`; whatever `store` throws */
export async function enforceRateLimit<Stored extends { repeated: boolean }>(
  limiter: RateLimiter,
  address: string,
  store: () => Promise<Stored>,
): Promise<Stored> {
  const wait = limiter.consume(address);
  if (wait > 0) {
    const headers = { 'retry-after': String(Math.ceil(wait / 1_000)) };
    throw new HttpError('too_many_requests', { headers });
  }
  let isNew = false;
  try {
    const stored = await store();
    isNew = !stored.repeated;
    return stored;
  } finally {
    if (!isNew) limiter.refund(address);
  }
}

/** An IPv6 prefix of 48 bits may send this many times as much as one network of 64 bits. */
const siteShare = 10;

/**
 * The senders whose counts a submission from this address raises: an IPv4 address, or an IPv6 network of 64 bits (the
 * smallest that a subscriber gets) and its prefix of 48 bits. Texts that are no address count as one sender.
 */
export function rateLimitKeys(address: string): { name: string; share: number }[] {
  const bare = address.split('%')[0] ?? '';
  if (!isIP(bare)) return [{ name: 'unknown', share: 1 }];
  const parsed = ipaddr.process(bare);
  if (!('parts' in parsed)) return [{ name: parsed.toString(), share: 1 }];
  const groups = parsed.parts.map((group) => group.toString(16));
  return [
    { name: groups.slice(0, 4).join(':'), share: 1 },
    { name: groups.slice(0, 3).join(':'), share: siteShare },
  ];
}
