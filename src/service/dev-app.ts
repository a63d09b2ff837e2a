import { existsSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import { type FormPages, formPagesFolder, loadFormPages } from './http/form-pages.ts';
import { createRateLimiter } from './http/rate-limit.ts';
import { readSettings } from './settings.ts';
import { openForService } from './store/open-store.ts';

/** Stand in for the form pages until there is a build. Islands read only the status. */
const placeholderPages: FormPages = {
  render: (name) => ({
    html: `<!doctype html><title>${name}</title>To see the page ${name}, run npm run build and restart npm run dev.`,
    csp: "default-src 'none'",
  }),
};

/** The service for the development server, which serves the pages itself. */
export async function createDevApp(): Promise<FastifyInstance> {
  const formPages = existsSync(formPagesFolder) ? loadFormPages(formPagesFolder) : placeholderPages;
  const store = await openForService(readSettings(process.env));
  const app = createApp({
    store,
    site: {
      files: new Map(),
      canonicalPaths: new Map(),
      redirects: new Map(),
      notFound: new Map(),
    },
    formPages,
    log: process.stderr,
    limiter: createRateLimiter([]),
    trustedProxies: [],
    allowedOrigins: [],
  });
  app.addHook('onClose', () => store.close());
  await app.ready();
  return app;
}
