/** Sizes and random inputs of Vitest's tests. */
import fc from 'fast-check';
import { isNumberField, loanFields } from '../../src/domain/loan/request.ts';
import { recordOf } from '../../src/helpers/records.ts';
import { isFullRun, seed } from './prerequisites.ts';

export { timeoutMs } from './prerequisites.ts';

export const dailyOrFull = (daily: number, full: number) => (isFullRun ? full : daily);

/** Random values, the same for the same seed. */
export function sample<Value>(arbitrary: fc.Arbitrary<Value>, count: number): Value[] {
  return fc.sample(arbitrary, { numRuns: count, seed });
}

/** Calls a test with values. An error names the seed, and the smallest value that fails. */
export async function checkProperty<Value>(
  arbitrary: fc.Arbitrary<Value>,
  count: number,
  test: (value: Value) => Promise<void>,
): Promise<void> {
  await fc.assert(fc.asyncProperty(arbitrary, test), { numRuns: count, seed });
}

/** Numbers from 0 up to 1, the same for the same seed. */
export function makeRandom(): () => number {
  let state = seed >>> 0;
  // Mulberry32, by Tommy Ettinger; public domain.
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Strings that have broken mail programs. */
const controlStrings = [
  '\r\n',
  '\n',
  '\r',
  '\u2028',
  '\u0000',
  '\r\n\r\n',
  '\r\n.\r\n',
  '\n..',
  '\t',
  ' ',
];
const headerStrings = [
  'Bcc: evil@x.example',
  'To: evil@x.example',
  'Content-Type: text/html',
  '--_boundary',
  '=?utf-8?Q?=0D=0ABcc:_evil=40x.example?=',
  'evil@x.example,',
  '<evil@x.example>',
  '"quoted \\" local"@x.example',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="http://x">x</a>',
  '<!doctype html><html><body>',
  '<!--',
  ']]>',
  '&lt;b&gt;',
  'to_email',
  '=0D=0A',
  '\ud800',
  'é',
  '\u202e',
  'x'.repeat(1_200),
  'a@b.example',
  '{{reference}}',
  '$&',
];

/** Such strings within ordinary text. */
export const hostileText = fc
  .array(
    fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...controlStrings, ...headerStrings)),
    {
      minLength: 1,
      maxLength: 6,
    },
  )
  .map((parts) => parts.join(''));

/** Hostile texts for all fields of a loan request, with valid numbers. */
export function loanOf(text: fc.Arbitrary<string>) {
  const textFields = loanFields.filter((field) => !isNumberField(field));
  return fc.record({
    ...recordOf(textFields, () => text),
    amount: fc.double({ min: 0.01, noNaN: true, noDefaultInfinity: true }),
    duration: fc.integer({ min: 1 }),
  });
}

export function messageOf(text: fc.Arbitrary<string>) {
  return fc.record({ name: text, email: text, subject: text, message: text });
}
