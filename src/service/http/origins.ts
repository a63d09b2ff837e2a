import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { idempotencyHeader } from '../../domain/api.ts';
import { receivedAtHeader, referenceHeader } from '../../domain/loan/receipt-headers.ts';
import { HttpError } from './http-error.ts';

/**
 * Refuses other sites' submissions. Lets pages of allowed origins read the response.
 * @returns whether it has answered: a browser only asked what it may send
 * @throws HttpError `origin_not_allowed`
 */
export function handleOrigin(
  { method, headers, host }: FastifyRequest,
  reply: FastifyReply,
  allowed: ReadonlySet<string>,
): boolean {
  const { origin } = headers;
  if (method === 'POST') assertAllowedOrigin(headers, host, allowed);
  if (allowed.size > 0) reply.header('vary', 'origin');
  if (origin === undefined || !allowed.has(origin)) return false;
  reply.headers({
    'access-control-allow-origin': origin,
    'access-control-expose-headers': `${receivedAtHeader}, ${referenceHeader}`,
  });
  if (method !== 'OPTIONS' || headers['access-control-request-method'] === undefined) return false;
  reply.code(204).headers(preflightHeaders).send();
  return true;
}

/** Allows what the site's own scripts send. */
const preflightHeaders = {
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': `content-type, content-language, ${idempotencyHeader.toLowerCase()}`,
  'access-control-max-age': '600',
};

/**
 * Programs that send no origin are accepted: there is no session that another site could misuse.
 * Where a proxy or an extension forbids the referrer, browsers send `null` for the site's own
 * forms, too, but name the site in another header.
 */
function assertAllowedOrigin(
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
