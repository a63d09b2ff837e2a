import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { notFoundPages } from '../../src/i18n/routes.ts';
import { loadAnswers } from '../../src/intake/answers.ts';
import { barePolicy, commonHeaders, shownElsewhere } from '../../src/intake/headers.ts';
import { loadSite } from '../../src/intake/site-files.ts';
import {
  makeFolder,
  makeIntake,
  page,
  pagePolicy,
  write,
  writeAnswers,
  writeSite,
} from '../support/intake/fixtures.ts';
import { exchange } from '../support/intake/raw-http.ts';

describe('the site', () => {
  it.each([
    ['/', 'Home'],
    ['/?from=mail', 'Home'],
    ['/de', 'Startseite'],
    ['/%64e', 'Startseite'],
    ['/de/kontakt', 'Kontakt'],
    ['/de/CookiesRichtlinie', 'Cookies'],
  ])('answers %s with its page', async (url, title) => {
    const { app } = makeIntake();
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.payload]).toEqual([200, page(title)]);
    expect(answer.headers).toMatchObject({
      ...commonHeaders,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': `${pagePolicy}; frame-ancestors 'none'`,
      vary: 'accept-encoding',
      'content-length': String(Buffer.byteLength(page(title))),
    });
  });

  it.each([
    ['/_astro/app.B3x.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/icon.svg', 'image/svg+xml; charset=utf-8', 'no-cache'],
    ['/robots.txt', 'text/plain; charset=utf-8', 'no-cache'],
  ])('answers %s as %s', async (url, type, caching) => {
    const { app } = makeIntake();
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      ...commonHeaders,
      'content-type': type,
      'cache-control': caching,
      'content-security-policy': barePolicy,
    });
  });

  it('lets other sites show share images and icons, and nothing else', async () => {
    const policyOfFiles = (paths: readonly string[]) => {
      const folder = writeSite(makeFolder());
      for (const path of paths) write(folder, path.slice(1), path);
      const { files } = loadSite(folder);
      return new Set(
        paths.map((path) => ({ ...commonHeaders, ...files.get(path)?.headers })[corp]),
      );
    };
    const corp = 'cross-origin-resource-policy';
    expect(
      policyOfFiles(['/share/nl.png', '/share/de/blog/1.png', ...shownElsewhere.files]),
    ).toEqual(new Set(['cross-origin']));
    expect(
      policyOfFiles(['/share.png', '/de/share/nl.png', '/favicon.svg.png', '/feed.xml']),
    ).toEqual(new Set(['same-origin']));
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
  ])('leads from %s to %s', async (url, location) => {
    const { app } = makeIntake();
    const answer = await exchangeGet(app, url);
    expect(answer).toMatchObject({ status: 301, body: '' });
    expect(answer.headers).toMatchObject({ ...commonHeaders, location });
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
  ])('leads nobody off with %s', async (url) => {
    const { app } = makeIntake();
    const answer = await exchangeGet(app, url);
    expect(answer.status).toBe(404);
    expect(answer.headers).not.toHaveProperty('location');
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
  ])('has no %s', async (url) => {
    const { app } = makeIntake();
    expect((await exchangeGet(app, url)).status).toBe(404);
  });

  it.each([
    ['/unknown', 'page nl'],
    ['/blog/99', 'article nl'],
    ['/de/unbekannt', 'page de'],
    ['/DE/BLOG/99', 'article de'],
    ['/fi/blog/99', 'article fi'],
    ['/hu/blogi/99', 'article hu'],
    ['/hu/blog/99', 'page hu'],
    ['/lb/x/', 'page lb'],
    ['/sl/blog/99', 'article sl'],
    ['/blogi/99', 'page fi'],
    ...notFoundPages.map(({ address, kind, language }) => [address, `${kind} ${language}`]),
    ['/de/404.html', 'page de'],
    ['/de/404/', 'page de'],
  ])('answers %s with 404 and the words of: %s', async (url = '', words) => {
    const { app } = makeIntake();
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.payload]).toEqual([404, page(`not found ${words}`)]);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['content-security-policy']).toContain(pagePolicy);
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0', undefined],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.1, gzip;q=0.9', 'gzip'],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['*;q=0, gzip', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['br;q=0.000, gzip;q=0.0', undefined],
    ['identity;q=0', undefined],
    ['identity;q=0, gzip;q=0.001', 'gzip'],
    ['BR', 'br'],
    ['brotli, x-gzip', undefined],
    ['identity', undefined],
    ['deflate', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('sends to one who takes %j: %s', async (accepted, coding) => {
    const { app } = makeIntake();
    const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
    const answer = await app.inject({ url: '/', headers });
    const plain = {
      br: brotliDecompressSync,
      gzip: gunzipSync,
      identity: (bytes: Buffer) => bytes,
    }[coding ?? 'identity'];
    expect(answer.headers['content-encoding']).toBe(coding);
    expect(answer.headers.vary).toBe('accept-encoding');
    expect(plain?.(answer.rawPayload).toString()).toBe(page('Home'));
  });

  it('sends plain bytes where there is no twin', async () => {
    const { app } = makeIntake();
    const headers = { 'accept-encoding': 'br, gzip' };
    const answer = await app.inject({ url: '/de', headers });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.payload).toBe(page('Startseite'));
  });

  it('sends nothing again that the visitor has', async () => {
    const { app } = makeIntake();
    const plain = await app.inject('/');
    const brotli = await app.inject({ url: '/', headers: { 'accept-encoding': 'br' } });
    expect(plain.headers.etag).toMatch(/^"[\w-]+"$/);
    expect(brotli.headers.etag).not.toBe(plain.headers.etag);
    for (const tag of [plain.headers.etag, `"x", W/${plain.headers.etag}`, '*']) {
      const again = await app.inject({ url: '/', headers: { 'if-none-match': tag } });
      expect([again.statusCode, again.payload]).toEqual([304, '']);
      expect(again.headers).toMatchObject({
        ...commonHeaders,
        etag: plain.headers.etag,
        'cache-control': 'no-cache',
        vary: 'accept-encoding',
      });
      expect(again.headers).not.toHaveProperty('content-length');
    }
    const other = await app.inject({ url: '/', headers: { 'if-none-match': brotli.headers.etag } });
    expect(other.statusCode).toBe(200);
    const unknown = await app.inject({ url: '/unknown', headers: { 'if-none-match': '*' } });
    expect(unknown.statusCode).toBe(404);
  });

  it.each(['/', '/de/kontakt', '/unknown', '/de/'])(
    'answers HEAD %s as GET without a body',
    async (path) => {
      const { app } = makeIntake();
      const [get, head] = await Promise.all(
        ['GET', 'HEAD'].map((method) =>
          exchange(app, `${method} ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`),
        ),
      );
      expect({ ...head?.headers, date: '' }).toEqual({ ...get?.headers, date: '' });
      expect(head).toMatchObject({ status: get?.status, body: '' });
    },
  );

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    'does not take %s',
    async (method) => {
      const { app } = makeIntake();
      for (const path of ['/de', '/de/', '/icon.svg']) {
        const answer = await exchange(app, `${method} ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
        expect(answer.status).toBe(405);
        expect(answer.headers).toMatchObject({ ...commonHeaders, allow: 'GET, HEAD' });
      }
      const unknown = await exchange(app, `${method} /unknown HTTP/1.1\r\nHost: a\r\n\r\n`);
      expect(unknown.status).toBe(404);
    },
  );

  it.each(['/%', '/%zz', '/de/%c0%af', '/%e0%80', '/?a=%zz'])(
    'answers %s with 400 unless the query is to blame',
    async (url) => {
      const { app } = makeIntake();
      const answer = await exchangeGet(app, url);
      const inQuery = url.includes('?');
      expect(answer.status).toBe(inQuery ? 200 : 400);
      expect(answer.headers).toMatchObject(commonHeaders);
      if (!inQuery) {
        expect(JSON.parse(answer.body)).toEqual({ error: { code: 'bad_request' } });
        expect(answer.headers).toMatchObject({ 'content-security-policy': barePolicy });
      }
    },
  );

  it('routes an absolute target by its path', async () => {
    const { app } = makeIntake();
    const answer = await exchangeGet(app, 'http://other.example/de/kontakt');
    expect([answer.status, answer.body]).toEqual([200, page('Kontakt')]);
    expect((await exchangeGet(app, 'http://other.example/DE')).headers).toMatchObject({
      location: '/de',
    });
  });
});

describe('what cannot be read as HTTP', () => {
  it.each([
    ['GET / HTTP/9.9\r\nHost: a\r\n\r\n', 400],
    ['nonsense canary\r\n\r\n', 400],
    [`GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(9_000)}\r\n\r\n`, 431],
    ['POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n', 400],
  ])('is refused: %j', async (request, status) => {
    const { app } = makeIntake();
    const answer = await exchange(app, request);
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.body)).toEqual({ error: { code: 'bad_request' } });
    expect(answer.headers).toMatchObject({ ...commonHeaders, connection: 'close' });
  });

  it('is cut off when its headers do not come', async () => {
    const { app } = makeIntake();
    const answer = await exchange(app, 'GET / HTTP/1.1\r\nHost: a\r\n');
    expect(answer.status).toBe(408);
    expect(answer.headers).toMatchObject(commonHeaders);
  });
});

describe('a build', () => {
  it('that is missing is named in one line', () => {
    const folder = join(makeFolder(), 'dist');
    const line = `${folder} holds no built site: run npm run build`;
    expect(() => loadSite(folder)).toThrow(new Error(line));
  });

  it.each(notFoundPages)('without $address.html is refused', ({ address }) => {
    const folder = writeSite(makeFolder());
    rmSync(join(folder, `${address}.html`));
    const line = `${folder} lacks ${address}.html: run npm run build`;
    expect(() => loadSite(folder)).toThrow(new Error(line));
  });

  it('keeps its bytes', () => {
    const folder = writeSite(makeFolder());
    const bytes = Buffer.from([0, 255, 254, 13, 10]);
    write(folder, 'image.avif', bytes);
    expect(loadSite(folder).files.get('/image.avif')?.variants.identity.bytes()).toEqual(bytes);
  });

  it('has its plain texts in a twin, unpacked once for all who read them at a time', () => {
    const folder = writeSite(makeFolder());
    const text = page('€'.repeat(50_000));
    write(folder, 'long.html', text);
    write(folder, 'long.html.gz', gzipSync(text));
    const { identity } = loadSite(folder).files.get('/long')?.variants ?? {};
    const [one, other] = [identity?.bytes(), identity?.bytes()];
    expect([one?.toString(), other?.toString()]).toEqual([text, text]);
    expect(one?.buffer).toBe(other?.buffer);
    expect(identity?.length).toBe(one?.length);
  });

  it.each([
    ['is of others', gzipSync(page('Older'))],
    ['is no gzip', Buffer.from('x')],
  ])('keeps a plain text whose twin %s', (_, twin) => {
    const folder = writeSite(makeFolder());
    write(folder, 'index.html.gz', twin);
    const { identity } = loadSite(folder).files.get('/')?.variants ?? {};
    expect(identity?.bytes().toString()).toBe(page('Home'));
  });

  it('without an answer page is refused', () => {
    const folder = writeAnswers(makeFolder());
    const file = join(folder, 'sl', 'failed.html');
    rmSync(file);
    expect(() => loadAnswers(folder)).toThrow(new Error(`${file} is missing: run npm run build`));
  });

  it.each([
    '{{#wrong',
    '{{#wrong.name}}',
    '{{/wrong.name}}',
    '{{#wrong.name}}{{#wrong.email}}{{/wrong.name}}{{/wrong.email}}',
  ])('with the template %s is refused', (template) => {
    const folder = writeAnswers(makeFolder());
    const file = join(folder, 'de', 'loan-received.html');
    write(folder, 'de/loan-received.html', readFileSync(file, 'utf8') + template);
    const line = `${file} is no valid template: run npm run build`;
    expect(() => loadAnswers(folder)).toThrow(new Error(line));
  });
});

describe('the policy of a page', () => {
  it.each([
    ['<META content="a &#39;b&#39;" http-equiv="Content-Security-Policy">', "a 'b'"],
    [
      '<meta charset="utf-8"><meta\n http-equiv=content-security-policy\n content=\'x  "y"\'/>',
      'x "y"',
    ],
  ])('is read from %j', (meta, policy) => {
    const folder = writeSite(makeFolder());
    write(folder, 'x.html', meta);
    const file = loadSite(folder).files.get('/x');
    expect(file?.headers['content-security-policy']).toBe(`${policy}; frame-ancestors 'none'`);
  });

  it('is the strictest when the page has none', () => {
    const folder = writeSite(makeFolder());
    write(folder, 'x.html', '<meta name="description" content="x">');
    const file = loadSite(folder).files.get('/x');
    expect(file?.headers['content-security-policy']).toBe(barePolicy);
  });
});

/** A request whose target is sent as it stands, which no client library would do. */
function exchangeGet(app: Parameters<typeof exchange>[0], target: string) {
  return exchange(app, `GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
}
