import type { FastifyReply, FastifyRequest } from 'fastify';
import { submissionPaths } from '../domain/api.ts';
import { allowedMethods, isApiPath } from './http/api-paths.ts';
import { HttpError } from './http/http-error.ts';
import {
  addCorsHeaders,
  assertAllowedOrigin,
  isAllowedPreflight,
  preflightHeaders,
} from './http/origins.ts';
import { parseTarget } from './http/request-target.ts';
import type { LoadedSite } from './static/load-site.ts';
import { serveFile } from './static/serve-file.ts';

interface ServeOptions {
  site: LoadedSite;
  allowedOrigins: ReadonlySet<string>;
}

/**
 * Answers what needs no body: serves files of the site, refuses, and answers preflights.
 * @returns undefined when a route answers
 * @throws HttpError
 */
export function serveOrRefuse(
  request: FastifyRequest,
  reply: FastifyReply,
  { site, allowedOrigins }: ServeOptions,
): FastifyReply | undefined {
  const { path } = parseTarget(request.url);
  if (submissionPaths.includes(path)) {
    assertAllowedOrigin(request, allowedOrigins);
    addCorsHeaders(request, reply, allowedOrigins);
    if (isAllowedPreflight(request, allowedOrigins))
      return reply.code(204).headers(preflightHeaders).send();
  }
  if (!request.is404) return undefined;
  // Not in a route or Fastify's handler for unknown paths: both run once the body is read, and its
  // type or size would be refused instead of the method or the path.
  const allow = allowedMethods.get(path);
  if (allow) throw new HttpError('method_not_allowed', { headers: { allow } });
  if (isApiPath(path)) throw new HttpError('not_found');
  const { status, headers, body } = serveFile(site, request);
  return reply.code(status).headers(headers).send(body);
}
