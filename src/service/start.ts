import { fileURLToPath } from 'node:url';
import { company } from '../domain/company.ts';
import { errorCode } from '../helpers/errors.ts';
import { createApp } from './app.ts';
import { findBuildMismatch } from './build-mismatch.ts';
import { formPagesFolder, loadFormPages } from './http/form-pages.ts';
import { createRateLimiter } from './http/rate-limit.ts';
import { logEvent } from './log/log.ts';
import { confirmationMailboxKey } from './mail/confirmation-mail.ts';
import { startPurgeSchedule } from './purge-schedule.ts';
import { loadSettings } from './settings.ts';
import { prepareShutdown } from './shutdown.ts';
import { loadSite } from './static/load-site.ts';
import { openForService } from './store/open-store.ts';

/**
 * Reads the settings, opens the database and listens; then begins to purge and to mail.
 * @throws SettingsError, or an Error whose first line says why
 */
export async function start(): Promise<void> {
  const settings = loadSettings();
  const { HOST, PORT, mail } = settings;
  const site = loadSite(fileURLToPath(new URL('../../dist', import.meta.url)));
  const formPages = loadFormPages(formPagesFolder);
  const buildMismatch = findBuildMismatch(settings);
  const store = await openForService(settings);
  const app = createApp({
    store,
    site,
    formPages,
    log: process.stderr,
    limiter: createRateLimiter(settings.RATE_LIMIT),
    confirmationMailboxKey: mail?.sendsConfirmations
      ? (submission) => confirmationMailboxKey(submission, mail)
      : undefined,
    trustedProxies: settings.TRUSTED_PROXIES,
    allowedOrigins: settings.ALLOWED_ORIGINS,
  });

  if (settings.METRICS) (await import('./http/metrics.ts')).registerMetrics(app, store);

  const shutdown = prepareShutdown(app, store);

  try {
    const address = await app.listen({ host: HOST, port: PORT, backlog: 4_096 });
    process.stdout.write(`${company.name} is at ${address}\n`);
  } catch (error) {
    // A signal during the start has begun the shutdown, which closes the store.
    if (shutdown.hasBegun()) return;
    await store.close();
    throw new Error(describeListenError(error, HOST, PORT));
  }
  const { label, isNew, warning } = store.info;
  if (isNew) process.stdout.write(`The database is new and empty: ${label}\n`);
  for (const detail of [warning, buildMismatch])
    if (detail) logEvent(app.log, { event: 'unsafe', detail });
  startPurgeSchedule({ store, retentionDays: settings.RETENTION_DAYS, log: app.log });
  if (mail) {
    const { startMailWorkers } = await import('./mail/start-workers.ts');
    if (!shutdown.hasBegun()) shutdown.addMailWorkers(startMailWorkers(mail, store, app.log));
  }
}

function describeListenError(error: unknown, host: string, port: number): string {
  const code = errorCode(error);
  if (code === 'EADDRINUSE')
    return `PORT ${port} is in use on ${host}: end the other program, or set another PORT`;
  return `Cannot listen on HOST ${host}, PORT ${port} (${code}): set others`;
}
