import { createTransport } from 'nodemailer';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { newUuid, referenceOf } from '../../src/api.ts';
import { company } from '../../src/company.ts';
import { type Language, wizardLanguages } from '../../src/i18n/languages.ts';
import { wizardMessages } from '../../src/i18n/wizard-messages.ts';
import { confirmationOf, recipientOf, toSenders } from '../../src/intake/confirmation.ts';
import { startDelivery } from '../../src/intake/delivery.ts';
import { createSender, transportOptions } from '../../src/intake/smtp.ts';
import type { Submission } from '../../src/intake/store.ts';
import { makePackage, startService } from '../support/intake/child.ts';
import {
  emailCall,
  key,
  loan,
  loanPath,
  makeIntake,
  message,
  messagePath,
  now,
  postForm,
  postJson,
} from '../support/intake/fixtures.ts';
import { startMailServer } from '../support/intake/mail-server.ts';
import { stores } from '../support/intake/stores.ts';
import type { Behaviour } from '../support/mail-server.ts';

const addresses = { from: 'loans@solvanta.example', to: ['operator@x.example'] };

function makeSubmission(email: string, changes: Partial<Submission> = {}): Submission {
  const id = newUuid();
  return {
    ...{ kind: 'loan', payload: { ...loan, email }, id, reference: referenceOf(id) },
    ...{ language: 'de', receivedAt: now.toISOString(), idempotencyKey: id },
    ...{ marks: [], channel: 'json' },
    ...changes,
  } as Submission;
}

describe('the confirmation', () => {
  it('says what the site says, and of the submission only its reference', async () => {
    const one = makeSubmission(loan.email, { id: key, reference: referenceOf(key) });
    expect(await confirmationOf(one, addresses.from)).toEqual({
      messageId: `<confirmation-${key}@solvanta.example>`,
      from: { name: 'Solvanta', address: addresses.from },
      to: [loan.email],
      replyTo: { name: '', address: company.email },
      subject: 'Solvanta: Wir haben Ihre Anfrage erhalten',
      isAnswer: true,
      text: `Guten Tag!

Wir haben Ihre Anfrage erhalten. Vielen Dank.

Ihre Referenznummer: ${referenceOf(key)}

Sie erhalten innerhalb von 24 Stunden eine Antwort von uns. Bitte halten Sie Ihren Ausweis, eine oder mehrere aktuelle Gehaltsabrechnungen, die Kontoauszüge der letzten 3 Monate und einen Nachweis Ihrer Adresse oder Ihres Wohnsitzes bereit.

Haben Sie eine Frage? Rufen Sie uns unter ${company.phone.text} an oder schreiben Sie an ${company.email}, und nennen Sie Ihre Referenznummer.

Haben Sie uns nichts gesendet? Dann hat jemand anderes Ihre E-Mail-Adresse eingegeben, wahrscheinlich aus Versehen. Sie müssen nichts tun.

Solvanta
Voorbeeldlaan 1, 1000\u00a0Brüssel, Belgien
`,
    });
  });

  it.each(wizardLanguages)('of a loan request is in its own language: %s', async (language) => {
    const one = makeSubmission('canary@x.example', { language });
    const { subject, text } = await confirmationOf(one, addresses.from);
    const { confirmation, mail } = await wizardMessages(language);
    expect(subject).toBe(`Solvanta: ${confirmation.title}`);
    expect(text).toContain(mail.loanText);
    expect(`${subject}${text}`).not.toMatch(/[{}]|undefined|canary|Peeters|5.?000/);
  });

  it.each([
    ['fi', 'Olemme vastaanottaneet viestinne'],
    // Nobody can send a message from a page in Swedish.
    ['sv', 'Wij hebben uw bericht ontvangen'],
  ] satisfies [Language, string][])('of a message in %s says %s', async (language, title) => {
    const changes = { kind: 'message', payload: message, language } as const;
    const { text } = await confirmationOf(makeSubmission('', changes), addresses.from);
    expect(text).toContain(`${title}. `);
    expect(text).not.toMatch(/[{}]|Vraag|Hoe lang/);
  });
});

