import type { APIRoute } from 'astro';
import { iconIco, iconSvg } from '../og-images/icon.ts';

export const getStaticPaths = () =>
  ['svg', 'ico'].map((format) => ({ params: { format }, props: { format } }));

export const GET: APIRoute<{ format: string }> = async ({ props: { format } }) =>
  format === 'svg'
    ? new Response(iconSvg(), { headers: { 'Content-Type': 'image/svg+xml' } })
    : new Response(await iconIco(), { headers: { 'Content-Type': 'image/x-icon' } });
