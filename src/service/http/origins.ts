import type { IncomingHttpHeaders } from 'node:http';
import { idempotencyHeader } from '../../domain/api.ts';
import { receivedAtHeader, referenceHeader } from '../../domain/loan/receipt-headers.ts';
import { HttpError } from './http-error.ts';

/**
 * Programs that send no origin are accepted: there is no session that another site could misuse. Where a proxy or an
 * extension forbids the referrer, browsers send `null` for the site's own forms, too, but name the site in another header.
 * @throws HttpError `origin_not_allowed` for submissions from pages of other sites
 */
export function assertAllowedOrigin(
  { origin, 'sec-fetch-site': site }: IncomingHttpHeaders,
  host: string,
  allowed: ReadonlySet<string>,
): void {
  const isAllowed =
    origin === undefined
      ? site !== 'cross-site'
      : (origin === 'null' && site === 'same-origin') ||
        allowed.has(origin) ||
        hostOf(origin) === withoutDefaultPort(host.toLowerCase());
  if (!isAllowed) throw new HttpError('origin_not_allowed');
}

/** The host of an origin; undefined for other texts, such as `null`. */
function hostOf(origin: string): string | undefined {
  const url = URL.parse(origin);
  return url?.origin === origin && /^https?:$/.test(url.protocol)
    ? withoutDefaultPort(url.host)
    : undefined;
}

/** Removes the two default ports: the proxy's scheme is unknown. */
function withoutDefaultPort(host: string): string {
  return host.replace(/:(80|443)$/, '');
}

/** The CORS headers by which a page of an allowed origin can read the response. */
export function corsHeaders(
  { origin }: IncomingHttpHeaders,
  allowed: ReadonlySet<string>,
): Record<string, string> {
  if (allowed.size === 0) return {};
  const vary = { vary: 'origin' };
  return origin !== undefined && allowed.has(origin)
    ? {
        ...vary,
        'access-control-allow-origin': origin,
        'access-control-expose-headers': `${receivedAtHeader}, ${referenceHeader}`,
      }
    : vary;
}

/** For preflight requests: allows what the site's own scripts send. */
export const preflightHeaders = {
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': `content-type, content-language, ${idempotencyHeader.toLowerCase()}`,
  'access-control-max-age': '600',
} as const;
