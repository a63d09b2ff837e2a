import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Store } from '../store/store.ts';
import { routeLabel } from './api-paths.ts';
import { HttpError } from './http-error.ts';
import { isLocalRequest } from './local-request.ts';

/** Where Prometheus on the same machine reads the metrics. */
const metricsPath = '/metrics';

/** Measures every response. Other machines get 404 for the path. */
export function registerMetrics(app: FastifyInstance, store: Pick<Store, 'staffMailStats'>): void {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until the response. The route of a page is "site".',
    labelNames: ['route', 'status'],
    registers,
  });
  const oldestDue = new Gauge({
    name: 'solvanta_mail_oldest_due_seconds',
    help: 'For how long the oldest mail to the staff has been due.',
    registers,
  });
  new Gauge({
    name: 'solvanta_mails',
    help: 'Mails to the staff that are due or held.',
    labelNames: ['state'],
    registers,
    async collect() {
      const { due, held, oldestDueSeconds } = await store.staffMailStats(new Date());
      this.set({ state: 'due' }, due);
      this.set({ state: 'held' }, held);
      oldestDue.set(oldestDueSeconds);
    },
  });
  app.addHook('onResponse', async (request, { statusCode, elapsedTime }) => {
    durations.observe({ route: routeLabel(request), status: statusCode }, elapsedTime / 1_000);
  });
  app.get(metricsPath, async (request, reply) => {
    if (!isLocalRequest(request)) throw new HttpError('not_found');
    return reply.type(register.contentType).send(await register.metrics());
  });
}
