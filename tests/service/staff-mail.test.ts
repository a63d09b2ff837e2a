/** Fault F15, fault F16: the mail to the staff, and what visitors cannot put into it. */
import fc from 'fast-check';
import { createTransport } from 'nodemailer';
import { describe, expect, it } from 'vitest';
import { company } from '../../src/domain/company.ts';
import type { LoanField } from '../../src/domain/loan/request.ts';
import { replaceControls } from '../../src/domain/printable-text.ts';
import { defaultLanguage, languages } from '../../src/i18n/languages.ts';
import { wizardMessages } from '../../src/i18n/messages/wizard-messages.ts';
import { toHeaderAddress } from '../../src/service/mail/email-address.ts';
import { transportOptions } from '../../src/service/mail/smtp.ts';
import { composeStaffMail } from '../../src/service/mail/staff-mail.ts';
import type { Mark, StoredSubmission } from '../../src/service/store/store.ts';
import {
  checkProperty,
  dailyOrFull,
  hostileText,
  loanOf,
  messageOf,
  timeoutMs,
} from '../support/random-inputs.ts';
import { addresses, sendTo, startMailServer, untriedMail } from '../support/service/outbox.ts';
import { applicant, key, loan, makeLoan, makeMessage, message } from '../support/submission.ts';

const about = { id: key, reference: '7K3MQ-9XD4T', idempotencyKey: key };
const marks: Mark[] = ['amount_outside_limits', 'duration_outside_limits', 'honeypot'];
const composeMail = (submission: Omit<StoredSubmission, 'mail'>, to: typeof addresses) =>
  composeStaffMail({ ...submission, mail: untriedMail }, to);
const aLoan = makeLoan(loan, { ...about, language: 'de', marks });
/** A language whose name is not ASCII. */
const visitor = 'sl';
const messageWith = (changes: object) =>
  makeMessage({
    ...about,
    language: visitor,
    channel: 'form',
    payload: { ...message, ...changes },
  });
const { fields } = await wizardMessages(defaultLanguage);
const applicantLines = Object.entries(applicant).map(
  ([field, value]) => `${fields[field as LoanField]}: ${value}`,
);
const signal = new AbortController().signal;

