/** Answers with one share image while pages are edited; a build puts them all beside its pages instead. */

import { root } from 'astro:config/server';
import { readFileSync } from 'node:fs';
import type { APIRoute } from 'astro';
import { getShareCards } from '../../views/share-cards.ts';
import { shareImage } from './draw.ts';
import type { ShareCard } from './layout.ts';

export const getStaticPaths = async () =>
  (await getShareCards()).map(({ address, ...props }) => ({ params: { address }, props }));

export const GET: APIRoute<ShareCard> = async ({ props }) =>
  new Response(readFileSync(await shareImage(props, root)), {
    headers: { 'Content-Type': 'image/png' },
  });
