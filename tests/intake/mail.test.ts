import fc from 'fast-check';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { mailOf } from '../../src/intake/mail.ts';
import { isPlainAddress } from '../../src/intake/mail-address.ts';
import { createSender, transportOptions } from '../../src/intake/smtp.ts';
import type { Submission } from '../../src/intake/store.ts';
import { hostileText, loanOf, mailHeaders, messageOf } from '../support/hostile.ts';
import { key, loan, message, now } from '../support/intake/fixtures.ts';
import { startMailServer } from '../support/intake/mail-server.ts';

const addresses = { from: 'loans@solvanta.example', to: ['a@solvanta.example', 'b@x.example'] };

const about = {
  ...{ id: key, reference: '7K3MQ-9XD4T', receivedAt: now.toISOString(), idempotencyKey: key },
} as const;

const loanSubmission: Submission = {
  ...about,
  ...{ kind: 'loan', payload: loan, language: 'de', channel: 'json' },
  marks: ['amount_outside_limits', 'duration_outside_limits'],
};

const messageSubmission: Submission = {
  ...about,
  ...{ kind: 'message', payload: message, language: 'sl', channel: 'form', marks: [] },
};

describe('the mail about a loan request', () => {
  it('has every field, in the words of the default language', () => {
    const mail = mailOf(loanSubmission, addresses);
    expect(mail.text).toBe(`Referentie: 7K3MQ-9XD4T
Ontvangen: woensdag 4 maart 2026 om 06:06
Taal van de bezoeker: Deutsch
Verzonden: via de website
Let op: bedrag buiten de grenzen, looptijd buiten de grenzen

Leenbedrag: €\u00a05.000
Looptijd: 12 maanden
Beroep: verpleegkundige
Maandelijks inkomen: 2.500 netto
Adres: Voorbeeldlaan 1, Brussel
Land: België
Voornaam: Ans
Achternaam: Peeters
E-mailadres: ans@example.com
Telefoonnummer: +32 470 00 00 00
`);
    expect(mail).toMatchObject({
      subject:
        'Solvanta: leningaanvraag 7K3MQ-9XD4T [bedrag buiten de grenzen, looptijd buiten de grenzen]',
      messageId: `<${key}@solvanta.example>`,
      from: { name: 'Solvanta', address: addresses.from },
      to: addresses.to,
      replyTo: { name: '', address: loan.email },
    });
  });
});

describe('the mail about a message', () => {
  it('has every field, and no line of it can pass for one of ours', () => {
    const text = 'Eerste\r\nReferentie: 00000-00000\n\nDerde \u001b[2J';
    const mail = mailOf(
      { ...messageSubmission, kind: 'message', payload: { ...message, message: text } },
      addresses,
    );
    expect(mail.subject).toBe('Solvanta: bericht 7K3MQ-9XD4T');
    expect(mail.text).toBe(`Referentie: 7K3MQ-9XD4T
Ontvangen: woensdag 4 maart 2026 om 06:06
Taal van de bezoeker: Slovenščina
Verzonden: via de website, zonder JavaScript

Naam: Ans Peeters
E-mailadres: ans@example.com
Onderwerp: Vraag
Bericht:
  Eerste
  Referentie: 00000-00000
${'  '}
  Derde \ufffd[2J
`);
  });
});

describe('a visitor’s address', () => {
  it.each(['ans@example.com', 'a.b+c@x.y-z.example', "o'neill@sub.example.museum"])(
    'is answered when it is plain: %s',
    (email) => {
      const payload = { ...message, email };
      const mail = mailOf({ ...messageSubmission, kind: 'message', payload }, addresses);
      expect(mail.replyTo).toEqual({ name: '', address: email });
    },
  );

  it.each([
    'a@b.example, evil@x.example',
    'a@b.example evil@x.example',
    'a@b.example\r\nBcc: evil@x.example',
    'Ans <a@b.example>',
    '"a b"@example.com',
    'a@b@c.example',
    'a..b@c.example',
    '.a@c.example',
    'a@localhost',
    'a@[192.0.2.1]',
    'a@-b.example',
    'a@b..example',
    'ans@exämple.com',
    '@example.com',
    'a@',
    'ans',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b.'.repeat(127)}example`,
    'a@b.example\u0000',
    ' a@b.example',
  ])('is no header when it is anything else: %j', (email) => {
    expect(isPlainAddress(email)).toBe(false);
    const payload = { ...message, email };
    const mail = mailOf({ ...messageSubmission, kind: 'message', payload }, addresses);
    expect(mail).not.toHaveProperty('replyTo');
  });
});

