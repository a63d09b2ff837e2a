/** Serving the site: paths, redirects, types and methods (fault F18, fault F19). */
import { readFileSync } from 'node:fs';
import { METHODS } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loanPath, messagePath } from '../../src/domain/api.ts';
import { listFiles } from '../../src/helpers/node/list-files.ts';
import { defaultLanguage } from '../../src/i18n/languages.ts';
import { assetCsp } from '../../src/service/http/security-headers.ts';
import { loadSite } from '../../src/service/static/load-site.ts';
import { request } from '../support/http.ts';
import { dailyOrFull, sample, timeoutMs } from '../support/random-inputs.ts';
import {
  connectionTo,
  makeService,
  pageCsp,
  pageHtml,
  responsesTo,
} from '../support/service/fixtures.ts';
import { unknownPaths } from '../support/unknown-paths.ts';

/** The response to a request with exactly this target; client libraries would normalise it. */
async function get(target: string) {
  const [response] = await responsesTo(makeService().app, request('GET', target));
  if (!response) throw new Error(`No response to ${target}`);
  return response;
}

describe('the site', () => {
  it.each([
    ['/', 'Home'],
    ['/?from=mail', 'Home'],
    ['/de', 'Startseite'],
    ['/%64e', 'Startseite'],
    ['/de/kontakt', 'Kontakt'],
    ['/de/CookiesRichtlinie', 'Cookies'],
    ['http://other.example/de/kontakt', 'Kontakt'],
  ])('answers %s with its page', async (url, title) => {
    const { status, body, headers } = await get(url);
    expect([status, body.toString()]).toEqual([200, pageHtml(title)]);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `${pageCsp}; frame-ancestors 'none'`,
      vary: 'accept-encoding',
    });
  });

  it.each([
    ['/_astro/app.B3x.js', 'text/javascript; charset=utf-8'],
    ['/icon.svg', 'image/svg+xml; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/favicon.ico', 'image/x-icon'],
  ])('answers %s as %s', async (url, type) => {
    const { status, headers } = await get(url);
    expect(status).toBe(200);
    const csp = { 'content-security-policy': assetCsp };
    expect(headers).toMatchObject({ 'content-type': type, ...csp });
  });

  it.each([
    ['/de/', '/de'],
    ['/de/kontakt/?a=1&b=%2F', '/de/kontakt?a=1&b=%2F'],
    ['/DE/Kontakt', '/de/kontakt'],
    ['/de/cookiesrichtlinie', '/de/CookiesRichtlinie'],
    ['/de/COOKIESRICHTLINIE.HTML', '/de/CookiesRichtlinie'],
    ['/de.html', '/de'],
    ['/index.html', '/'],
    ['/index.html?next=//evil.example', '/?next=//evil.example'],
    ['/de/index.html', '/de'],
    ['//', '/'],
    ['/Robots.txt', '/robots.txt'],
    ['http://other.example/DE', '/de'],
    ['/blog/alt%C3%A9', '/de/kontakt'],
    ['/old/page.html', '/de/kontakt'],
    ['/Blog/ALT%C3%A9/?a=1', '/de/kontakt?a=1'],
    ['/a&b', '/de/kontakt'],
    ['/a%26b', '/de/kontakt'],
    ['/c+d', '/de/kontakt'],
    ['/c%2bd', '/de/kontakt'],
    ['/C%2BD/', '/de/kontakt'],
  ])('redirects %s to %s', async (url, location) => {
    const { status, headers, body } = await get(url);
    expect([status, headers.location, body.length]).toEqual([301, location, 0]);
  });

  it.each([
    '//evil.example/..',
    '//evil.example/%2e%2e/',
    '//evil.example/de/',
    '/\\evil.example/',
    '/%5cevil.example/',
    '///evil.example/DE',
    '/..//evil.example/',
    '/https://evil.example/',
  ])('answers %s with 404, without redirect', async (url) => {
    const { status, headers } = await get(url);
    expect([status, headers.location]).toEqual([404, undefined]);
  });

  it.each([
    '/../../package.json',
    '/%2e%2e/%2e%2e/package.json',
    '/de%2Fkontakt',
    '/index.html.br',
    '/_astro/app.B3x.js.br',
    '/_astro/',
    '/de/kontakt.html.html',
    '/%00',
    '/de%00.html',
    '/.git/config',
    '/_headers',
    '/_redirects',
    '*',
  ])('answers %s with 404', async (url) => {
    expect((await get(url)).status).toBe(404);
  });

  it.each([
    ...unknownPaths.map(({ path, kind, language }) => [path, `${kind} ${language}`]),
    ['/404.html', `page ${defaultLanguage}`],
    ['/404/', `page ${defaultLanguage}`],
  ])('answers %s with the not-found page %s', async (url = '', text) => {
    const { status, body, headers } = await get(url);
    expect([status, body.toString()]).toEqual([404, pageHtml(`not found ${text}`)]);
    expect(headers['content-security-policy']).toContain(pageCsp);
  });

  it.each([
    ['/%', 400],
    ['/%zz', 400],
    ['/de/%c0%af', 400],
    ['/%e0%80', 400],
    ['/?a=%zz', 200],
  ])('answers %s with %i: only paths are decoded', async (url, status) => {
    const response = await get(url);
    expect(response.status).toBe(status);
    const error = '{"error":{"code":"bad_request"}}';
    if (status === 400) expect(response.body.toString()).toBe(error);
  });
});

