import type { IncomingHttpHeaders } from 'node:http';
import { idempotencyHeader } from '../../domain/api.ts';
import { Problem } from './problem.ts';

/**
 * Refuses what a page of another site sends. Programs that are no browser send no origin and are let through: there is
 * no session here that another site could misuse, only submissions that its visitors never meant.
 * @param host what the request was sent to
 * @param allowed origins of our own pages elsewhere
 * @throws Problem `origin_not_allowed`
 */
export function refuseForeign(
  { origin, 'sec-fetch-site': site }: IncomingHttpHeaders,
  host: string,
  allowed: ReadonlySet<string>,
): void {
  const isOurs =
    origin === undefined
      ? site !== 'cross-site'
      : allowed.has(origin) || hostOf(origin) === withoutPort(host.toLowerCase());
  if (!isOurs) throw new Problem('origin_not_allowed');
}

/** The host of an origin; of anything else, `null` too, undefined. */
function hostOf(origin: string): string | undefined {
  const url = URL.parse(origin);
  return url?.origin === origin && /^https?:$/.test(url.protocol)
    ? withoutPort(url.host)
    : undefined;
}

/** Behind a proxy we know neither its scheme nor its port: both usual ports are none. */
function withoutPort(host: string): string {
  return host.replace(/:(80|443)$/, '');
}

/** Headers that let a page of an allowed origin read the answer; none for all others. */
export function sharedWith(
  { origin }: IncomingHttpHeaders,
  allowed: ReadonlySet<string>,
): Record<string, string> {
  if (allowed.size === 0) return {};
  const vary = { vary: 'origin' };
  return origin !== undefined && allowed.has(origin)
    ? { ...vary, 'access-control-allow-origin': origin }
    : vary;
}

/** What a browser is told that asks before it sends: what our own scripts use, and no more. */
export const preflightHeaders = {
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': `content-type, content-language, ${idempotencyHeader.toLowerCase()}`,
  'access-control-max-age': '600',
} as const;
