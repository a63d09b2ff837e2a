import { createServer, type RequestListener, type Server } from 'node:http';
import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { loanPath, maxBodyBytes, messagePath } from '../domain/api.ts';
import { acceptBodies } from './http/bodies.ts';
import { answerProblem } from './http/errors.ts';
import { inTurn, refuseMisframed, refuseUnreadable } from './http/framing.ts';
import { firstHeaders, secureTransport } from './http/headers.ts';
import { addHealth, healthPath } from './http/health.ts';
import { preflightHeaders, refuseForeign, sharedWith } from './http/origins.ts';
import { Problem } from './http/problem.ts';
import { type TakingIn, takeIn } from './http/take-in.ts';
import { readTarget } from './http/target.ts';
import { type LogStream, logEvent, loggerOptions } from './log/log.ts';
import { answerFrom } from './site/site-answer.ts';
import type { Site } from './site/site-files.ts';
import type { Store } from './store/store.ts';

export interface Parts extends Omit<TakingIn, 'noteStored'> {
  store: Pick<Store, 'accept' | 'find' | 'queue'>;
  site: Site;
  log: LogStream;
  /** See the settings. */
  trustedProxies: readonly string[];
  /** See the settings. */
  allowedOrigins: readonly string[];
}

/** The methods of each address that is no page. */
const allowed: ReadonlyMap<string, string> = new Map([
  [loanPath, 'POST'],
  [messagePath, 'POST'],
  [healthPath, 'GET, HEAD'],
]);

/** Milliseconds; what takes longer is cut off. */
const limits = { headers: 5_000, request: 9_000, answer: 25_000, idle: 8_000, closing: 4_000 };

/** Each costs a file handle and some kilobytes; a slow one is gone after seconds. */
const maxConnections = 5_000;

/** The service, not yet listening. Closing it finishes the requests that came before; the store stays open. */
export function createApp(parts: Parts): FastifyInstance {
  const { site, answers, log } = parts;
  const allowedOrigins = new Set(parts.allowedOrigins);
  const app = fastify({
    bodyLimit: maxBodyBytes,
    serverFactory: (handle) => makeServer(inTurn(handle, limits.answer)),
    clientErrorHandler: refuseUnreadable,
    // The hook below does it: Fastify's own answer has no security headers.
    return503OnClosing: false,
    logger: loggerOptions(log),
    logController: new LogController({ disableRequestLogging: true }),
    // Trusts X-Forwarded-For only from TRUSTED_PROXIES, from the right.
    trustProxy: parts.trustedProxies.length > 0 && [...parts.trustedProxies],
    // Addresses that the router cannot decode skip all hooks.
    frameworkErrors: (error, request, reply) => {
      setFirstHeaders(request, reply);
      answerProblem(answers, error, request, reply);
      logAnswer(reply);
    },
  });

  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
    // Node stops its own time limits once a server closes.
    setTimeout(() => app.server.closeAllConnections(), limits.closing).unref();
  });

  app.addHook('onRequest', async (request, reply) => {
    setFirstHeaders(request, reply);
    refuseMisframed(request.raw);
    if (closing) throw new Problem('unavailable');
    const { address } = readTarget(request.url);
    if (allowed.get(address) === 'POST') {
      if (request.method === 'POST') refuseForeign(request.headers, request.host, allowedOrigins);
      const sharing = sharedWith(request.headers, allowedOrigins);
      reply.headers(sharing);
      const asksFirst = request.headers['access-control-request-method'] !== undefined;
      if (request.method === 'OPTIONS' && sharing['access-control-allow-origin'] && asksFirst) {
        return reply.code(204).headers(preflightHeaders).send();
      }
    }
    // Before the body is read: nothing but the routes below has a use for one.
    if (!request.is404) return;
    refuseBelowApi(address);
    const { status, headers, body } = answerFrom(site, request);
    return reply.code(status).headers(headers).send(body);
  });
  app.addHook('onResponse', async (_request, reply) => logAnswer(reply));
  app.setErrorHandler((error, request, reply) => answerProblem(answers, error, request, reply));

  acceptBodies(app);
  takeIn(app, { ...parts, noteStored: addHealth(app, parts) });
  return app;
}

/** Fastify's own would be several where a name has several addresses, and only one of them with all limits. */
function makeServer(handle: RequestListener): Server {
  const server = createServer(
    {
      keepAliveTimeout: limits.idle,
      requestTimeout: limits.request,
      headersTimeout: limits.headers,
      connectionsCheckingInterval: 500,
      maxHeaderSize: 8 * 1024,
      // http/framing.ts does it: Node's own answer has no security headers.
      requireHostHeader: false,
    },
    handle,
  );
  server.maxConnections = maxConnections;
  // Node would answer by itself what expects anything but `100-continue`, before all checks.
  return server.on('checkExpectation', handle);
}

/** @throws Problem when the address is none of a page: `method_not_allowed`, or `not_found` below /api */
function refuseBelowApi(address: string): void {
  const allow = allowed.get(address);
  if (allow) throw new Problem('method_not_allowed', { headers: { allow } });
  if (isBelowApi(address)) throw new Problem('not_found');
}

function isBelowApi(address: string): boolean {
  return address === '/api' || address.startsWith('/api/');
}

function setFirstHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(firstHeaders);
  // Fastify leaves the protocol undefined where it cannot decode the address.
  if (request.protocol === 'https') reply.headers(secureTransport);
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

/** The route's name for the log: an address may say something about the visitor. */
function routeOf(url: string): string {
  try {
    const { address } = readTarget(url);
    if (allowed.has(address)) return address;
    return isBelowApi(address) ? '/api/*' : 'site';
  } catch {
    return 'site';
  }
}
