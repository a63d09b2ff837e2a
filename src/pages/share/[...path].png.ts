import { root } from 'astro:config/server';
import { readFileSync } from 'node:fs';
import type { APIRoute } from 'astro';
import { getOgCards } from '../../og-images/cards.ts';
import type { OgCard } from '../../og-images/layout.ts';
import { ogImageFile } from '../../og-images/render.ts';

export const getStaticPaths = async () =>
  (await getOgCards()).map(({ path, ...props }) => ({ params: { path }, props }));

export const GET: APIRoute<OgCard> = async ({ props }) =>
  new Response(readFileSync(await ogImageFile(props, root)), {
    headers: { 'Content-Type': 'image/png' },
  });