describe('a submission is confirmed to', () => {
  it.each([
    ['ans@example.com', 'ans@example.com'],
    ['Ans@Example.com', 'ans@example.com'],
    ['ans+loan+x@example.com', 'ans@example.com'],
  ])('%s, known as %s', (email, recipient) => {
    expect(recipientOf(makeSubmission(email), addresses)).toBe(recipient);
  });

  it.each([
    ['several', 'a@b.example, evil@x.example'],
    ['a header', 'a@b.example\r\nBcc: evil@x.example'],
    ['a name and an address', 'Ans <ans@example.com>'],
    ['no address', 'ans'],
    ['our sender', 'Loans@solvanta.example'],
    ['the operator', 'operator+x@x.example'],
    ['the address on the site', company.email],
  ])('nobody when the address is %s', (_name, email) => {
    expect(recipientOf(makeSubmission(email), addresses)).toBeUndefined();
  });

  it.each(['honeypot', 'amount_outside_limits'] as const)('nobody when marked %s', (mark) => {
    expect(recipientOf(makeSubmission(loan.email, { marks: [mark] }), addresses)).toBeUndefined();
  });
});

describe.each(stores)('a mailbox, on $name,', ({ open }) => {
  const at = (ms: number) => ({ receivedAt: new Date(now.getTime() + ms).toISOString() });
  const muchLater = new Date(now.getTime() + 1e8);

  it('is written to once an hour, whatever is sent in its name, and others are too', async () => {
    const { store } = await open();
    const hour = 3_600_000;
    // Out of order, as when the clock is set back.
    const times = [0, 1, hour - 1, -1, hour, hour + 1, 2 * hour];
    const all = times.map((ms) => makeSubmission('ans@example.com', at(ms)));
    for (const one of all) await store.accept(one, 'ans@example.com');
    const other = makeSubmission('other@example.com');
    await store.accept(other, 'other@example.com');
    const claimed = await store.confirmations.claim(muchLater, 99);
    expect(claimed.map(({ id }) => id)).toEqual([all[0]?.id, all[4]?.id, all[6]?.id, other.id]);
    expect(await store.claim(muchLater, 99)).toHaveLength(8);
  });

  it('is written to once for a request that comes again', async () => {
    const { store } = await open();
    const one = makeSubmission('ans@example.com');
    for (let times = 0; times < 3; times++) await store.accept(one, 'ans@example.com');
    expect(await store.confirmations.claim(muchLater, 99)).toHaveLength(1);
    expect(await store.confirmations.claim(muchLater, 99)).toEqual([]);
  });

  it('is written to once, whichever process is asked', async () => {
    const { store, another } = await open();
    const others = [store, await another(), await another()];
    await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        others[index % 3]?.accept(makeSubmission('ans@example.com'), 'ans@example.com'),
      ),
    );
    expect(await store.confirmations.claim(muchLater, 99)).toHaveLength(1);
    expect(await store.claim(muchLater, 99)).toHaveLength(30);
  });

  it('is forgotten with what was sent in its name', async () => {
    const { store } = await open();
    await store.accept(makeSubmission('ans@example.com'), 'ans@example.com');
    await store.erase('ans@example.com');
    expect(await store.confirmations.claim(muchLater, 99)).toEqual([]);
  });
});

