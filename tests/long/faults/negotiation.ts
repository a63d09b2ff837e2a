/** F20: codings, conditions and ranges, held against a reading of RFC 9110 of its own. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { type Answer, Line } from './line.ts';
import { request } from './requests.ts';
import { Findings, type Scenario } from './scenario.ts';
import { onService, root } from './service.ts';

const codings = ['br', 'gzip', 'identity'] as const;
type Coding = (typeof codings)[number];

const endings = { br: '.br', gzip: '.gz', identity: '' };
const targets = {
  '/de': 'de.html',
  '/favicon.svg': 'favicon.svg',
  // Too small to be worth compressing, or compressed already.
  '/icon-192.png': 'icon-192.png',
};

interface Variant {
  bytes: Buffer;
  etag: string;
}

type Variants = Partial<Record<Coding, Variant>> & { identity: Variant };

/** A list such as `Accept-Encoding: br;q=0.5, *`, before it is written down. */
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

function writeAccepted(list: Exclude<Accepted, undefined>): string {
  return list
    .map(({ name, q, inCapitals, spacing }) => {
      const quality = q === undefined ? '' : `${spacing};${spacing}${inCapitals ? 'Q' : 'q'}=${q}`;
      return (inCapitals ? name.toUpperCase() : name) + quality;
    })
    .join(',');
}

/** Section 12.5.3: a coding that is not listed is as good as the asterisk; plain bytes do unless they are excluded. */
function codingFor(list: Accepted, variants: Variants): Coding {
  if (list === undefined) return 'identity';
  const qualityOf = (wanted: string) => {
    const found = list.find(({ name }) => name === wanted) ?? list.find(({ name }) => name === '*');
    return found ? (found.q ?? 1) : undefined;
  };
  const usable = codings
    .filter((coding) => variants[coding])
    .map((coding) => ({
      coding,
      quality: qualityOf(coding) ?? (coding === 'identity' ? 0.0001 : 0),
    }));
  const best = Math.max(...usable.map(({ quality }) => quality));
  // Who takes nothing that there is gets the plain bytes: better than an error.
  if (best === 0) return 'identity';
  return usable.find(({ quality }) => quality === best)?.coding ?? 'identity';
}

/** An entity tag in a condition: one of ours, strong or weak, or another. */
const tags = fc.constantFrom('own', 'own', 'W/own', 'other coding', '"x"', 'W/"x"', '""');
const tagLists = fc.oneof(
  fc.constant('*' as const),
  fc.array(tags, { minLength: 1, maxLength: 3 }),
);

const spans = fc.oneof(
  fc.record({ first: fc.nat(), last: fc.nat() }),
  fc.record({ first: fc.nat() }),
  fc.record({ last: fc.nat() }),
);

const ranges = fc.record({
  unit: fc.constantFrom('bytes', 'bytes', 'bytes', 'BYTES', 'items'),
  spans: fc.array(spans, { minLength: 1, maxLength: 2 }),
  /** Around the length, so that ends are met. */
  near: fc.boolean(),
});

const rarely = <Value>(arbitrary: fc.Arbitrary<Value>) =>
  fc.oneof({ arbitrary: fc.constant(undefined), weight: 3 }, { arbitrary, weight: 1 });

const inputs = fc.record({
  target: fc.constantFrom(...(Object.keys(targets) as (keyof typeof targets)[])),
  method: fc.constantFrom('GET', 'GET', 'HEAD'),
  accepted,
  ifMatch: rarely(tagLists),
  ifNoneMatch: rarely(tagLists),
  ifRange: rarely(tags),
  range: fc.option(ranges, { nil: undefined }),
});

type Input = typeof inputs extends fc.Arbitrary<infer Value> ? Value : never;

function spanWithin(
  { first, last }: { first?: number; last?: number },
  length: number,
  near: boolean,
) {
  const place = (value: number) => (near ? length - 3 + (value % 6) : value % (length + 2));
  return {
    from: first === undefined ? '' : String(place(first)),
    to: last === undefined ? '' : String(place(last)),
  };
}

interface Expected {
  status: number;
  body: Buffer;
  contentRange?: string;
}

