/** The icon in the sizes for home screens and search engines. */
import type { APIRoute } from 'astro';
import { type IconShape, iconPng } from '../og-images/icon.ts';

interface Icon {
  size: number;
  shape: IconShape;
}

export const getStaticPaths = (): { params: { icon: string }; props: Icon }[] => [
  { params: { icon: 'apple-touch-icon' }, props: { size: 180, shape: { margin: 3, radius: 0 } } },
  { params: { icon: 'icon-192' }, props: { size: 192, shape: { margin: 3 } } },
  { params: { icon: 'icon-512' }, props: { size: 512, shape: { margin: 3 } } },
];

export const GET: APIRoute<Icon> = async ({ props: { size, shape } }) =>
  new Response(await iconPng(size, shape), { headers: { 'Content-Type': 'image/png' } });
