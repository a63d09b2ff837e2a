/** Fault F20: codings, conditions and ranges, alone and combined, against a second reading of RFC 9110. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkProperty, runs, timeoutMs } from '../support/check-property.ts';
import { makeService, page } from '../support/service/fixtures.ts';

const robots = 'User-agent: *';
const coded = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };
const codings = ['br', 'gzip', 'identity'] as const;
type Coding = (typeof codings)[number];

interface Variant {
  bytes: Buffer;
  etag: string;
}

/** A small site whose home page has compressed twins. */
function makeSite() {
  const { app } = makeService();
  const get = async (
    url: string,
    headers: Record<string, string>,
    method: 'GET' | 'HEAD' = 'GET',
  ) => {
    const {
      statusCode: status,
      headers: answered,
      rawPayload: body,
    } = await app.inject({ method, url, headers });
    return { status, headers: answered, body };
  };
  const variantsOf = async (url: string) => {
    const variants = new Map<Coding, Variant>();
    for (const coding of codings) {
      const { headers, body } = await get(url, { 'accept-encoding': coding });
      if ((headers['content-encoding'] ?? 'identity') === coding)
        variants.set(coding, { bytes: body, etag: `${headers.etag}` });
    }
    return variants;
  };
  return { get, variantsOf };
}

