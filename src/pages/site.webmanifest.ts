/** Name and icons of the site on a home screen. */
import type { APIRoute } from 'astro';
import { company } from '../domain/company.ts';
import { colorOf } from '../styles/theme-colors.ts';

const manifest = {
  name: company.name,
  short_name: company.name,
  start_url: '/',
  display: 'browser',
  theme_color: colorOf('brand'),
  background_color: colorOf('surface'),
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  ],
};

export const GET: APIRoute = () =>
  Response.json(manifest, { headers: { 'Content-Type': 'application/manifest+json' } });
