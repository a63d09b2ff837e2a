import fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import { loanPath, maxBodyBytes, messagePath } from '../domain/api.ts';
import { registerBodyParsers } from './http/body-parsers.ts';
import { sendError } from './http/error-responses.ts';
import { deliveryHealthPath, healthPath, registerHealthRoutes } from './http/health.ts';
import { HttpError } from './http/http-error.ts';
import { assertAllowedOrigin, corsHeaders, preflightHeaders } from './http/origins.ts';
import { parseTarget } from './http/request-target.ts';
import { defaultHeaders } from './http/security-headers.ts';
import { createHttpServer, handleClientError } from './http/server.ts';
import { registerSubmissionRoutes, type SubmissionRouteOptions } from './http/submission-routes.ts';
import { type LogStream, logEvent, loggerOptions } from './log/log.ts';
import type { Site } from './static/load-site.ts';
import { serveFile } from './static/serve-file.ts';
import type { Store } from './store/store.ts';

export interface AppOptions extends Omit<SubmissionRouteOptions, 'onStoreResult'> {
  store: Pick<Store, 'accept' | 'find' | 'queue' | 'probe'>;
  site: Site;
  log: LogStream;
  trustedProxies: readonly string[];
  allowedOrigins: readonly string[];
}

const allowed: ReadonlyMap<string, string> = new Map([
  [loanPath, 'POST'],
  [messagePath, 'POST'],
  [healthPath, 'GET, HEAD'],
  [deliveryHealthPath, 'GET, HEAD'],
]);

/** Milliseconds until open requests are cut off. The store gives up after 3 s. */
const closingTimeout = 4_000;

/** The service, before it listens. Closing it cuts off open requests after 4 s and leaves the store open. */
export function createApp(parts: AppOptions): FastifyInstance {
  const { site, answers, log } = parts;
  const allowedOrigins = new Set(parts.allowedOrigins);
  const app = fastify({
    bodyLimit: maxBodyBytes,
    serverFactory: (handle) => createHttpServer(handle),
    clientErrorHandler: handleClientError,
    // Fastify's own 503 has no security headers.
    return503OnClosing: false,
    logger: loggerOptions(log),
    logController: new LogController({ disableRequestLogging: true }),
    // Reads X-Forwarded-For from the right, up to the first address that is not in TRUSTED_PROXIES.
    trustProxy: parts.trustedProxies.length > 0 && [...parts.trustedProxies],
    // Addresses that the router cannot decode skip the hooks.
    frameworkErrors: (error, request, reply) => {
      reply.headers(defaultHeaders);
      sendError(answers, error, request, reply);
      logAnswer(reply);
    },
  });

  app.addHook('preClose', async () => {
    // After `close`, Node no longer enforces its time limits.
    setTimeout(() => app.server.closeAllConnections(), closingTimeout).unref();
  });

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(defaultHeaders);
    const { address } = parseTarget(request.url);
    if (allowed.get(address) === 'POST') {
      if (request.method === 'POST')
        assertAllowedOrigin(request.headers, request.host, allowedOrigins);
      const sharing = corsHeaders(request.headers, allowedOrigins);
      reply.headers(sharing);
      const asksFirst = request.headers['access-control-request-method'] !== undefined;
      if (request.method === 'OPTIONS' && sharing['access-control-allow-origin'] && asksFirst) {
        return reply.code(204).headers(preflightHeaders).send();
      }
    }
    // Other addresses are answered before their body is read.
    if (!request.is404) return;
    refuseBelowApi(address);
    const { status, headers, body } = serveFile(site, request);
    return reply.code(status).headers(headers).send(body);
  });
  app.addHook('onResponse', async (_request, reply) => logAnswer(reply));
  app.setErrorHandler((error, request, reply) => sendError(answers, error, request, reply));

  registerBodyParsers(app);
  registerSubmissionRoutes(app, { ...parts, onStoreResult: registerHealthRoutes(app, parts) });
  return app;
}

/** @throws Problem `method_not_allowed` at a route, or `not_found` elsewhere below /api */
function refuseBelowApi(address: string): void {
  const allow = allowed.get(address);
  if (allow) throw new HttpError('method_not_allowed', { headers: { allow } });
  if (isBelowApi(address)) throw new HttpError('not_found');
}

function isBelowApi(address: string): boolean {
  return address === '/api' || address.startsWith('/api/');
}

function logAnswer(reply: FastifyReply): void {
  const { method, url } = reply.request;
  logEvent(reply.log, {
    event: 'answered',
    method,
    route: routeOf(url),
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime),
  });
}

/** The route for the log. An address may hold personal data. */
function routeOf(url: string): string {
  try {
    const { address } = parseTarget(url);
    if (allowed.has(address)) return address;
    return isBelowApi(address) ? '/api/*' : 'site';
  } catch {
    return 'site';
  }
}
