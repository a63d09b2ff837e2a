/**
 * The project's configuration with caches of its own, so that it shares none with a developer's own
 * `npm run dev`.
 */
import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import config from '../astro.config.mjs';

const cache = process.env.DEV_CACHE ?? '';
const root = join(import.meta.dirname, '..');
/** A copy of the project links its packages. */
const packages = dirname(realpathSync(join(root, 'node_modules/astro')));
const { server } = config.vite ?? {};

export default {
  ...config,
  cacheDir: join(cache, 'astro'),
  vite: {
    ...config.vite,
    cacheDir: join(cache, 'vite'),
    server: { ...server, fs: { ...server?.fs, allow: [root, packages] } },
  },
};
