/** Codings, conditions and ranges, alone and combined, as RFC 9110 says (fault F20). */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { makeService, pageHtml } from '../support/service/fixtures.ts';

const robots = 'User-agent: *';
const decoders = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };
type Coding = keyof typeof decoders;

/** The small site, whose home page has precompressed files. */
async function get(url: string, headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') {
  const response = await makeService().app.inject({ method, url, headers });
  return { status: response.statusCode, headers: response.headers, body: response.rawPayload };
}

it.each<[string | undefined, Coding]>([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0', 'identity'],
  ['br;q=0.1, gzip;q=0.9', 'gzip'],
  ['br;q=0.5, identity;q=0.9', 'identity'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['gzip;q=0.5, *;q=0', 'gzip'],
  ['identity;q=0', 'identity'],
  ['BR', 'br'],
  ['brotli, x-gzip', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('content negotiation of %j selects %s', async (accepted, coding) => {
  const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
  const response = await get('/', headers);
  expect(response.headers.vary).toBe('accept-encoding');
  expect(response.headers['content-encoding'] ?? 'identity').toBe(coding);
  expect(decoders[coding](response.body).toString()).toBe(pageHtml('Home'));
});

describe('a range request', () => {
  it.each([
    ['Bytes= 1-2 ', 206, 'se', 'bytes 1-2/13'],
    ['bytes=2-2', 206, 'e', 'bytes 2-2/13'],
    ['bytes=11-', 206, ' *', 'bytes 11-12/13'],
    ['bytes=11-999999999999999999999', 206, ' *', 'bytes 11-12/13'],
    ['bytes=-2', 206, ' *', 'bytes 11-12/13'],
    ['bytes=-99', 206, robots, 'bytes 0-12/13'],
    ['bytes=13-', 416, '', 'bytes */13'],
    ['bytes=99999999999999999999999-', 416, '', 'bytes */13'],
    ['bytes=-0', 416, '', 'bytes */13'],
  ])('of %j gets %i', async (range, status, text, sent) => {
    const { headers, ...response } = await get('/robots.txt', { range });
    expect([response.status, response.body.toString()]).toEqual([status, text]);
    expect(headers['content-range']).toBe(sent);
  });

  const ignored =
    'bytes=0-1,3-4|bytes=0-,0-|bytes=3-2|bytes=-|bytes=|bytes=a-b|bytes=0x1-2|bytes=1.5-2';

  it.each([...ignored.split('|'), 'bytes=--1', 'items=1-2', ''])('%j is ignored', async (range) => {
    const { status, body, headers } = await get('/robots.txt', { range });
    expect([status, body.toString()]).toEqual([200, robots]);
    expect(headers).not.toHaveProperty('content-range');
  });

  it('is ignored for a not-found page', async () => {
    expect((await get('/unknown', { range: 'bytes=0-1' })).status).toBe(404);
    expect((await get('/DE', { range: 'bytes=0-1' })).status).toBe(301);
  });
});

/** `own` is the entity tag of the chosen coding, `other` that of another one. */
const anotherOf = { br: 'gzip', gzip: 'br', identity: 'br' };
describe.each(['br', 'gzip', 'identity'] as const)(
  'a conditional request, coded as %s,',
  (coding) => {
    const range = 'bytes=3-6';
    const date = 'Wed, 04 Mar 2099 05:06:07 GMT';

    it.each<[status: number, headers: Record<string, string>, method?: 'HEAD']>([
      [304, { 'if-none-match': 'own' }],
      [304, { 'if-none-match': 'W/own' }],
      [304, { 'if-none-match': '"x" , own,"y"' }],
      [304, { 'if-none-match': '*' }],
      [304, { 'if-none-match': 'own' }, 'HEAD'],
      [304, { 'if-none-match': 'own', range }],
      [200, { 'if-none-match': 'other' }],
      [200, { 'if-none-match': '' }],
      [200, { 'if-none-match': 'own', 'cache-control': 'max-age=0, no-cache' }],
      [304, { 'if-none-match': 'own', 'cache-control': 'max-age=0' }],
      [200, { 'if-match': '"x", own' }],
      [200, { 'if-match': '*' }],
      [412, { 'if-match': 'other' }],
      [412, { 'if-match': 'W/own' }],
      [412, { 'if-match': '' }],
      [412, { 'if-match': '"x"', 'if-none-match': 'own' }],
      [304, { 'if-match': 'own', 'if-none-match': 'own' }],
      [200, { 'if-modified-since': date, 'if-unmodified-since': date }],
      [206, { range }],
      [206, { range, 'if-range': 'own' }],
      [206, { range, 'if-none-match': 'other' }],
      [200, { range }, 'HEAD'],
      ...['other', '"x"', 'W/own', date, '*', ''].map((tag): [number, Record<string, string>] => [
        200,
        { range, 'if-range': tag },
      ]),
    ])('gets %i: %j %s', async (status, conditions, method) => {
      const accepted = { 'accept-encoding': coding };
      const { headers, body } = await get('/', accepted);
      const etag = `${headers.etag}`;
      expect(etag).toMatch(/^"[\w-]+"$/);
      const other = (await get('/', { 'accept-encoding': anotherOf[coding] })).headers;
      const tagged = Object.entries(conditions).map(([name, value]) => [
        name,
        value.replace('own', etag).replace('other', `${other.etag}`),
      ]);
      const response = await get('/', { ...accepted, ...Object.fromEntries(tagged) }, method);
      expect(response.status).toBe(status);
      const sent = method || status > 300 ? '' : status === 206 ? body.subarray(3, 7) : body;
      expect(response.body.equals(Buffer.from(sent))).toBe(true);
      if (status < 400) expect(response.headers).toMatchObject({ etag, vary: 'accept-encoding' });
      if (status < 300)
        expect(response.headers['content-encoding']).toBe(headers['content-encoding']);
      if (status === 304) expect(response.headers).not.toHaveProperty('content-length');
    });
  },
);

it('never gets 304 for a not-found page', async () => {
  expect((await get('/unknown', { 'if-none-match': '*' })).status).toBe(404);
});