describe('random paths', () => {
  const files = ['.br', '.gz', '.html', '/.git/config', '/.env', '/package.json', '/etc/passwd'];
  const dots = ['..', '/..', '/../', '%2e%2e/', '%252e%252e%252f', '..%2f', '..%5c', '..;/'];
  const slashes = ['//', '///evil.example', '\\', '/\\evil.example', '%5c', '%2f', '%00', '%0d%0a'];
  const hosts = ['http://evil.example', 'https://evil.example/de', '@evil.example', ':80', '*'];
  const marks = ['%c0%af', '%e0%80%af', '%ff', '%', '%z', '%u002f', ';', '?', '#', '__proto__'];
  const characters = fc.integer({ min: 33, max: 255 }).map((code) => String.fromCharCode(code));
  const pieces = fc.oneof(
    fc.constantFrom('/', '/de', '/DE', '/blog', '/1', '/404', '/index.html', '/_astro', loanPath),
    ...[files, dots, slashes, hosts, marks].map((list) => fc.constantFrom(...list)),
    fc.string({ maxLength: 8, unit: characters }),
  );
  const targets = fc
    .tuple(fc.constantFrom('/', '/', '', 'http://a/'), fc.array(pieces, { maxLength: 7 }))
    .map(([start, parts]) => (start + parts.join('') || '/').replaceAll(/\s/g, ''));

  it('reach only files listed at start', { tags: 'slow', timeout: timeoutMs }, async () => {
    const dist = fileURLToPath(new URL('../../dist', import.meta.url));
    const listed = new Set(listFiles(dist).map((path) => readFileSync(join(dist, path), 'latin1')));
    const { app } = makeService({ site: loadSite(dist) });
    const connection = await connectionTo(app);
    const countByStatus = new Map<number, number>();
    const count = dailyOrFull(1_500, 100_000);
    for (const address of sample(targets, count)) {
      const { status, headers, body } = await connection.send(request('GET', address));
      countByStatus.set(status, (countByStatus.get(status) ?? 0) + 1);
      expect([200, 301, 400, 404, 405], address).toContain(status);
      if (status === 200) expect(listed.has(body.toString('latin1')), address).toBe(true);
      const { location = '/' } = headers;
      expect(location, address).toMatch(/^\/(?![/\\])/);
      expect(new URL(location, 'http://a').host, address).toBe('a');
    }
    for (const status of [200, 301, 404])
      expect(countByStatus.get(status)).toBeGreaterThan(count / 1_000);
  });
});

describe('any method', () => {
  const invented = ['BREW', 'GETS', 'get', 'Post', 'GE T', 'TRACK', 'DEBUG', 'G\u00cbT'];

  it.each<[string, number, string?]>([
    ['/', 200, 'GET, HEAD'],
    ['/de/kontakt', 200, 'GET, HEAD'],
    ['/icon.svg', 200, 'GET, HEAD'],
    ['/healthz', 200, 'GET, HEAD'],
    ['/healthz/delivery', 200, 'GET, HEAD'],
    ['/DE/', 301, 'GET, HEAD'],
    ['/de/unknown', 404],
    ['/blog/999', 404],
    ['/api', 404],
    ['/api/other', 404],
    [`${loanPath}/`, 404],
    [loanPath, 405, 'POST'],
    [messagePath, 405, 'POST'],
  ])('gets its status and Allow header at %s', async (address, status, allow) => {
    const { app, stored } = makeService();
    const connection = await connectionTo(app);
    const send = (method: string) => connection.send(request(method, address));
    const [response, head] = [await send('GET'), await send('HEAD')];
    expect(response.status).toBe(status);
    const withoutDate = ({ headers }: typeof response) => ({ ...headers, date: '' });
    expect([head.status, withoutDate(head), head.body.length]).toEqual([
      status,
      withoutDate(response),
      0,
    ]);
    for (const method of [...METHODS, ...invented].filter((name) => !/^(GET|HEAD)$/.test(name))) {
      const response = await send(method);
      // Node closes the connection.
      if (method === 'CONNECT') expect(response.status).toBe(0);
      if (method === 'CONNECT') continue;
      const expected = !METHODS.includes(method)
        ? [400]
        : allow === 'POST' && method === 'POST'
          ? [415]
          : [allow ? 405 : 404];
      expect(expected, method).toContain(response.status);
      if (response.status === 405) expect(response.headers.allow, method).toBe(allow);
    }
    expect(await stored()).toEqual([]);
  });
});
