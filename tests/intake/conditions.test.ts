import { describe, expect, it } from 'vitest';
import { rangeOf } from '../../src/intake/byte-range.ts';
import { commonHeaders } from '../../src/intake/headers.ts';
import { makeIntake, page } from '../support/intake/fixtures.ts';
import { exchange } from '../support/intake/raw-http.ts';

const text = page('Startseite');

async function makeSite() {
  const { app } = makeIntake();
  const etag = String((await app.inject('/de')).headers.etag);
  const get = (headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url: '/de', headers });
  return { app, etag, get };
}

describe('a range', () => {
  it.each([
    ['bytes=0-0', { first: 0, last: 0 }],
    ['bytes=0-9', { first: 0, last: 9 }],
    ['bytes=5-', { first: 5, last: 9 }],
    ['bytes=9-9', { first: 9, last: 9 }],
    ['bytes=2-999999999999999999999', { first: 2, last: 9 }],
    ['bytes=-3', { first: 7, last: 9 }],
    ['bytes=-99', { first: 0, last: 9 }],
    ['Bytes= 1-2 ', { first: 1, last: 2 }],
    ['bytes=10-', 'unsatisfiable'],
    ['bytes=10-20', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=99999999999999999999999-', 'unsatisfiable'],
    ['bytes=0-1,3-4', undefined],
    ['bytes=0-,0-,0-,0-', undefined],
    ['bytes=3-2', undefined],
    ['bytes=-', undefined],
    ['bytes=', undefined],
    ['bytes=a-b', undefined],
    ['bytes=0x1-2', undefined],
    ['bytes=1.5-2', undefined],
    ['bytes=--1', undefined],
    ['items=0-1', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%j of ten bytes is %j', (header, range) => {
    expect(rangeOf(header, 10)).toEqual(range);
  });

  it('of no bytes cannot be satisfied', () => {
    expect(rangeOf('bytes=0-', 0)).toBe('unsatisfiable');
    expect(rangeOf('bytes=-1', 0)).toBe('unsatisfiable');
  });

  it('is answered with its bytes', async () => {
    const { get, etag } = await makeSite();
    const answer = await get({ range: 'bytes=3-6' });
    expect([answer.statusCode, answer.payload]).toEqual([206, text.slice(3, 7)]);
    expect(answer.headers).toMatchObject({
      ...commonHeaders,
      etag,
      'content-range': `bytes 3-6/${text.length}`,
      'content-length': '4',
      'content-type': 'text/html; charset=utf-8',
      'accept-ranges': 'bytes',
      vary: 'accept-encoding',
    });
  });

  it('is one of the compressed bytes when those are sent', async () => {
    const { app } = await makeSite();
    const headers = { 'accept-encoding': 'br' };
    const whole = await app.inject({ url: '/', headers });
    const part = await app.inject({ url: '/', headers: { ...headers, range: 'bytes=-5' } });
    expect(part.rawPayload).toEqual(whole.rawPayload.subarray(-5));
    expect(part.headers).toMatchObject({
      'content-encoding': 'br',
      'content-range': `bytes ${whole.rawPayload.length - 5}-${whole.rawPayload.length - 1}/${whole.rawPayload.length}`,
      etag: whole.headers.etag,
    });
  });

  it('beyond the end is answered with 416 and the length', async () => {
    const { get } = await makeSite();
    const answer = await get({ range: `bytes=${text.length}-` });
    expect([answer.statusCode, answer.payload]).toEqual([416, '']);
    expect(answer.headers).toMatchObject({
      ...commonHeaders,
      'content-range': `bytes */${text.length}`,
    });
  });

  it('is left alone when it is several, or asked for by HEAD, or of no page', async () => {
    const { app, get } = await makeSite();
    const several = await get({ range: 'bytes=0-1,3-4' });
    expect([several.statusCode, several.payload]).toEqual([200, text]);
    const head = await get({ range: 'bytes=0-1' }, 'HEAD');
    expect(head.statusCode).toBe(200);
    expect(head.headers['content-length']).toBe(String(text.length));
    const missing = await app.inject({ url: '/unknown', headers: { range: 'bytes=0-1' } });
    expect(missing.statusCode).toBe(404);
    const moved = await app.inject({ url: '/DE', headers: { range: 'bytes=0-1' } });
    expect(moved.statusCode).toBe(301);
  });

  it('is given only of the bytes that the visitor has the beginning of', async () => {
    const { get, etag } = await makeSite();
    const range = 'bytes=3-6';
    expect((await get({ range, 'if-range': etag })).statusCode).toBe(206);
    for (const other of [
      '"other"',
      `W/${etag}`,
      'Wed, 04 Mar 2026 05:06:07 GMT',
      'Wed, 04 Mar 2099 05:06:07 GMT',
      '*',
      '',
    ]) {
      const answer = await get({ range, 'if-range': other });
      expect([answer.statusCode, answer.payload]).toEqual([200, text]);
    }
  });
});

describe('a condition', () => {
  it.each([
    ['"x"', 200],
    ['"x", "y"', 200],
    ['', 200],
    ['ETAG', 304],
    ['W/ETAG', 304],
    ['"x",ETAG,"y"', 304],
    ['"x" , W/ETAG', 304],
    ['*', 304],
  ] as const)('If-None-Match: %s is answered with %i', async (tag, status) => {
    const { get, etag } = await makeSite();
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await get({ 'if-none-match': tag.replace('ETAG', etag) }, method);
      expect(answer.statusCode).toBe(status);
    }
  });

  it.each([
    ['ETAG', 200],
    ['"x", ETAG', 200],
    ['*', 200],
    ['"x"', 412],
    ['W/ETAG', 412],
    ['', 412],
  ] as const)('If-Match: %s is answered with %i', async (tag, status) => {
    const { get, etag } = await makeSite();
    const answer = await get({ 'if-match': tag.replace('ETAG', etag) });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers).toMatchObject(commonHeaders);
  });

  it('on the tag stands before a range', async () => {
    const { get, etag } = await makeSite();
    const answer = await get({ 'if-none-match': etag, range: 'bytes=0-1' });
    expect(answer.statusCode).toBe(304);
  });

  it('on a date changes nothing, since we send none', async () => {
    const { get } = await makeSite();
    const date = 'Wed, 04 Mar 2099 05:06:07 GMT';
    for (const name of ['if-modified-since', 'if-unmodified-since']) {
      expect((await get({ [name]: date })).statusCode).toBe(200);
    }
  });
});

describe('HEAD', () => {
  it.each([{}, { range: 'bytes=0-' }, { 'accept-encoding': 'br' }])(
    'says what GET says with %j',
    async (headers) => {
      const { app } = makeIntake();
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
      const ask = (method: string) =>
        exchange(
          app,
          `${method} / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${lines.join('')}\r\n`,
        );
      const [get, head] = await Promise.all([ask('GET'), ask('HEAD')]);
      const part = { 'content-range': undefined };
      expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, ...part, date: '' });
      expect(head.body).toBe('');
    },
  );
});