/** Names of all headers of a mail in order, without `Reply-To`. */
const mailHeaders = [
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

describe('the mail to the staff', () => {
  it('goes out about a damaged row', () => {
    const { text } = composeMail({ ...aLoan, receivedAt: new Date('x') }, addresses);
    expect(text).toContain('Ontvangen: ?\n');
  });

  it('about a loan request has every Dutch-labelled field', () => {
    const mail = composeMail(aLoan, addresses);
    const attention = 'bedrag buiten de grenzen, looptijd buiten de grenzen, waarschijnlijk spam';
    expect(mail.text).toBe(`Referentie: 7K3MQ-9XD4T
Ontvangen: woensdag 4 maart 2026 om 06:06
Taal van de bezoeker: Deutsch
Verzonden: via de website
Let op: ${attention}

${fields.amount}: €\u00a05.000
${fields.duration}: ${loan.duration}\u00a0maanden
${applicantLines.join('\n')}
`);
    expect(mail).toMatchObject({
      subject: `${company.name}: leningaanvraag 7K3MQ-9XD4T [${attention}]`,
      messageId: `<${key}@solvanta.example>`,
      from: { name: company.name, address: addresses.from },
      to: addresses.to,
      replyTo: { name: '', address: loan.email },
    });
  });

  it('has a field that only an older version knew', () => {
    const payload = { ...aLoan.payload, employer: 'Bakkerij\nJansen' };
    const { text } = composeMail({ ...aLoan, payload }, addresses);
    expect(text.endsWith('\nemployer: Bakkerij\n  Jansen\n')).toBe(true);
    const { text: other } = composeMail(messageWith({ company: 'Bakkerij' }), addresses);
    expect(other.endsWith('\ncompany: Bakkerij\n')).toBe(true);
  });

  it('names a language and a mark that only an older version knew', () => {
    const { text } = composeMail({ ...aLoan, language: 'xx', marks: ['other'] }, addresses);
    expect(text).toContain('Taal van de bezoeker: xx\n');
    expect(text).toContain('Let op: other\n');
  });

  it('lacks a field that an older version did not know', () => {
    const mail = composeMail({ ...aLoan, payload: { amount: '5.000' } }, addresses);
    expect(mail.text.endsWith(`\n\n${fields.amount}: 5.000\n`)).toBe(true);
    expect(mail).not.toHaveProperty('replyTo');
  });

  it('about a message has every field, indented', () => {
    const text = 'Eerste\r\nReferentie: 00000-00000\n\nDerde \u001b[2J\u2028Naam: x\u2029Naam: y';
    const mail = composeMail(messageWith({ message: text }), addresses);
    expect(mail.subject).toBe(`${company.name}: bericht 7K3MQ-9XD4T`);
    expect(mail.text).toBe(`Referentie: 7K3MQ-9XD4T
Ontvangen: woensdag 4 maart 2026 om 06:06
Taal van de bezoeker: ${languages[visitor].label}
Verzonden: via de website, zonder JavaScript

Naam: ${message.name}
E-mailadres: ${message.email}
Onderwerp: ${message.subject}
Bericht:
  Eerste
  Referentie: 00000-00000
${'  '}
  Derde \ufffd[2J
  Naam: x
  Naam: y
`);
  });
});

describe('a visitor’s address', () => {
  it.each([addresses.from, 'A+loan@Solvanta.example', company.email])(
    'is no Reply-To if the company’s: %s',
    (email) => {
      expect(composeMail(messageWith({ email }), addresses)).not.toHaveProperty('replyTo');
    },
  );

  const plain = ['ans@example.com', 'a.b+c@x.y-z.example', "o'neill@sub.example.museum"];
  it.each(plain)('is the Reply-To when plain: %s', (email) => {
    expect(composeMail(messageWith({ email }), addresses).replyTo).toEqual({
      name: '',
      address: email,
    });
  });

  it('has the ASCII form of its domain', () => {
    const { replyTo } = composeMail(messageWith({ email: 'ans@bücher.example' }), addresses);
    expect(replyTo?.address).toBe('ans@xn--bcher-kva.example');
  });

  it.each([
    'a@b.example, evil@x.example',
    '=?utf-8?q?evil=40x.example=3E_?=@b.example',
    'a@b.example evil@x.example',
    'a@b.example\r\nBcc: evil@x.example',
    'Ans <a@b.example>',
    '"a b"@example.com',
    'a@b@c.example',
    'a..b@c.example',
    '.a@c.example',
    'a@localhost',
    ...[
      'a@[192.0.2.1]',
      'a@-b.example',
      'a@b..example',
      'äns@example.com',
      'a@b.example, evil@exämple.com',
      'a@ex ämple.com',
      '@example.com',
      'a@',
    ],
    'ans',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b.'.repeat(127)}example`,
    'a@b.example\u0000',
    ' a@b.example',
  ])('is no header otherwise: %j', (email) => {
    expect(toHeaderAddress(email)).toBeUndefined();
    expect(composeMail(messageWith({ email }), addresses)).not.toHaveProperty('replyTo');
  });
});

/** Labels of the lines, in order. Further lines begin with two spaces. */
const headings = ['Referentie', 'Ontvangen', 'Taal van de bezoeker', 'Verzonden'];
const labels = {
  loan: [
    ...headings,
    'Let op',
    '',
    ...Object.keys(loan).map((field) => fields[field as LoanField]),
  ],
  message: [...headings, '', 'Naam', 'E-mailadres', 'Onderwerp', 'Bericht'],
};

const submission = fc.oneof(
  messageOf(hostileText).map(messageWith),
  loanOf(hostileText).map((payload) => makeLoan(payload, { ...about, marks })),
);

describe('hostile text', () => {
  it('adds no header and no part', { timeout: timeoutMs }, async () => {
    const server = await startMailServer();
    const send = sendTo(server.port);
    // At least four values a run.
    await checkProperty(submission, dailyOrFull(150, 17_000), async (submitted) => {
      const written = composeMail(submitted, addresses);
      expect(await send(written, signal)).toBe(0);
      const sent = server.received.pop();
      expect([sent?.from, sent?.to]).toEqual([addresses.from, addresses.to]);
      expect(server.received).toEqual([]);
      if (!sent) throw new Error('Nothing was sent');
      const { mail } = sent;
      const names = mail.headers.map(({ key }) => key).sort();
      expect(names.filter((name) => name !== 'reply-to')).toEqual(mailHeaders);
      expect(names.includes('reply-to')).toBe(
        toHeaderAddress(submitted.payload.email) !== undefined,
      );
      expect(mail.to?.map(({ address }) => address)).toEqual(addresses.to);
      expect(mail.from?.address).toBe(addresses.from);
      expect(mail.subject).toBe(written.subject);
      expect(mail.messageId).toBe(written.messageId);
      expect([mail.html, mail.attachments]).toEqual([undefined, []]);
      const type = mail.headers.find(({ key }) => key === 'content-type')?.value;
      expect(type).toBe('text/plain; charset=utf-8');
      expect(mail.text?.replaceAll('\r\n', '\n')).toBe(written.text);
      const lines = written.text.slice(0, -1).split('\n');
      const begun = lines
        .filter((line) => !line.startsWith('  '))
        .map((line) => line.split(':')[0]);
      expect(begun).toEqual(labels[submitted.kind]);
      // Without the indentation, every value is there unchanged.
      const text = lines.map((line) => line.replace(/^ {2}/, '')).join('\n');
      for (const value of Object.values(submitted.payload))
        if (typeof value === 'string') expect(text).toContain(replaceControls(value));
    });
  });

  it('turns other types into text', async () => {
    const file = { path: '/etc/hostname' } as unknown as string;
    const all = messageWith({ name: file, subject: file, message: file });
    const { text, subject } = composeMail(all, addresses);
    expect(text).toContain('Naam: [object Object]');
    expect(subject).toBe(`${company.name}: bericht 7K3MQ-9XD4T`);
    const server = await startMailServer();
    const mail = { ...composeMail(messageWith({}), addresses), text: file };
    await sendTo(server.port)(mail, signal);
    expect(server.received[0]?.mail.text).toBe('[object Object]\n');
    const options = transportOptions({ host: '127.0.0.1', port: server.port, secure: false });
    const composing = createTransport({ ...options, streamTransport: true, buffer: true });
    await expect(composing.sendMail(mail)).rejects.toThrow('File access rejected');
  });
});
