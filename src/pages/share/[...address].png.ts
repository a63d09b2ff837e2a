import { root } from 'astro:config/server';
import { readFileSync } from 'node:fs';
import type { APIRoute } from 'astro';
import { getShareCards } from '../../share-images/cards.ts';
import { shareImage } from '../../share-images/draw.ts';
import type { ShareCard } from '../../share-images/layout.ts';

export const getStaticPaths = async () =>
  (await getShareCards()).map(({ address, ...props }) => ({ params: { address }, props }));

export const GET: APIRoute<ShareCard> = async ({ props }) =>
  new Response(readFileSync(await shareImage(props, root)), {
    headers: { 'Content-Type': 'image/png' },
  });
