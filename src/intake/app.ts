import fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import { loanPath, maxBodyBytes, messagePath } from '../api.ts';
import type { Answers } from './answers.ts';
import { acceptBodies } from './bodies.ts';
import { allowSite } from './cross-origin.ts';
import { answerProblem, refuseMalformed } from './errors.ts';
import { firstHeaders } from './headers.ts';
import { type LogStream, loggerOptions, note } from './log.ts';
import { Problem } from './problem.ts';
import { answerFrom } from './site-answer.ts';
import type { Site } from './site-files.ts';
import type { Store } from './store.ts';
import { takeIn } from './take-in.ts';
import { readTarget } from './target.ts';

export interface Parts {
  store: Store;
  site: Site;
  answers: Answers;
  clock: () => Date;
  log: LogStream;
  /** Origin of the site's pages, where they stand elsewhere. */
  siteOrigin?: string | undefined;
}

/** The methods of each address that is no page. */
const allowed: ReadonlyMap<string, string> = new Map([
  [loanPath, 'POST'],
  [messagePath, 'POST'],
  ['/healthz', 'GET, HEAD'],
]);

/** Milliseconds; what takes longer is cut off. */
const limits = { headers: 5_000, request: 10_000, idle: 10_000, closing: 4_000 };

/** The service, not yet listening. Closing it finishes the requests that came before; the store stays open. */
export function createApp({
  store,
  site,
  answers,
  clock,
  log,
  siteOrigin,
}: Parts): FastifyInstance {
  const app = fastify({
    bodyLimit: maxBodyBytes,
    keepAliveTimeout: limits.idle,
    requestTimeout: limits.request,
    http: {
      headersTimeout: limits.headers,
      connectionsCheckingInterval: 500,
      maxHeaderSize: 8 * 1024,
    },
    // The hook below does the same with our own headers and body.
    return503OnClosing: false,
    logger: loggerOptions(log),
    logController: new LogController({ disableRequestLogging: true }),
    clientErrorHandler: refuseMalformed,
    // Addresses that the router cannot decode come here, past all hooks.
    frameworkErrors: (error, request, reply) => {
      reply.headers(firstHeaders);
      answerProblem(answers, error, request, reply);
      logAnswer(reply);
    },
  });
  app.server.maxConnections = 2_000;

  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
    // Node stops its own time limits once a server closes.
    setTimeout(() => app.server.closeAllConnections(), limits.closing).unref();
  });

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(firstHeaders);
    if (isIntake(request.url) && allowSite(siteOrigin, request, reply))
      return reply.code(204).send();
    if (closing) throw new Problem('unavailable');
    // Before the body is read: nothing but the routes below has a use for one.
    if (!request.is404) return;
    refuseBelowApi(request.url);
    const { status, headers, body } = answerFrom(site, request);
    return reply.code(status).headers(headers).send(body);
  });
  app.addHook('onResponse', async (_request, reply) => logAnswer(reply));
  app.setErrorHandler((error, request, reply) => answerProblem(answers, error, request, reply));

  acceptBodies(app);
  takeIn(app, { store, answers, clock });
  app.get('/healthz', async (request, reply) => {
    try {
      await store.find('');
      return { status: 'ok' };
    } catch {
      note(request.log, {
        event: 'failed',
        code: 'unavailable',
        detail: 'The store is unreadable',
      });
      return reply.code(503).send({ status: 'unavailable' });
    }
  });
  return app;
}

/** @throws Problem when the address is none of a page: `method_not_allowed`, or `not_found` below /api */
function refuseBelowApi(url: string): void {
  const { address } = readTarget(url);
  const allow = allowed.get(address);
  if (allow) throw new Problem('method_not_allowed', { headers: { allow } });
  if (isBelowApi(address)) throw new Problem('not_found');
}

/** Whether the address is one of the two that take something in. */
function isIntake(url: string): boolean {
  const [path] = url.split('?');
  return path === loanPath || path === messagePath;
}

function isBelowApi(address: string): boolean {
  return address === '/api' || address.startsWith('/api/');
}

function logAnswer(reply: FastifyReply): void {
  const { method, url } = reply.request;
  note(reply.log, {
    event: 'answered',
    method,
    route: routeOf(url),
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime),
  });
}

/** The route in words of ours: an address may say something about the visitor. */
function routeOf(url: string): string {
  try {
    const { address } = readTarget(url);
    if (allowed.has(address)) return address;
    return isBelowApi(address) ? '/api/*' : 'site';
  } catch {
    return 'site';
  }
}