/** Section 13.2.2 in its order, then section 14. */
function expectedOf(
  input: Input,
  { bytes, etag }: Variant,
  tagOf: (tag: string) => string,
): Expected {
  const { ifMatch, ifNoneMatch, ifRange, range, method } = input;
  const none = Buffer.alloc(0);
  const named = (list: string[]) => list.map(tagOf);
  if (ifMatch && ifMatch !== '*' && !named(ifMatch).includes(etag)) {
    return { status: 412, body: none };
  }
  const weakly = (tag: string) => tag.replace(/^W\//, '') === etag;
  if (ifNoneMatch && (ifNoneMatch === '*' || named(ifNoneMatch).some(weakly))) {
    return { status: 304, body: none };
  }
  const whole = { status: 200, body: method === 'HEAD' ? none : bytes };
  const isCurrent = ifRange === undefined || tagOf(ifRange) === etag;
  const [span, ...others] = range?.spans ?? [];
  if (method === 'HEAD' || !isCurrent || !span || others.length > 0) return whole;
  if (range?.unit.toLowerCase() !== 'bytes') return whole;
  const { from, to } = spanWithin(span, bytes.length, range.near);
  const isSuffix = from === '';
  const first = isSuffix ? Math.max(0, bytes.length - Number(to)) : Number(from);
  const last = isSuffix || to === '' ? bytes.length - 1 : Math.min(Number(to), bytes.length - 1);
  if (!isSuffix && to !== '' && Number(to) < first) return whole;
  if (first >= bytes.length) {
    return { status: 416, body: none, contentRange: `bytes */${bytes.length}` };
  }
  const contentRange = `bytes ${first}-${last}/${bytes.length}`;
  return { status: 206, body: bytes.subarray(first, last + 1), contentRange };
}

async function variantsOf(line: Line, target: keyof typeof targets): Promise<Variants> {
  const variants: Partial<Record<Coding, Variant>> = {};
  for (const coding of codings) {
    const answer = await line.ask(request('GET', target, { 'Accept-Encoding': coding }));
    if ((answer.headers['content-encoding'] ?? 'identity') !== coding) continue;
    const bytes = readFileSync(join(root, 'dist', targets[target] + endings[coding]));
    variants[coding] = { bytes, etag: answer.headers.etag ?? '' };
  }
  if (!variants.identity) throw new Error(`${target} has no plain bytes`);
  return { ...variants, identity: variants.identity };
}

export const negotiation: Scenario = {
  fault: 'F20',
  name: 'negotiation',
  async run({ long, seed }) {
    const count = long ? 100_000 : 4_000;
    const findings = new Findings();
    const met = new Map<string, number>();

    async function check(line: Line, input: Input, variants: Variants): Promise<void> {
      const coding = codingFor(input.accepted, variants);
      const variant = variants[coding] ?? variants.identity;
      const other = Object.values(variants).find(({ etag }) => etag !== variant.etag);
      const tagOf = (tag: string) =>
        tag.replace('own', variant.etag).replace('other coding', other?.etag ?? '"y"');
      const listed = (list: string[] | '*') => (list === '*' ? '*' : list.map(tagOf).join(', '));
      const { accepted, ifMatch, ifNoneMatch, ifRange, range } = input;
      const written = (range?.spans ?? []).map((span) => {
        const { from, to } = spanWithin(span, variant.bytes.length, range?.near ?? false);
        return `${from}-${to}`;
      });
      const headers = {
        ...(accepted && { 'Accept-Encoding': writeAccepted(accepted) }),
        ...(ifMatch && { 'If-Match': listed(ifMatch) }),
        ...(ifNoneMatch && { 'If-None-Match': listed(ifNoneMatch) }),
        ...(ifRange && { 'If-Range': tagOf(ifRange) }),
        ...(range && { Range: `${range.unit}=${written.join(',')}` }),
      };
      const expected = expectedOf(input, variant, tagOf);
      const answer = await line.askPatiently(request(input.method, input.target, headers));
      met.set(`${answer.status} ${coding}`, (met.get(`${answer.status} ${coding}`) ?? 0) + 1);
      findings.expect(
        isAsExpected(answer, expected, coding, variant),
        () =>
          `${input.method} ${input.target} ${JSON.stringify(headers)}: ${answer.status}, ${answer.headers['content-encoding']}, ${answer.body.length} bytes; expected ${expected.status}, ${coding}, ${expected.body.length}`,
      );
    }

    await onService(findings, async ({ port }) => {
      const line = new Line(port);
      const all = {
        '/de': await variantsOf(line, '/de'),
        '/favicon.svg': await variantsOf(line, '/favicon.svg'),
        '/icon-192.png': await variantsOf(line, '/icon-192.png'),
      };
      const have = Object.values(all).map((variants) => Object.keys(variants).length);
      findings.expect(have.join() === '3,3,1', () => `There are ${have} codings`);
      for (const input of fc.sample(inputs, { numRuns: count, seed })) {
        await check(line, input, all[input.target]);
      }
      line.close();
    });
    for (const status of [200, 206, 304, 412, 416]) {
      for (const coding of codings) {
        findings.expect(met.has(`${status} ${coding}`), () => `No ${status} of ${coding} was met`);
      }
    }
    return { tried: `${count} requests`, lost: 0, doubled: 0, wrong: findings.wrong };
  },
};

function isAsExpected(
  { status, headers, body, ms }: Answer,
  expected: Expected,
  coding: Coding,
  { etag }: Variant,
): boolean {
  const hasBytes = status === 200 || status === 206;
  return (
    status === expected.status &&
    ms < 1_000 &&
    body.equals(expected.body) &&
    headers['content-range'] === expected.contentRange &&
    (!hasBytes || (headers['content-encoding'] ?? 'identity') === coding) &&
    (status === 412 ||
      status === 416 ||
      (headers.etag === etag && headers.vary === 'accept-encoding'))
  );
}
