/** Draws all share images into the cache and tells the build where each belongs: only a page knows the texts. */
import { root } from 'astro:config/server';
import type { APIRoute } from 'astro';
import { getShareCards } from '../../views/share-cards.ts';
import { shareImage } from './draw.ts';

/** One image of the list. */
export interface DrawnImage {
  /** Its place in the site, as the page's address without the slash before it. */
  address: string;
  /** Path of the file in the cache. */
  file: string;
}

export const GET: APIRoute = async () => {
  const images: DrawnImage[] = [];
  for (const { address, ...card } of await getShareCards())
    images.push({ address, file: await shareImage(card, root) });
  return Response.json(images);
};
