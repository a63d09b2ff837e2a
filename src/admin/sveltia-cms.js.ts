/** `/admin/sveltia-cms.js`: Sveltia's build for a script element, from its package. */
import { readFileSync } from 'node:fs';
import type { APIRoute } from 'astro';

const file = new URL('../dist/sveltia-cms.js', import.meta.resolve('@sveltia/cms'));

export const GET: APIRoute = () =>
  new Response(readFileSync(file), { headers: { 'content-type': 'text/javascript' } });
