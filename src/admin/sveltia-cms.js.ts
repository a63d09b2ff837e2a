/** `/admin/sveltia-cms.js` */
import type { APIRoute } from 'astro';
import { script } from './sveltia.ts';

export const GET: APIRoute = () =>
  new Response(script, { headers: { 'content-type': 'text/javascript' } });
