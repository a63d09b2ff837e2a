/** F12, F13: bodies that nobody thought of are refused, or stored as they are; nothing hangs and nothing breaks. */
import fc from 'fast-check';
import { loanPath, messagePath } from '../../../src/api.ts';
import { loanFields } from '../../../src/loan/request.ts';
import { Line } from './line.ts';
import { Findings, type Scenario } from './scenario.ts';
import { makeDataFolder, startService, stopService, storedIn } from './service.ts';

const nested = (depth: number, [open, close]: [string, string], inside = '') =>
  open.repeat(depth) + inside + close.repeat(depth);

/** JSON values as they stand in a text, right and wrong ones. */
const values = fc.oneof(
  {
    arbitrary: fc.constantFrom('5000', '"5000"', '[12]', '["12"]', '"Ans"', '"België"'),
    weight: 6,
  },
  { arbitrary: fc.json({ maxDepth: 4 }), weight: 2 },
  fc.constantFrom(
    '0',
    '-0',
    '-1',
    '1e999',
    '-1e999',
    '1e-400',
    '00',
    '0x10',
    '1_000',
    '9'.repeat(400),
  ),
  fc.constantFrom('NaN', 'Infinity', 'undefined', 'null', 'true', '[]', '{}', '[[1]]', '[1,2]', ''),
  fc.constantFrom('""', '" "', '"\\u0000"', '"\u0000"', '"\\ud800"', '"\\udc00x"', '"\\u2028"'),
  fc.constantFrom('"=1+1"', '"a@b.example\\r\\nBcc: c@d.example"', '{"path":"/etc/passwd"}'),
  fc.constantFrom(
    nested(5_000, ['[', ']']),
    nested(3_000, ['{"a":', '}'], '1'),
    nested(9_000, ['[', '']),
  ),
  fc.string({ unit: 'binary', maxLength: 20 }).map((text) => JSON.stringify(text)),
);

const keys = fc.oneof(
  { arbitrary: fc.constantFrom<string>(...loanFields), weight: 8 },
  fc.constantFrom('__proto__', '\\u005f_proto__', 'constructor', 'prototype', 'toString', ''),
  fc.constantFrom('template_params', 'service_id', 'user_id', 'template_id', 'website', 'language'),
  fc.string({ maxLength: 6 }).map((text) => JSON.stringify(text).slice(1, -1)),
);

const members = fc.tuple(keys, values).map(([key, value]) => `"${key}":${value}`);

/** A good request, its fields in their order with what is put in place of some and between them. */
const loanTexts = fc
  .tuple(
    fc.dictionary(fc.constantFrom<string>(...loanFields), values, { maxKeys: 2 }),
    fc.array(members, { maxLength: 2 }),
  )
  .map(([changed, more]) => {
    const good = { amount: '5000', duration: '12' } as Record<string, string>;
    const own = loanFields.map((field) => `"${field}":${changed[field] ?? good[field] ?? '"x"'}`);
    return `{${[...own, ...more].join(',')}}`;
  });

const texts = fc.oneof(
  { arbitrary: loanTexts, weight: 5 },
  fc.array(members, { maxLength: 12 }).map((list) => `{${list.join(',')}}`),
  values,
  fc.json(),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.integer({ min: 30_000, max: 40_000 }).map((length) => `{"amount":"${'x'.repeat(length)}"}`),
);

const forms = fc
  .array(fc.tuple(fc.constantFrom<string>(...loanFields, '__proto__', '%', 'a[b]'), fc.string()), {
    maxLength: 14,
  })
  .map((fields) =>
    fields.map(([name, value]) => `${name}=${value.replaceAll(' ', '+')}`).join('&'),
  );

