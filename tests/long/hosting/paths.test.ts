/** The servers of docs/hosting/ answer the same paths in the same way as the service. */
import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { load } from 'cheerio';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loanPath } from '../../../src/domain/api.ts';
import { defaultLanguage, siteLanguages } from '../../../src/i18n/languages.ts';
import { aliases, ogImagePath, pageNames, pagePath } from '../../../src/i18n/routes.ts';
import { commonHeaders } from '../../../src/service/http/security-headers.ts';
import { articles, dist, files } from '../../support/built-site.ts';
import { unknownPaths } from '../../support/unknown-paths.ts';
import { codingsOf, describeServers, type RunningServer, servers } from './servers.ts';
import { ask } from './tls.ts';

const paths = [
  ...siteLanguages.flatMap((language) =>
    [...pageNames, ...articles].map((page) => pagePath(page, language)),
  ),
  ...aliases.map(({ path }) => path),
];

const contact = pagePath('contact', defaultLanguage);

const isFile = (path: string) => /\.\w+$/.test(path);
const fileOf = (path: string) =>
  isFile(path) ? path : path === '/' ? '/index.html' : `${path}.html`;

const redirects: [from: string, to: string][] = [
  ...paths
    .filter((path) => path !== '/')
    .flatMap((path): [string, string][] => [
      [`${path}/`, path],
      [`${path}.html`, path],
    ]),
  ['/index.html', '/'],
];

/** Unknown paths; the others are redirected or answered before a file is looked for. */
const missing = unknownPaths.map(({ path }) => path).filter((path) => /\/[\w-]+$/.test(path));

const script = files.find((file) => /^\/_astro\/.*\.js$/.test(file)) ?? '';
const font = files.find((file) => file.endsWith('.woff2')) ?? '';

const types: [file: string, type: RegExp][] = [
  ['/', /^text\/html; ?charset=utf-8$/i],
  [script, /^(text|application)\/javascript/],
  [font, /^font\/woff2$/],
  ['/favicon.svg', /^image\/svg\+xml/],
  ['/favicon.ico', /^image\//],
  [ogImagePath('home', defaultLanguage), /^image\/png$/],
  ['/site.webmanifest', /^application\/manifest\+json/],
  ['/feed.xml', /^(text|application)\/xml/],
  ['/robots.txt', /^text\/plain/],
];

describeServers('the site on', (name) => {
  const { 'cross-origin-resource-policy': _, ...expectedHeaders } = commonHeaders;
  let server: RunningServer | undefined;
  const get = (path: string, headers = {}) => ask({ port: server?.port, path, headers });

  beforeAll(async () => {
    server = await servers[name]();
  });
  afterAll(() => server?.stop());

  it('every path returns its page byte for byte', async () => {
    const findings: string[] = [];
    for (const path of paths) {
      const { status, body, headers } = await get(path);
      const isSame = body.equals(readFileSync(dist + fileOf(path)));
      if (status !== 200 || !isSame || !`${headers['content-type']}`.startsWith('text/html'))
        findings.push(`${path}: ${status}`);
    }
    expect(findings).toEqual([]);
  });

  it('a page may share its folder’s name', async () => {
    for (const language of siteLanguages) {
      const { body } = await get(pagePath('home', language));
      expect(load(body.toString())('html').attr('lang')).toBe(language);
    }
  });

  it('redirects slashes and endings to exact paths', async () => {
    const findings: string[] = [];
    for (const [from, to] of redirects) {
      const { status, headers } = await get(from);
      if (status !== 301 || pathOf(headers.location) !== to)
        findings.push(`${from}: ${status} ${headers.location}, not ${to}`);
    }
    expect(findings).toEqual([]);
  });

  it.each([
    '/\\evil.example/',
    '/%5cevil.example/',
    '/%09/evil.example/',
    '//evil.example/',
    '/a%0dX:y/',
  ])('redirects %s within the site', async (path) => {
    const { status, headers } = await get(path);
    const location = headers.location ?? '/';
    const base = `${server?.url}`;
    expect(new URL(`${location}`, base).host, `${status}`).toBe(new URL(base).host);
    expect(location).not.toContain('\r');
  });

  it('answers 404 with the page of the root', async () => {
    const page = readFileSync(`${dist}/404.html`);
    const findings: string[] = [];
    for (const path of missing) {
      const { status, body } = await get(path);
      if (status !== 404 || !body.equals(page)) findings.push(`${path}: ${status}`);
    }
    expect(findings).toEqual([]);
  });

  it('ignores If-None-Match with a 404', async () => {
    const { status, headers, body } = await get('/unknown');
    const again = await get('/unknown', { 'if-none-match': `${headers.etag}` });
    expect([status, again.status]).toEqual([404, 404]);
    expect(again.body.equals(body)).toBe(true);
  });

  it('while the service is down, answers say 502', async () => {
    const { port, stop } = await servers[name]({ service: '127.0.0.1:9' });
    const { status, body } = await ask({ port, path: loanPath });
    await stop();
    expect([status, body.toString().trim()]).toEqual([502, 'Error 502']);
  });

  it('lets nobody keep a missing script’s answer', async () => {
    const { status, headers } = await get('/_astro/unknown.js');
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('no-cache');
  });

  it('lets nobody keep a refused script', async () => {
    const { ok, headers } = await fetch(`${server?.url}${script}`, { method: 'POST' });
    // Caddy 2.6 answers each method as GET.
    if (!ok) expect(headers.get('cache-control')).toBe('no-cache');
  });

  it.each(types)('%s is of its type', async (file, type) => {
    const { status, headers } = await get(file);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(type);
  });

  it.each(['/', contact, '/unknown', script, '/favicon.svg', '/feed.xml'])(
    'sends %s precompressed to clients that accept it',
    async (path) => {
      const plain = await get(path);
      for (const coding of codingsOf[name]) {
        const { headers, body } = await get(path, { 'accept-encoding': coding });
        expect(headers['content-encoding'], coding).toBe(coding);
        expect(`${headers.vary}`.toLowerCase()).toContain('accept-encoding');
        const decompress = coding === 'gzip' ? gunzipSync : brotliDecompressSync;
        expect(decompress(body).equals(plain.body)).toBe(true);
        expect(body.length).toBeLessThan(plain.body.length);
      }
      expect(plain.headers['content-encoding']).toBeUndefined();
    },
  );

  it.each(['/', pagePath({ article: 1 }, defaultLanguage), '/unknown', script, '/robots.txt'])(
    'headers protect %s',
    async (path) => {
      const { headers } = await get(path);
      expect(headers).toMatchObject(expectedHeaders);
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['cache-control']).toBe(
        path === script ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  );

  it('answers 304 for an unchanged page', async () => {
    const { headers } = await get(contact);
    expect(headers.etag).toMatch(/^(W\/)?".+"$/);
    const again = await get(contact, { 'if-none-match': `${headers.etag}` });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });
});

/** Servers may send a full URL. */
function pathOf(location: string | string[] | undefined): string {
  return `${location}`.replace(/^http:\/\/127\.0\.0\.1:\d+/, '');
}
