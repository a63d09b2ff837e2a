/** In development only: the page of the editing surface. The tool draws everything in it. */
import type { APIRoute } from 'astro';

/**
 * The tool brings styles of its own, pictures that it has just read, and workers. It knows more servers than the editor
 * needs, so that it may reach none but this one.
 */
const policy = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "media-src 'self' blob:",
  "worker-src 'self' blob:",
  "connect-src 'self' blob: data:",
  "font-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta name="robots" content="noindex">
    <title>Texts of the site</title>
    <link rel="cms-config-url" type="application/json" href="/admin/config.json">
    <script type="module" src="/src/build/editing/start.ts"></script>
  </head>
  <body></body>
</html>
`;

export const GET: APIRoute = () =>
  new Response(page, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
  });
