/** Strings that have broken mail programs, within ordinary text. */
import fc from 'fast-check';
import { isLoanNumber, loanFields } from '../../src/domain/loan/request.ts';
import { recordOf } from '../../src/i18n/records.ts';

const breaks = ['\r\n', '\n', '\r', '\u2028', '\u0000', '\r\n\r\n', '\r\n.\r\n', '\n..', '\t', ' '];
const words = [
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

export const hostileText = fc
  .array(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...breaks, ...words)), {
    minLength: 1,
    maxLength: 6,
  })
  .map((parts) => parts.join(''));

/** Hostile texts for all fields of a loan request, with valid numbers. */
export function loanOf(text: fc.Arbitrary<string>) {
  const textFields = loanFields.filter((field) => !isLoanNumber(field));
  return fc.record({
    ...recordOf(textFields, () => text),
    amount: fc.double({ min: 0.01, noNaN: true, noDefaultInfinity: true }),
    duration: fc.integer({ min: 1 }),
  });
}

export function messageOf(text: fc.Arbitrary<string>) {
  return fc.record({ name: text, email: text, subject: text, message: text });
}

/** Names of all headers of the service's mails in order, without `Reply-To`. */
export const mailHeaders = [
  'auto-submitted',
  'content-transfer-encoding',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'subject',
  'to',
];
