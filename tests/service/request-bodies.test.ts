/** Random request bodies (fault F12, fault F13). */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { extraFormFields, loanPath, messagePath } from '../../src/domain/api.ts';
import { loanFields } from '../../src/domain/loan/request.ts';
import { checkProperty, dailyOrFull, timeoutMs } from '../support/random-inputs.ts';
import { makeService } from '../support/service/fixtures.ts';
import { loan, message } from '../support/submission.ts';

const weighted = <Value>(weight: number, arbitrary: fc.Arbitrary<Value>) => ({ arbitrary, weight });
const wordOf = (list: string) => fc.constantFrom(...list.split(' '));
const nested = (depth: number, open: string, close = '', inside = '') =>
  open.repeat(depth) + inside + close.repeat(depth);

const oddValues = `0 -0 -1 1e999 -1e999 1e-400 00 0x10 1_000 NaN Infinity undefined null true [] {} [[1]] [1,2]
"" "\\u0000" "\u0000" "\\ud800" "\\udc00x" "\\u2028" "=1+1" "a@b.example\\r\\nBcc:c@d.example" {"path":"/etc/passwd"}`;
const deep = [nested(5_000, '[', ']'), nested(3_000, '{"a":', '}', '1'), nested(9_000, '[')];

/** JSON values as source text, valid and invalid. */
const values = fc.oneof(
  weighted(6, wordOf('5000 "5000" [12] ["12"] "Ans" "België"')),
  weighted(2, fc.json({ maxDepth: 4 })),
  weighted(5, fc.constantFrom('', '" "', ...deep, ...oddValues.split(/\s/))),
  fc.string({ unit: 'binary', maxLength: 20 }).map((text) => JSON.stringify(text)),
);

const protoNames = wordOf(
  '__proto__ \\u005f_proto__ __proto\\u005f_ constructor prototype toString then toJSON',
);

/** Paths of names that lead to prototypes, as nested JSON and as flat keys. */
const prototypePaths = fc.array(protoNames, { minLength: 1, maxLength: 3 });
const nestedMembers = prototypePaths.map((names) =>
  names.reduceRight((inner, name) => `{"${name}":${inner}}`, '"polluted"').slice(1, -1),
);
const flatKeys = fc
  .tuple(prototypePaths, wordOf('. [ /'))
  .map(([names, sign]) =>
    names.reduce((path, name) => `${path}${sign}${name}${sign === '[' ? ']' : ''}`),
  );

const fields = fc.constantFrom<string>(...loanFields);
const keys = fc.oneof(
  weighted(8, fields),
  weighted(
    2,
    fc.oneof(protoNames, flatKeys, wordOf(`template_params language ${extraFormFields.honeypot}`)),
  ),
  fc.string({ maxLength: 6 }).map((text) => JSON.stringify(text).slice(1, -1)),
);
const pairs = fc.tuple(keys, values).map(([key, value]) => `"${key}":${value}`);
const members = fc.oneof(weighted(6, pairs), nestedMembers);

/** A valid request with up to two values replaced, and other members before its fields. */
const loanTexts = fc
  .tuple(fc.dictionary(fields, values, { maxKeys: 2 }), fc.array(members, { maxLength: 2 }))
  .map(([changed, more]) => {
    const validNumbers = { amount: '5000', duration: '12' } as Record<string, string>;
    const members = loanFields.map(
      (field) => `"${field}":${changed[field] ?? validNumbers[field] ?? '"x"'}`,
    );
    return `{${[...more, ...members].join(',')}}`;
  });

const jsonTexts = fc.oneof(
  weighted(5, loanTexts),
  fc.array(members, { maxLength: 12 }).map((list) => `{${list.join(',')}}`),
  values,
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.integer({ min: 30_000, max: 40_000 }).map((length) => `{"amount":"${'x'.repeat(length)}"}`),
);

const forms = fc
  .array(fc.tuple(fc.oneof(fields, wordOf('% a[b]'), protoNames, flatKeys), fc.string()), {
    maxLength: 14,
  })
  .map((all) => all.map(([name, value]) => `${name}=${value.replaceAll(' ', '+')}`).join('&'));

/** Encodings of a text, most often UTF-8. */
const encodings: ((text: string) => Buffer)[] = [
  ...Array(12).fill((text: string) => Buffer.from(text)),
  (text) => Buffer.from(`\ufeff${text}`, 'utf8'),
  (text) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  (text) => Buffer.from(text, 'utf16le').swap16(),
  (text) => Buffer.from(text, 'latin1'),
  (text) => Buffer.from(text).subarray(0, -1),
  (text) => Buffer.concat([Buffer.from(text), Buffer.from([0xc3, 0x28, 0])]),
];

const types = [
  ...Array(8).fill('application/json'),
  ...Array(2).fill('application/x-www-form-urlencoded'),
  'text/plain',
  'multipart/form-data; boundary=a',
  'application/problem+json',
  ';',
  '',
  'application/json; charset=utf-16',
  'application/json, text/plain',
];

const requests = fc.record({
  url: fc.constantFrom(loanPath, loanPath, messagePath),
  type: fc.constantFrom<string>(...types),
  text: fc.oneof(weighted(5, jsonTexts), forms),
  encode: fc.constantFrom(...encodings),
});

/** A second implementation of the rules for a valid request. */
function isValidLoan(bytes: Buffer): boolean {
  const body: Record<string, unknown> = JSON.parse(bytes.toString('utf8').replace(/^\ufeff/, ''));
  return loanFields.every((field) => {
    const value = body[field];
    if (field !== 'amount' && field !== 'duration')
      return typeof value === 'string' && value.trim() !== '';
    const scalar: unknown = Array.isArray(value) && value.length === 1 ? value[0] : value;
    return (typeof scalar === 'number' || typeof scalar === 'string') && Number(scalar) > 0;
  });
}

/** Properties of the built-in prototypes. */
function prototypeProperties() {
  const prototypes = [Object, Array, Function, String, Number, Promise].map(
    (global) => global.prototype,
  );
  return prototypes.map((prototype) => Object.entries(Object.getOwnPropertyDescriptors(prototype)));
}

it('random bodies never pollute prototypes', {
  tags: 'slow',
  timeout: timeoutMs,
}, async () => {
  const { app, store } = makeService();
  const before = prototypeProperties();
  const acknowledged = new Set<string>();
  let acceptedCount = 0;
  const count = dailyOrFull(2_000, 100_000);
  await checkProperty(requests, count, async ({ url, type, text, encode }) => {
    const payload = encode(text);
    const headers = { 'content-type': type };
    const response = await app.inject({ method: 'POST', url, payload, headers });
    expect([200, 400, 413, 415, 422]).toContain(response.statusCode);
    if (response.statusCode !== 200) return;
    acceptedCount++;
    if (type !== 'application/json' || url !== loanPath) return;
    expect(isValidLoan(payload)).toBe(true);
    acknowledged.add((response.json() as { reference: string }).reference);
  });
  const stored = await Array.fromAsync(store.all());
  const references = new Set(stored.map(({ reference }) => reference));
  expect([...acknowledged].filter((reference) => !references.has(reference))).toEqual([]);
  expect(stored.length).toBeLessThanOrEqual(acceptedCount);
  expect(acceptedCount).toBeGreaterThan(count / 100);
  const fields = { loan: Object.keys(loan), message: Object.keys(message) };
  for (const { kind, payload } of stored) expect(Object.keys(payload)).toEqual(fields[kind]);
  expect(prototypeProperties()).toEqual(before);
});
