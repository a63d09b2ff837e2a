import fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import { maxBodyBytes } from '../domain/api.ts';
import { routeLabel } from './http/api-paths.ts';
import { registerBodyParsers } from './http/body-parsers.ts';
import { sendError } from './http/error-responses.ts';
import { createStoreHealth, registerHealthRoutes } from './http/health.ts';
import { defaultHeaders } from './http/security-headers.ts';
import { createHttpServer, handleClientError } from './http/server.ts';
import { registerSubmissionRoutes, type SubmissionRouteOptions } from './http/submission-routes.ts';
import { type LogStream, logEvent, loggerOptions } from './log/log.ts';
import { serveOrRefuse } from './serve-or-refuse.ts';
import type { LoadedSite } from './static/load-site.ts';
import type { Store } from './store/store.ts';

export interface AppOptions extends Omit<SubmissionRouteOptions, 'health'> {
  store: Pick<Store, 'storeOnce' | 'find' | 'staffMailStats' | 'probe'>;
  site: LoadedSite;
  log: LogStream;
  trustedProxies: readonly string[];
  allowedOrigins: readonly string[];
}

/** How long open requests may take at the end. Must be longer than the store's `commitTiming`. */
export const closeTimeoutMs = 4_000;

/** The service, before it listens. Closing it leaves the store open. */
export function createApp(options: AppOptions): FastifyInstance {
  const { site, formPages } = options;
  const allowedOrigins = new Set(options.allowedOrigins);
  const app = fastify({
    bodyLimit: maxBodyBytes,
    serverFactory: (handle) => createHttpServer(handle),
    clientErrorHandler: handleClientError,
    // Fastify's own 503 has no security headers.
    return503OnClosing: false,
    logger: loggerOptions(options.log),
    logController: new LogController({ disableRequestLogging: true }),
    // Reads X-Forwarded-For from the right, up to the first IP address that is not
    // in TRUSTED_PROXIES.
    trustProxy: options.trustedProxies.length > 0 && [...options.trustedProxies],
    // Paths that the router cannot decode skip the hooks.
    frameworkErrors: (error, request, reply) => {
      reply.headers(defaultHeaders);
      sendError(formPages, error, request, reply);
      logResponse(reply);
    },
  });

  app.addHook('preClose', async () => {
    // After `close`, Node no longer enforces its time limits.
    setTimeout(() => app.server.closeAllConnections(), closeTimeoutMs).unref();
  });

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(defaultHeaders);
    return serveOrRefuse(request, reply, { site, allowedOrigins });
  });
  app.addHook('onResponse', async (_request, reply) => logResponse(reply));
  app.setErrorHandler((error, request, reply) => sendError(formPages, error, request, reply));

  registerBodyParsers(app);
  const health = createStoreHealth(options.store);
  registerHealthRoutes(app, { ...options, health });
  registerSubmissionRoutes(app, { ...options, health });
  return app;
}

function logResponse(reply: FastifyReply): void {
  logEvent(reply.log, {
    event: 'answered',
    method: reply.request.method,
    route: routeLabel(reply.request),
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime),
  });
}
