import type { FastifyReply, FastifyRequest } from 'fastify';
import { idempotencyHeader } from '../../domain/api.ts';
import { receivedAtHeader, referenceHeader } from '../../domain/loan/receipt-headers.ts';
import { HttpError } from './http-error.ts';

type AllowedOrigins = ReadonlySet<string>;

/** Lets pages of allowed origins read the response. */
export function addCorsHeaders(
  { headers: { origin } }: FastifyRequest,
  reply: FastifyReply,
  allowed: AllowedOrigins,
): void {
  if (allowed.size > 0) reply.header('vary', 'origin');
  if (origin === undefined || !allowed.has(origin)) return;
  reply.headers({
    'access-control-allow-origin': origin,
    'access-control-expose-headers': `${receivedAtHeader}, ${referenceHeader}`,
  });
}

/** Whether a browser asks what a page of an allowed origin may send. */
export function isAllowedPreflight(
  { method, headers }: FastifyRequest,
  allowed: AllowedOrigins,
): boolean {
  const { origin, 'access-control-request-method': requestMethod } = headers;
  const isAllowed = origin !== undefined && allowed.has(origin);
  return isAllowed && method === 'OPTIONS' && requestMethod !== undefined;
}

/** Allows what the site's own scripts send. */
export const preflightHeaders = {
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': `content-type, content-language, ${idempotencyHeader.toLowerCase()}`,
  'access-control-max-age': '600',
};

/**
 * Refuses other sites' submissions. Programs that send no origin are accepted: there is no session
 * that another site could misuse. Where a proxy or an extension forbids the referrer, browsers send
 * `null` for the site's own forms, too, but name the site in another header.
 * @throws HttpError `origin_not_allowed`
 */
export function assertAllowedOrigin(
  { method, headers, host }: FastifyRequest,
  allowed: AllowedOrigins,
): void {
  if (method !== 'POST') return;
  const { origin, 'sec-fetch-site': site } = headers;
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