describe('sending a confirmation', () => {
  async function makeSending(
    atRecipient: () => number | undefined = () => undefined,
    options: Behaviour['options'] = {},
  ) {
    const server = await startMailServer({ atRecipient, options });
    const { app, store, logged } = makeIntake();
    const transport = createTransport(
      transportOptions({ host: '127.0.0.1', port: server.port, secure: false }),
    );
    const start = (clock = now) => {
      const delivering = startDelivery({
        ...{ outbox: store.confirmations, post: toSenders(addresses), log: app.log },
        ...{ send: createSender(transport), clock: () => clock, random: () => 0.5 },
      });
      onTestFinished(() => delivering.stop());
    };
    return { server, store, logged, start };
  }
  const soon = { timeout: 15_000, interval: 20 };

  it('is an answer to one address, which no program answers in turn', async () => {
    const { server, store, logged, start } = await makeSending();
    const one = makeSubmission(loan.email);
    await store.accept(one, loan.email);
    start();
    await vi.waitFor(() => expect(logged()).toHaveLength(1), soon);
    const [{ to, mail } = { to: [], mail: undefined }] = server.received;
    expect([server.received.length, to]).toEqual([1, [loan.email]]);
    const headers = new Map(mail?.headers.map((header) => [header.key, header.value]));
    expect(headers.get('auto-submitted')).toBe('auto-replied');
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(logged()[0]).toMatchObject({ msg: 'confirmed', reference: one.reference });
    expect(JSON.stringify(logged())).not.toContain('@');
    // The operator's mail is another matter.
    expect((await store.list())[0]?.delivery?.state).toBe('due');
  });

  it('to an address that nobody knows is given up at once, and others go on', async () => {
    let asked = 0;
    const { server, store, logged, start } = await makeSending(() => (asked++ ? undefined : 550));
    await store.accept(makeSubmission('gone@x.example'), 'gone@x.example');
    await store.accept(makeSubmission('ans@x.example'), 'ans@x.example');
    start();
    await vi.waitFor(() => expect(logged()).toHaveLength(2), soon);
    expect(logged()).toContainEqual(
      expect.objectContaining({ msg: 'not_confirmed', state: 'held', code: 'address_refused' }),
    );
    expect(server.received).toHaveLength(1);
    // Nothing that the operator should look at.
    expect(await store.queue(now)).toMatchObject({ due: 2, held: 0 });
  });

  it('waits while the server does not take our own address', async () => {
    const onMailFrom: NonNullable<Behaviour['options']>['onMailFrom'] = (
      _address,
      _session,
      done,
    ) => done(Object.assign(new Error('unknown sender'), { responseCode: 550 }));
    const { server, store, logged, start } = await makeSending(undefined, { onMailFrom });
    await store.accept(makeSubmission(loan.email), loan.email);
    start();
    await vi.waitFor(() => expect(logged()).toHaveLength(1), soon);
    expect(logged()[0]).toMatchObject({
      ...{ msg: 'not_confirmed', state: 'due', code: 'sender_refused' },
    });
    expect(server.received).toEqual([]);
  });

  it('is left undone after a day', async () => {
    const { server, store, logged, start } = await makeSending();
    await store.accept(makeSubmission(loan.email), loan.email);
    start(new Date(now.getTime() + 24 * 3_600_000 + 1));
    await vi.waitFor(() => expect(logged()).toHaveLength(1), soon);
    expect(logged()[0]).toMatchObject({ msg: 'not_confirmed', state: 'held', code: 'too_late' });
    expect(server.received).toEqual([]);
  });
});

describe('the service', () => {
  const settings = (port: number) => ({
    ...{ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: addresses.from },
    MAIL_TO: addresses.to.join(),
  });

  it('confirms what scripts and forms send, and no spam', async () => {
    const { app, store } = makeIntake({ confirmTo: (one) => recipientOf(one, addresses) });
    const as = (email: string) => ({ ...loan, email });
    await postJson(app, loanPath, as('script@x.example'));
    await postForm(app, loanPath, as('form@x.example'));
    await postJson(app, messagePath, emailCall);
    await postForm(app, loanPath, { ...as('robot@x.example'), website: 'x' });
    await postJson(app, loanPath, as('no address'));
    const claimed = await store.confirmations.claim(new Date(now.getTime() + 1), 9);
    expect(claimed.map(({ payload }) => payload.email)).toEqual([
      ...['script@x.example', 'form@x.example', message.email],
    ]);
  });

  it.each([
    ['when it is told to', { MAIL_CONFIRMATION: 'on' }, [loan.email, addresses.to[0]]],
    ['not unless it is told to', {}, [addresses.to[0]]],
  ])('confirms %s', async (_name, env, recipients) => {
    const server = await startMailServer();
    const service = await startService(makePackage(), { ...settings(server.port), ...env });
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify(loan);
    await fetch(service.origin + loanPath, { method: 'POST', headers, body });
    const count = recipients.length;
    await vi.waitFor(() => expect(server.received).toHaveLength(count), { timeout: 20_000 });
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(server.received.map(({ to }) => to.join()).sort()).toEqual(recipients);
  });
});
