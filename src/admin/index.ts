/** `/admin`: the page of the CMS, which Sveltia draws. */
import type { APIRoute } from 'astro';

/** Sveltia uses inline styles, blob images, workers and requests to the Git host. */
const csp = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data: https://avatars.githubusercontent.com https://gitlab.com",
  "media-src 'self' blob:",
  "worker-src 'self' blob:",
  "connect-src 'self' blob: data: https://api.github.com https://gitlab.com",
  "font-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="content-security-policy" content="${csp}">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Texts of the site</title>
    <link rel="cms-config-url" type="text/yaml" href="/admin/config.yml">
    <script src="/admin/sveltia-cms.js" defer></script>
  </head>
  <body></body>
</html>
`;

export const GET: APIRoute = () =>
  new Response(page, { headers: { 'content-type': 'text/html; charset=utf-8' } });
