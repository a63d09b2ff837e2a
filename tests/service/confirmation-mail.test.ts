/**
 * Confirmations to senders: at most one an hour to a mailbox, with nothing in it that was typed.
 */
import { describe, expect, it } from 'vitest';
import { extraFormFields, loanPath, messagePath } from '../../src/domain/api.ts';
import { company } from '../../src/domain/company.ts';
import { hourMs } from '../../src/helpers/durations.ts';
import { defaultLanguage, wizardLanguages } from '../../src/i18n/languages.ts';
import { siteMessages } from '../../src/i18n/messages/site-messages.ts';
import { wizardMessages } from '../../src/i18n/messages/wizard-messages.ts';
import {
  composeConfirmationMail,
  confirmationMailboxKey,
  confirmationMailType,
} from '../../src/service/mail/confirmation-mail.ts';
import { toHeaderAddress } from '../../src/service/mail/email-address.ts';
import { mailboxKey } from '../../src/service/store/email-key.ts';
import type { Submission } from '../../src/service/store/store.ts';
import {
  checkProperty,
  dailyOrFull,
  hostileText,
  loanOf,
  timeoutMs,
} from '../support/random-inputs.ts';
import { makeService, postForm, postJson } from '../support/service/fixtures.ts';
import {
  addresses,
  type Behaviour,
  failedAt,
  mailSettings,
  makeOutbox,
  startMailServer,
  waitForMails,
} from '../support/service/outbox.ts';
import { eraseByEmail, onEachStore } from '../support/service/stores.ts';
import { startService } from '../support/start-service.ts';
import { emailCall, loan, makeLoan, makeMessage, message } from '../support/submission.ts';
import { now, nowPlus } from '../support/times.ts';

describe('the confirmation', () => {
  it('names sender, reply address and reference', async () => {
    const submission = makeLoan();
    const mail = await composeConfirmationMail(submission, addresses.from);
    expect(mail).toMatchObject({
      messageId: `<confirmation-${submission.id}@solvanta.example>`,
      from: { name: company.name, address: addresses.from },
      to: [loan.email],
      replyTo: { name: '', address: company.email },
      isAutoReply: true,
    });
    for (const text of [submission.reference, company.phone.text, company.email])
      expect(mail.text).toContain(text);
  });

  it.each(wizardLanguages)('uses the language of a loan request: %s', async (language) => {
    const { subject, text } = await composeConfirmationMail(
      makeLoan({}, { language }),
      addresses.from,
    );
    const { confirmation, afterSending } = await wizardMessages(language);
    expect(subject).toBe(`${company.name}: ${confirmation.title}`);
    expect(text).toContain(afterSending.nextSteps);
    expect(`${subject}${text}`).not.toMatch(/[{}]|undefined/);
  });

  it('uses the default for a language that only an older version knew', async () => {
    const loanRequest = makeLoan();
    const stored = { ...loanRequest, language: 'xx' };
    expect(await composeConfirmationMail(stored, addresses.from)).toEqual(
      await composeConfirmationMail({ ...loanRequest, language: defaultLanguage }, addresses.from),
    );
  });

  it('contains no visitor input', { timeout: timeoutMs }, async () => {
    const submission = makeLoan();
    const expected = await composeConfirmationMail(submission, addresses.from);
    await checkProperty(loanOf(hostileText), dailyOrFull(100, 10_000), async (payload) => {
      const other: Submission = { ...submission, kind: 'loan', payload };
      const mail = await composeConfirmationMail(other, addresses.from);
      expect(mail).toEqual({
        ...expected,
        to: [toHeaderAddress(payload.email) ?? payload.email],
      });
      // Only a plain address gets the mail.
      const key = confirmationMailboxKey(other, addresses);
      if (key !== undefined) expect(toHeaderAddress(payload.email)).toBeDefined();
    });
  });

  it('uses the page’s language for a message', async () => {
    // The site has no pages in Swedish.
    for (const [language, heading] of [
      ['fi', 'fi'],
      ['sv', defaultLanguage],
    ] as const) {
      const { text } = await composeConfirmationMail(makeMessage({ language }), addresses.from);
      expect(text).toContain((await siteMessages(heading)).formPages.messageReceived);
    }
  });
});

