/** Draws the image beside a shared link to each page; which ones there are is the route table's and the content's business. */

import { root } from 'astro:config/server';
import type { APIRoute } from 'astro';
import { shareImage } from '../../build/share-images/draw.ts';
import type { ShareCard } from '../../build/share-images/layout.ts';
import { getShareCards } from '../../views/share-cards.ts';

export const getStaticPaths = getShareCards;

export const GET: APIRoute<ShareCard> = async ({ props }) =>
  new Response(await shareImage(props, root), { headers: { 'Content-Type': 'image/png' } });
