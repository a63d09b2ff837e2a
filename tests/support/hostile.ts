/** What has broken mail programs before, between and inside of ordinary text. */
import fc from 'fast-check';

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

/** Texts for every field of a form, the numbers of a loan being good ones. */
export function loanOf(text: fc.Arbitrary<string>) {
  return fc.record({
    amount: fc.double({ min: 0.01, noNaN: true, noDefaultInfinity: true }),
    duration: fc.integer({ min: 1 }),
    profession: text,
    monthlyIncome: text,
    address: text,
    country: text,
    firstName: text,
    lastName: text,
    email: text,
    phone: text,
  });
}

export function messageOf(text: fc.Arbitrary<string>) {
  return fc.record({ name: text, email: text, subject: text, message: text });
}

/** Names of all headers of a mail of ours, without `Reply-To`, in order. */
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