describe('confirmations', () => {
  it.each([
    ['ans@example.com', 'ans@example.com'],
    ['Ans@Example.com', 'ans@example.com'],
    ['ans@bücher.example', 'ans@xn--bcher-kva.example'],
    ['ans+loan+x@example.com', 'ans@example.com'],
    ['a.n.s@googlemail.com', 'ans@gmail.com'],
  ])('go to %s, counted as %s', (email, key) => {
    expect(confirmationMailboxKey(makeLoan({ email }), addresses)).toBe(key);
  });

  it.each([
    ['several', 'a@b.example, evil@x.example'],
    ['no address', 'ans'],
    ['our sender', 'Loans@solvanta.example'],
    ['the staff', 'b+x@x.example'],
    ['the address on the site', company.email],
  ])('go to nobody when the address is %s', (_name, email) => {
    expect(confirmationMailboxKey(makeLoan({ email }), addresses)).toBeUndefined();
  });

  it.each(['honeypot', 'amount_outside_limits'] as const)('go to nobody when marked %s', (mark) => {
    expect(confirmationMailboxKey(makeLoan({}, { marks: [mark] }), addresses)).toBeUndefined();
  });
});

it('text without @ keeps its own mailbox key', () => {
  expect(mailboxKey('ans')).not.toBe(mailboxKey('bas'));
});

onEachStore('a mailbox', (open) => {
  const at = (ms: number) => ({ receivedAt: nowPlus(ms) });
  const nextDay = nowPlus(1e8);
  const mailbox = 'ans@example.com';

  it('gets at most one confirmation an hour', async () => {
    const { store, query } = await open();
    // Out of order, as when the clock is set back.
    const times = [0, 1, hourMs - 1, -1, hourMs, hourMs + 1, 2 * hourMs];
    const all = times.map((ms) => makeLoan({}, at(ms)));
    for (const submission of all) {
      await store.storeOnce(submission, mailbox);
      await store.confirmations.recordOutcome(submission.reference, { state: 'sent', at: now });
    }
    const other = makeLoan();
    await store.storeOnce(other, 'other@example.com');
    const confirmed = await query(
      'SELECT id FROM confirmations JOIN submissions USING (number) ORDER BY number',
    );
    expect(confirmed.map(({ id }) => id)).toEqual([all[0]?.id, all[4]?.id, all[6]?.id, other.id]);
    expect(await store.staffMails.claim(nextDay, 99)).toHaveLength(8);
  });

  it('gets its second an hour after the first', async () => {
    const { store } = await open();
    const accept = (ms: number) => store.storeOnce(makeLoan({}, at(ms)), mailbox);
    for (const ms of [0, 2 * hourMs, 4 * hourMs]) await accept(ms);
    const [claimed, ...others] = await store.confirmations.claim(nextDay, 99);
    expect(others).toEqual([]);
    // The mail server was down.
    const sentAt = nowPlus(4 * hourMs);
    await store.confirmations.recordOutcome(claimed?.reference ?? '', {
      state: 'sent',
      at: sentAt,
    });
    await accept(5 * hourMs - 1);
    expect(await store.confirmations.claim(nextDay, 99)).toEqual([]);
    await accept(5 * hourMs);
    expect(await store.confirmations.claim(nextDay, 99)).toHaveLength(1);
  });

  it('gets one for duplicates, across processes', async () => {
    const { store, openAnother } = await open();
    const stores = [store, await openAnother()];
    const same = makeLoan();
    const all = Array.from({ length: 30 }, (_, index) => (index % 3 ? makeLoan() : same));
    await Promise.all(
      all.map((submission, index) => stores[index % 2]?.storeOnce(submission, mailbox)),
    );
    expect(await store.confirmations.claim(nextDay, 99)).toHaveLength(1);
    expect(await store.confirmations.claim(nextDay, 99)).toEqual([]);
    expect(await store.staffMails.claim(nextDay, 99)).toHaveLength(21);
  });

  it('is not delayed by others’ slow server', async () => {
    const { store } = await open();
    const [slow, fresh] = [makeLoan(), makeLoan()];
    await store.storeOnce(slow, mailbox);
    await store.confirmations.claim(now, 1);
    await store.confirmations.recordOutcome(slow.reference, failedAt(now));
    await store.storeOnce(fresh, 'fresh@example.com');
    const [claimed] = await store.confirmations.claim(nextDay, 1);
    expect(claimed?.id).toBe(fresh.id);
  });

  it('gets none after its erasure', async () => {
    const { store } = await open();
    await store.storeOnce(makeLoan({ email: mailbox }), mailbox);
    await eraseByEmail(store, mailbox);
    expect(await store.confirmations.claim(nextDay, 99)).toEqual([]);
  });
});

