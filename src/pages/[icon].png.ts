/** The icon in the sizes for home screens and search engines. */
import type { APIRoute } from 'astro';
import { iconPng } from '../og-images/icon.ts';

interface Icon {
  size: number;
  radius?: number;
}

export const getStaticPaths = (): { params: { icon: string }; props: Icon }[] => [
  { params: { icon: 'apple-touch-icon' }, props: { size: 180, radius: 0 } },
  { params: { icon: 'icon-192' }, props: { size: 192 } },
  { params: { icon: 'icon-512' }, props: { size: 512 } },
];

export const GET: APIRoute<Icon> = async ({ props: { size, radius } }) =>
  new Response(await iconPng(size, radius), { headers: { 'Content-Type': 'image/png' } });
