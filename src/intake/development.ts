import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import { loadAnswers } from './http/answers.ts';
import { createRateLimiter } from './http/rate-limit.ts';
import { readSettings } from './settings.ts';
import { openStore } from './store/open/open-store.ts';

/** Takes submissions beside the development server. @throws Error without a build, which has the answers to forms */
export async function createDevelopmentApp(): Promise<FastifyInstance> {
  const answers = loadAnswers(fileURLToPath(new URL('../../dist-answers', import.meta.url)));
  const store = await openStore(readSettings(process.env));
  const app = createApp({
    store,
    site: { files: new Map(), spellings: new Map(), notFound: new Map() },
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