describe('sending a confirmation', () => {
  async function makeConfirmations(behaviour: Behaviour = {}) {
    const server = await startMailServer(behaviour);
    const outbox = makeOutbox(server.port, { mailType: confirmationMailType(addresses) });
    const startQueue = () => outbox.startQueue({ outbox: outbox.store.confirmations });
    return { ...outbox, server, startQueue };
  }

  it('marks it as an automatic reply', async () => {
    const { startQueue, server, store, logged } = await makeConfirmations();
    const submission = makeLoan();
    await store.storeOnce(submission, loan.email);
    await startQueue();
    expect(server.received.map(({ to }) => to)).toEqual([[loan.email]]);
    const headers = server.received[0]?.mail.headers;
    const headerOf = (name: string) => headers?.find(({ key }) => key === name)?.value;
    expect(headerOf('auto-submitted')).toBe('auto-replied');
    expect(headerOf('content-type')).toBe('text/plain; charset=utf-8');
    expect(logged()).toMatchObject([{ msg: 'confirmed', reference: submission.reference }]);
    expect(JSON.stringify(logged())).not.toContain('@');
    // The staff's mail stays due.
    expect((await Array.fromAsync(store.all()))[0]?.mail?.state).toBe('due');
  });

  it('gives up an unknown address, sends the others', async () => {
    const atRecipient = (address: string) => (address.startsWith('gone') ? 550 : undefined);
    const { startQueue, server, store, logged } = await makeConfirmations({ atRecipient });
    for (const email of ['gone@x.example', 'ans@x.example'])
      await store.storeOnce(makeLoan({ email }), email);
    await startQueue();
    const refused = { msg: 'not_confirmed', state: 'held', code: 'address_refused' };
    expect(logged()).toContainEqual(expect.objectContaining(refused));
    expect(server.received.map(({ to }) => to)).toEqual([['ans@x.example']]);
    // Only mails to the staff are counted.
    expect(await store.staffMailStats(now)).toMatchObject({ due: 2, held: 0 });
  });

  it('waits while the server refuses our address', async () => {
    const onMailFrom: NonNullable<Behaviour['options']>['onMailFrom'] = (
      _address,
      _session,
      done,
    ) => done(Object.assign(new Error('unknown sender'), { responseCode: 550 }));
    const { startQueue, server, store, logged } = await makeConfirmations({
      options: { onMailFrom },
    });
    await store.storeOnce(makeLoan(), loan.email);
    await startQueue();
    const waits = { msg: 'not_confirmed', state: 'due', code: 'sender_refused' };
    expect(logged()).toMatchObject([waits]);
    expect(server.received).toEqual([]);
  });

  it('tries six times after lost answers', { tags: 'slow' }, async () => {
    const { server, store, logged, startQueue, runQueue, advance } = await makeConfirmations({
      atData: () => 'drop',
    });
    await store.storeOnce(makeLoan(), loan.email);
    await startQueue();
    for (let attempt = 1; attempt < 9; attempt += 1) {
      advance(20 * 60_000);
      await runQueue();
    }
    expect(server.received).toHaveLength(6);
    const waits = { msg: 'not_confirmed', state: 'due', code: 'timeout' };
    expect(logged()).toMatchObject([...Array(5).fill(waits), { ...waits, state: 'held' }]);
  });

  it('gives up after a day', async () => {
    const { startQueue, server, store, logged, advance } = await makeConfirmations();
    await store.storeOnce(makeLoan(), loan.email);
    advance(24 * hourMs + 1);
    await startQueue();
    const late = { msg: 'not_confirmed', state: 'held', code: 'too_late' };
    expect(logged()).toMatchObject([late]);
    expect(server.received).toEqual([]);
  });
});

describe('the service', () => {
  it('confirms JSON and HTML forms, no spam', async () => {
    const { app, store } = makeService({
      confirmationMailboxKey: (submission) => confirmationMailboxKey(submission, addresses),
    });
    const as = (email: string) => ({ ...loan, email });
    await postJson(app, loanPath, as('script@x.example'));
    await postForm(app, loanPath, as('form@x.example'));
    await postJson(app, messagePath, emailCall);
    await postForm(app, loanPath, { ...as('robot@x.example'), [extraFormFields.honeypot]: 'x' });
    await postJson(app, loanPath, as('no address'));
    const claimed = await store.confirmations.claim(nowPlus(1), 9);
    const expected = ['script@x.example', 'form@x.example', message.email];
    expect(claimed.map(({ payload }) => payload.email)).toEqual(expected);
  });

  it.each([
    ['when it is told to', 'on', [addresses.to.join(), loan.email]],
    ['not unless it is told to', 'off', [addresses.to.join()]],
  ])('confirms %s', { tags: 'slow' }, async (_name, MAIL_CONFIRMATION, recipients) => {
    const server = await startMailServer();
    const env = { ...mailSettings(server.url), MAIL_CONFIRMATION };
    const service = await startService({ env });
    await service.postLoan(loan);
    await waitForMails(server.received, recipients.length);
    // Stopping finishes begun mails.
    await service.stop();
    const received = server.received.map(({ to }) => to.join());
    expect(received.toSorted()).toEqual(recipients.toSorted());
  });
});
