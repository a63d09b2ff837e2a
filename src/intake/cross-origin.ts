/** Where the site's pages stand elsewhere, their scripts send from another origin, which browsers ask us to allow. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { idempotencyHeader } from '../api.ts';

/** What the site's scripts send besides a body. */
const sentHeaders = ['content-type', 'content-language', idempotencyHeader.toLowerCase()];

/** Seconds for which a browser need not ask again. */
const remembered = 86_400;

/**
 * Allows the site's own pages, and nobody else's, to read what we answer.
 * @returns whether the request only asked what is allowed, and has its answer
 */
export function allowSite(
  siteOrigin: string | undefined,
  { method, headers }: FastifyRequest,
  reply: FastifyReply,
): boolean {
  if (!siteOrigin) return false;
  reply.header('vary', 'origin');
  if (headers.origin !== siteOrigin) return false;
  reply.header('access-control-allow-origin', siteOrigin);
  if (method !== 'OPTIONS' || headers['access-control-request-method'] !== 'POST') return false;
  reply.headers({
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': sentHeaders.join(', '),
    'access-control-max-age': `${remembered}`,
  });
  return true;
}