const submission = fc.oneof(
  messageOf(hostileText).map(
    (payload): Submission => ({ ...messageSubmission, kind: 'message', payload }),
  ),
  loanOf(hostileText).map((payload): Submission => ({ ...loanSubmission, kind: 'loan', payload })),
);

describe('whatever a visitor writes', () => {
  // Six values or more in each.
  const runs = { numRuns: 1_700 };

  it('the mail has our headers, our recipients, and one part of plain text that holds it', async () => {
    const composed = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
    let sent: { envelope: object; message: Buffer } | undefined;
    const send = createSender({
      async sendMail(mail: object) {
        const info = await composed.sendMail(mail);
        sent = { envelope: info.envelope, message: info.message as Buffer };
        return { ...info, accepted: [], rejected: [] };
      },
    } as unknown as Parameters<typeof createSender>[0]);
    const signal = new AbortController().signal;
    await fc.assert(
      fc.asyncProperty(submission, async (one) => {
        const written = mailOf(one, addresses);
        await send(written, signal);
        if (!sent) throw new Error('Nothing was sent');
        expect(sent.envelope).toEqual({ from: addresses.from, to: addresses.to });
        const mail = await PostalMime.parse(sent.message);
        const names = mail.headers.map(({ key }) => key).sort();
        expect(names.filter((name) => name !== 'reply-to')).toEqual(mailHeaders);
        expect(names.includes('reply-to')).toBe(isPlainAddress(one.payload.email));
        expect(mail.to?.map(({ address }) => address)).toEqual(addresses.to);
        expect(mail.from?.address).toBe(addresses.from);
        expect(mail.subject).toBe(written.subject);
        expect(mail.messageId).toBe(written.messageId);
        expect([mail.html, mail.attachments]).toEqual([undefined, []]);
        expect(mail.headers.find(({ key }) => key === 'content-type')?.value).toBe(
          'text/plain; charset=utf-8',
        );
        expect(mail.text?.replaceAll('\r\n', '\n')).toBe(written.text);
      }),
      runs,
    );
  }, 120_000);

  it('an independent server receives the same', async () => {
    const server = await startMailServer();
    const options = transportOptions({ host: '127.0.0.1', port: server.port, secure: false });
    const send = createSender(createTransport(options));
    await fc.assert(
      fc.asyncProperty(submission, async (one) => {
        const written = mailOf(one, addresses);
        expect(await send(written, new AbortController().signal)).toBe(0);
        const received = server.received.pop();
        expect([received?.from, received?.to]).toEqual([addresses.from, addresses.to]);
        expect(received?.mail.text?.replaceAll('\r\n', '\n')).toBe(written.text);
        expect(server.received).toEqual([]);
      }),
      { numRuns: 100 },
    );
  }, 60_000);

  it('a field that is no text is written as one, and reads no file', async () => {
    const file = { path: '/etc/hostname' } as unknown as string;
    const payload = { ...message, name: file, subject: file, message: file };
    const { text, subject } = mailOf({ ...messageSubmission, kind: 'message', payload }, addresses);
    expect(text).toContain('Naam: [object Object]');
    expect(subject).toBe('Solvanta: bericht 7K3MQ-9XD4T');
    const server = await startMailServer();
    const options = transportOptions({ host: '127.0.0.1', port: server.port, secure: false });
    const mail = { ...mailOf(messageSubmission, addresses), text: file };
    await createSender(createTransport(options))(mail, new AbortController().signal);
    expect(server.received[0]?.mail.text).toBe('[object Object]\n');
    const composing = { ...options, streamTransport: true as const, buffer: true as const };
    await expect(createTransport(composing).sendMail({ ...mail, text: file })).rejects.toThrow(
      'File access rejected',
    );
  });
});