describe('a coding', () => {
  it.each<[string | undefined, Coding]>([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0', 'identity'],
    ['br;q=0.1, gzip;q=0.9', 'gzip'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['identity;q=0', 'identity'],
    ['BR', 'br'],
    ['brotli, x-gzip', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('of %j is %s', async (accepted, coding) => {
    const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
    const answer = await makeSite().get('/', headers);
    expect(answer.headers['content-encoding'] ?? 'identity').toBe(coding);
    expect(coded[coding](answer.body).toString()).toBe(page('Home'));
  });
});

describe('a range', () => {
  it.each([
    ['Bytes= 1-2 ', 206, 'se'],
    ['bytes=11-999999999999999999999', 206, ' *'],
    ['bytes=-99', 206, robots],
    ['bytes=99999999999999999999999-', 416, ''],
    ['bytes=-0', 416, ''],
    ['bytes=0-1,3-4', 200, robots],
    ['bytes=0-,0-,0-,0-', 200, robots],
    ['bytes=3-2', 200, robots],
    ['bytes=-', 200, robots],
    ['bytes=', 200, robots],
    ['bytes=a-b', 200, robots],
    ['bytes=0x1-2', 200, robots],
    ['bytes=1.5-2', 200, robots],
    ['bytes=--1', 200, robots],
    ['', 200, robots],
  ])('of %j is answered with %i', async (range, status, text) => {
    const answer = await makeSite().get('/robots.txt', { range });
    expect([answer.status, answer.body.toString()]).toEqual([status, text]);
  });

  it('is left alone on what is no page', async () => {
    const { get } = makeSite();
    expect((await get('/unknown', { range: 'bytes=0-1' })).status).toBe(404);
    expect((await get('/DE', { range: 'bytes=0-1' })).status).toBe(301);
  });
});

describe('a condition', () => {
  it('returns 304 for a matching ETag', async () => {
    const { get } = makeSite();
    const { headers } = await get('/de', {});
    expect(headers.etag).toMatch(/^"[\w-]+"$/);
    for (const tag of [`${headers.etag}`, `W/${headers.etag}`, `"x" , ${headers.etag},"y"`, '*']) {
      const again = await get('/de', { 'if-none-match': tag });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      expect(again.headers).not.toHaveProperty('content-length');
    }
    expect((await get('/unknown', { 'if-none-match': '*' })).status).toBe(404);
  });

  it.each(['if-none-match', 'if-match', 'if-modified-since', 'if-unmodified-since'])(
    'an empty or invalid %s is ignored',
    async (name) => {
      const { get } = makeSite();
      const date = 'Wed, 04 Mar 2099 05:06:07 GMT';
      const value = name.endsWith('since') ? date : '';
      expect((await get('/de', { [name]: value })).status).toBe(name === 'if-match' ? 412 : 200);
    },
  );

  it('a range needs the matching validator', async () => {
    const { get } = makeSite();
    const range = 'bytes=3-6';
    const etag = `${(await get('/de', {})).headers.etag}`;
    expect((await get('/de', { range, 'if-range': etag })).status).toBe(206);
    for (const other of ['"other"', `W/${etag}`, 'Wed, 04 Mar 2099 05:06:07 GMT', '*', ''])
      expect((await get('/de', { range, 'if-range': other })).status).toBe(200);
  });
});

/** A list such as `Accept-Encoding: br;q=0.5, *`, before it is formatted. */
const accepted = fc.option(
  fc.uniqueArray(
    fc.record({
      name: fc.constantFrom('br', 'gzip', 'identity', 'deflate', 'zstd', '*', 'x-none'),
      q: fc.constantFrom(0, 0.001, 0.25, 0.5, 0.999, 1, undefined),
      inCapitals: fc.boolean(),
      spacing: fc.constantFrom('', ' ', '\t'),
    }),
    { selector: ({ name }) => name, maxLength: 5 },
  ),
  { nil: undefined },
);
type Accepted = typeof accepted extends fc.Arbitrary<infer Value> ? Value : never;

/** Section 12.5.3: `*` stands for codings that are not listed. Plain bytes are accepted unless excluded. */
function codingFor(list: Accepted, variants: ReadonlyMap<Coding, Variant>): Coding {
  const named = (wanted: string) => list?.find(({ name }) => name === wanted);
  const qualityOf = (coding: Coding) => {
    const found = named(coding) ?? named('*');
    return found ? (found.q ?? 1) : coding === 'identity' ? 0.0001 : 0;
  };
  const usable = [...variants.keys()].map((coding) => ({ coding, quality: qualityOf(coding) }));
  const best = Math.max(...usable.map(({ quality }) => quality));
  // A client that accepts nothing available gets the plain bytes.
  const first = usable.find(({ quality }) => quality === best)?.coding ?? 'identity';
  return best === 0 ? 'identity' : first;
}

/** An entity tag in a condition: one of ours, strong or weak, or another. */
const tags = fc.constantFrom<string>('own', 'own', 'W/own', 'other coding', '"x"', 'W/"x"', '""');
const lists = fc.oneof(
  fc.constant<string[]>(['*']),
  fc.array(tags, { minLength: 1, maxLength: 3 }),
);
const rarely = <Value>(arbitrary: fc.Arbitrary<Value>) =>
  fc.oneof({ arbitrary: fc.constant(undefined), weight: 3 }, { arbitrary, weight: 1 });
/** A byte near the beginning or end, or past it. */
const places = fc.option(fc.record({ fromEnd: fc.boolean(), by: fc.integer({ min: 0, max: 6 }) }), {
  nil: undefined,
});

const inputs = fc.record({
  url: fc.constantFrom('/', '/de', '/robots.txt'),
  method: fc.constantFrom('GET' as const, 'GET' as const, 'HEAD' as const),
  accepted,
  ifMatch: rarely(lists),
  ifNoneMatch: rarely(lists),
  ifRange: rarely(tags),
  range: fc.option(
    fc.record({ unit: fc.constantFrom('bytes', 'BYTES', 'items'), from: places, to: places }),
    { nil: undefined },
  ),
});
type Input = typeof inputs extends fc.Arbitrary<infer Value> ? Value : never;

/** Section 13.2.2 in its order, then section 14. @returns status, first byte and last byte */
function expectedOf(
  { method, ifMatch, ifNoneMatch, ifRange, range }: Input,
  { length, etag }: { length: number; etag: string },
  [from, to]: (number | undefined)[],
): [status: number, first: number, last: number] {
  const whole: [number, number, number] = [200, 0, length - 1];
  const isAny = (list: string[]) => list[0] === '*';
  if (ifMatch && !isAny(ifMatch) && !ifMatch.includes(etag)) return [412, 0, -1];
  const weak = ifNoneMatch?.map((tag) => tag.replace(/^W\//, ''));
  if (weak && (isAny(weak) || weak.includes(etag))) return [304, 0, -1];
  const isAsked = range?.unit.toLowerCase() === 'bytes' && (from ?? to) !== undefined;
  if (method === 'HEAD' || !isAsked || (ifRange !== undefined && ifRange !== etag)) return whole;
  if (from !== undefined && to !== undefined && to < from) return whole;
  const first = from ?? Math.max(0, length - (to ?? 0));
  if (first >= length) return [416, 0, -1];
  return [206, first, from === undefined ? length - 1 : Math.min(to ?? length, length - 1)];
}

describe('codings, conditions and ranges together', () => {
  it(
    'are answered as RFC 9110 says',
    async () => {
      const { get, variantsOf } = makeSite();
      const all = new Map<string, Map<Coding, Variant>>();
      for (const url of ['/', '/de', '/robots.txt']) all.set(url, await variantsOf(url));
      expect([...all.values()].map(({ size }) => size)).toEqual([3, 1, 1]);
      const met = new Set<number>();
      await checkProperty(inputs, runs(1_000, 100_000), async (input) => {
        const variants = all.get(input.url) ?? new Map<Coding, Variant>();
        const coding = codingFor(input.accepted, variants);
        const { bytes, etag } = variants.get(coding) ?? { bytes: Buffer.alloc(0), etag: '' };
        const other = [...variants.values()].find((one) => one.etag !== etag)?.etag ?? '"y"';
        const tagOf = (tag: string) => tag.replace('own', etag).replace('other coding', other);
        const [ifMatch, ifNoneMatch] = [input.ifMatch?.map(tagOf), input.ifNoneMatch?.map(tagOf)];
        const ifRange = input.ifRange && tagOf(input.ifRange);
        const span = [input.range?.from, input.range?.to].map(
          (place) => place && (place.fromEnd ? bytes.length - 3 + place.by : place.by),
        );
        const written = input.accepted?.map(({ name, q, inCapitals, spacing }) => {
          const quality =
            q === undefined ? '' : `${spacing};${spacing}${inCapitals ? 'Q' : 'q'}=${q}`;
          return (inCapitals ? name.toUpperCase() : name) + quality;
        });
        const answer = await get(
          input.url,
          {
            ...(written && { 'accept-encoding': written.join() }),
            ...(ifMatch && { 'if-match': ifMatch.join(', ') }),
            ...(ifNoneMatch && { 'if-none-match': ifNoneMatch.join(', ') }),
            ...(ifRange && { 'if-range': ifRange }),
            ...(input.range && { range: `${input.range.unit}=${span.join('-')}` }),
          },
          input.method,
        );
        const asked = { ...input, ifMatch, ifNoneMatch, ifRange } as Input;
        const about = { length: bytes.length, etag };
        const [status, first, last] = expectedOf(asked, about, span);
        met.add(status);
        expect(answer.status).toBe(status);
        const part = input.method === 'HEAD' ? Buffer.alloc(0) : bytes.subarray(first, last + 1);
        expect(answer.body.equals(part)).toBe(true);
        const range = `bytes ${first}-${last}/${bytes.length}`;
        const said = { 206: range, 416: `bytes */${bytes.length}` }[status];
        expect(answer.headers['content-range']).toBe(said);
        if (status === 200 || status === 206)
          expect(answer.headers['content-encoding'] ?? 'identity').toBe(coding);
        if (status !== 412 && status !== 416)
          expect(answer.headers).toMatchObject({ etag, vary: 'accept-encoding' });
      });
      expect([...met].toSorted()).toEqual([200, 206, 304, 412, 416]);
    },
    timeoutMs,
  );
});
