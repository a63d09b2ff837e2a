import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { dayMs, hourMs } from '../../helpers/durations.ts';
import type { StoreResult } from '../store/store.ts';
import { HttpError } from './http-error.ts';

/** How many submissions a sender may send in any window of this length. */
export interface RateLimit {
  count: number;
  windowMs: number;
}

const windowsMs = new Map([
  ['second', 1_000],
  ['minute', 60_000],
  ['hour', hourMs],
  ['day', dayMs],
]);

/**
 * Reads counts from 1 to 999, such as `5/minute 30/hour`.
 * @returns no limits for `off`; undefined for other texts
 */
export function parseRateLimits(text: string): RateLimit[] | undefined {
  if (text === 'off') return [];
  const limits: RateLimit[] = [];
  for (const part of text.split(/ +/)) {
    const [, count, unit = ''] = /^([1-9]\d{0,2})\/([a-z]+)$/.exec(part) ?? [];
    const windowMs = windowsMs.get(unit);
    if (windowMs === undefined) return undefined;
    limits.push({ count: Number(count), windowMs });
  }
  return limits;
}

export interface RateLimiter {
  /** Counts a submission unless it exceeds a limit. */
  consume(ipAddress: string): Consumption;
}

interface Consumption {
  /** 0, or milliseconds until the next submission is accepted. */
  waitMs: number;
  /** Undoes this count, once. */
  refund(): void;
}

/** Senders to remember. The one counted longest ago is forgotten first. */
const maxSenders = 50_000;

/** @param uptime monotonic clock in milliseconds */
export function createRateLimiter(
  limits: readonly RateLimit[],
  uptime: () => number = () => performance.now(),
): RateLimiter {
  /** Times of each sender, oldest first. The sender counted last is the last key. */
  const senders = new Map<string, number[]>();
  const maxWindowMs = Math.max(0, ...limits.map(({ windowMs }) => windowMs));

  function forgetOld(now: number): void {
    for (const [sender, times] of senders) {
      if (senders.size <= maxSenders && (times.at(-1) ?? 0) + maxWindowMs > now) return;
      senders.delete(sender);
    }
  }

  function forget(key: string, time: number): void {
    const times = senders.get(key) ?? [];
    const index = times.indexOf(time);
    if (index >= 0) times.splice(index, 1);
    if (times.length === 0) senders.delete(key);
  }

  return {
    consume(ipAddress) {
      const now = uptime();
      const counted = rateLimitKeys(ipAddress).map(({ key, factor }) => {
        const times = (senders.get(key) ?? []).filter((time) => time + maxWindowMs > now);
        const waits = limits.map(
          ({ count, windowMs }) => (times.at(-count * factor) ?? -Infinity) + windowMs - now,
        );
        return { key, times, waitMs: Math.max(0, ...waits) };
      });
      const waitMs = Math.max(...counted.map((sender) => sender.waitMs));
      if (waitMs > 0) return { waitMs, refund: () => undefined };
      for (const { key, times } of counted) {
        senders.delete(key);
        senders.set(key, [...times, now]);
      }
      forgetOld(now);
      return {
        waitMs: 0,
        refund: () => {
          for (const { key } of counted) forget(key, now);
        },
      };
    },
  };
}

/**
 * Counts a submission and stores it by `submit`. A repeated or failed one does not count.
 * @throws HttpError `too_many_requests`; whatever `submit` throws
 */
export async function enforceRateLimit(
  limiter: RateLimiter,
  ipAddress: string,
  submit: () => Promise<StoreResult>,
): Promise<StoreResult> {
  const { waitMs, refund } = limiter.consume(ipAddress);
  if (waitMs > 0) {
    const headers = { 'retry-after': String(Math.ceil(waitMs / 1_000)) };
    throw new HttpError('too_many_requests', { headers });
  }
  let isNew = false;
  try {
    const stored = await submit();
    isNew = !stored.isRepeat;
    return stored;
  } finally {
    if (!isNew) refund();
  }
}

/** An IPv6 prefix of 48 bits may send this many times as much as one network of 64 bits. */
const prefix48Factor = 10;

/**
 * The senders whose counts a submission from an IP address raises: an IPv4 address, or an IPv6
 * network of 64 bits (the smallest that a subscriber gets) and its prefix of 48 bits. Texts that
 * are no IP address count as one sender.
 */
export function rateLimitKeys(ipAddress: string): { key: string; factor: number }[] {
  const withoutZone = ipAddress.split('%')[0] ?? '';
  if (!isIP(withoutZone)) return [{ key: 'unknown', factor: 1 }];
  const parsed = ipaddr.process(withoutZone);
  if (!('parts' in parsed)) return [{ key: parsed.toString(), factor: 1 }];
  const groups = parsed.parts.map((group) => group.toString(16));
  return [
    { key: groups.slice(0, 4).join(':'), factor: 1 },
    { key: groups.slice(0, 3).join(':'), factor: prefix48Factor },
  ];
}
