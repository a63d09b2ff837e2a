/** The project's configuration with caches of its own, so that it shares none with a developer's own `npm run dev`. */
import { join } from 'node:path';
import config from '../../astro.config.mjs';

const cache = process.env.DEV_CACHE ?? '';

export default {
  ...config,
  cacheDir: join(cache, 'astro'),
  vite: { ...config.vite, cacheDir: join(cache, 'vite') },
};