/** How a text becomes bytes. */
const codings = fc.oneof(
  { arbitrary: fc.constant((text: string) => Buffer.from(text, 'utf8')), weight: 12 },
  fc.constantFrom(
    (text: string) => Buffer.from(`\ufeff${text}`, 'utf8'),
    (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le'),
    (text: string) => Buffer.from(text, 'utf16le').swap16(),
    (text: string) => Buffer.from(text, 'latin1'),
    (text: string) => Buffer.from(text).subarray(0, -1),
    (text: string) => Buffer.concat([Buffer.from(text), Buffer.from([0xc3, 0x28, 0])]),
  ),
);

const types = fc.oneof(
  { arbitrary: fc.constant('application/json'), weight: 8 },
  { arbitrary: fc.constant('application/x-www-form-urlencoded'), weight: 2 },
  fc.constantFrom(
    'text/plain',
    'multipart/form-data; boundary=a',
    'application/json; charset=utf-16',
  ),
  fc.constantFrom('application/problem+json', 'application/json, text/plain', ';', ''),
);

interface Sent {
  path: string;
  type: string;
  bytes: Buffer;
  chunked: boolean;
}

const requests: fc.Arbitrary<Sent> = fc
  .tuple(
    fc.constantFrom(loanPath, loanPath, messagePath),
    types,
    fc.oneof({ arbitrary: texts, weight: 5 }, forms),
    codings,
    fc.boolean(),
  )
  .map(([path, type, text, encode, chunked]) => ({ path, type, bytes: encode(text), chunked }));

function rawOf({ path, type, bytes, chunked }: Sent): Buffer {
  const start = `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\n`;
  if (!chunked || bytes.length === 0) {
    return Buffer.concat([Buffer.from(`${start}Content-Length: ${bytes.length}\r\n\r\n`), bytes]);
  }
  const size = bytes.length.toString(16);
  const head = `${start}Transfer-Encoding: chunked\r\n\r\n${size}\r\n`;
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n0\r\n\r\n')]);
}

/** What the specification calls a valid request, written down a second time. */
function isValidLoan(bytes: Buffer): boolean {
  const body = JSON.parse(bytes.toString('utf8').replace(/^\ufeff/, '')) as Record<string, unknown>;
  return loanFields.every((field) => {
    const value = body[field];
    if (field !== 'amount' && field !== 'duration') {
      return typeof value === 'string' && value.trim() !== '';
    }
    const only: unknown = Array.isArray(value) && value.length === 1 ? value[0] : value;
    return (typeof only === 'number' || typeof only === 'string') && Number(only) > 0;
  });
}

export const bodies: Scenario = {
  fault: 'F12',
  name: 'bodies',
  async run({ long, seed }) {
    const count = long ? 1_000_000 : 20_000;
    const findings = new Findings();
    const data = makeDataFolder();
    const service = await startService(data.folder);
    const acknowledged = new Set<string>();
    let taken = 0;

    async function send(line: Line, sent: Sent): Promise<void> {
      const { status, body, ms } = await line.askPatiently(rawOf(sent));
      const said = () =>
        `${sent.path}, ${sent.type}: ${JSON.stringify(sent.bytes.toString('latin1')).slice(0, 250)} was answered with ${status} after ${Math.round(ms)} ms`;
      findings.expect([200, 400, 413, 415, 422].includes(status) && ms < 1_000, said);
      if (status !== 200) return;
      taken++;
      if (sent.type !== 'application/json' || sent.path !== loanPath) return;
      findings.expect(isValidLoan(sent.bytes), said);
      acknowledged.add((JSON.parse(body.toString()) as { reference: string }).reference);
    }

    // In parts: a million inputs would not fit into memory at once.
    const part = 10_000;
    for (let start = 0; start < count; start += part) {
      const batch = fc.sample(requests, { numRuns: part, seed: seed + start });
      const clients = Array.from({ length: 4 }, async () => {
        const line = new Line(service.port);
        for (let sent = batch.pop(); sent; sent = batch.pop()) await send(line, sent);
        line.close();
      });
      await Promise.all(clients);
    }
    findings.expect((await stopService(service)) === 0, () => 'The service did not end cleanly');

    const references = (await storedIn(data.folder)).map(({ reference }) => reference);
    const stored = new Set(references);
    data.remove();
    findings.expect(taken > count / 100, () => `Only ${taken} bodies were good: too few to tell`);
    findings.expect(stored.size <= taken, () => `${stored.size} are stored of ${taken} taken`);
    return {
      tried: `${count} bodies, ${taken} of them taken`,
      lost: [...acknowledged].filter((reference) => !stored.has(reference)).length,
      doubled: references.length - stored.size,
      wrong: findings.wrong,
    };
  },
};
