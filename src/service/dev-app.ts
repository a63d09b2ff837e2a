import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import { type FormPages, loadFormPages } from './http/form-pages.ts';
import { createRateLimiter } from './http/rate-limit.ts';
import { readSettings } from './settings.ts';
import { openStore } from './store/open-store.ts';

const built = fileURLToPath(new URL('../../dist-forms', import.meta.url));

/** Answers to forms without JavaScript come from a build. Islands read only the status. */
const placeholders: FormPages = {
  draw: (name) => ({
    html: `<!doctype html><title>${name}</title>To see the page ${name}, run npm run build and restart npm run dev.`,
    policy: "default-src 'none'",
  }),
};

/** Takes submissions beside the development server. */
export async function createDevelopmentApp(): Promise<FastifyInstance> {
  const answers = existsSync(built) ? loadFormPages(built) : placeholders;
  const store = await openStore(readSettings(process.env));
  const app = createApp({
    store,
    site: {
      files: new Map(),
      canonicalPaths: new Map(),
      redirects: new Map(),
      notFound: new Map(),
    },
    answers,
    clock: () => new Date(),
    log: process.stderr,
    limiter: createRateLimiter([]),
    trustedProxies: [],
    allowedOrigins: [],
  });
  app.addHook('onClose', () => store.close());
  await app.ready();
  return app;
}
