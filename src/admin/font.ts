/** `/admin/fonts/….woff2`: Sveltia's fonts. */
import { readFileSync } from 'node:fs';
import type { APIRoute, GetStaticPaths } from 'astro';
import { fonts } from './sveltia.ts';

export const getStaticPaths: GetStaticPaths = () =>
  Array.from(fonts, ([font, file]) => ({ params: { font }, props: { file } }));

export const GET: APIRoute<{ file: URL }> = ({ props }) =>
  new Response(readFileSync(props.file), { headers: { 'content-type': 'font/woff2' } });
