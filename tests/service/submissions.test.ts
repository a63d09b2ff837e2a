/** What scripts send, and what is stored of it. */
import emailjs from 'emailjs-com';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { idempotencyHeader, loanPath, messagePath } from '../../src/domain/api.ts';
import { templateName } from '../../src/domain/contact-message.ts';
import { receivedAtHeader, referenceHeader } from '../../src/domain/loan/receipt-headers.ts';
import { toReference } from '../../src/domain/submission-id.ts';
import { routes } from '../../src/i18n/routes.ts';
import { makeService, portOf, postJson } from '../support/service/fixtures.ts';
import { emailCall, idsOf, key, loan, message } from '../support/submission.ts';
import { now } from '../support/times.ts';

const site = 'https://loan.example';

describe('a loan request', () => {
  it('is stored and answered with its reference', async () => {
    const { app, stored } = makeService();
    const headers = { [idempotencyHeader]: key.toUpperCase(), 'content-language': 'fi' };
    const response = await postJson(app, loanPath, loan, headers);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ ok: true, reference: toReference(key) });
    expect(response.headers).toMatchObject({
      'cache-control': 'no-store',
      [receivedAtHeader.toLowerCase()]: now.toISOString(),
      [referenceHeader.toLowerCase()]: toReference(key),
    });
    expect(await stored()).toEqual([
      {
        kind: 'loan',
        payload: loan,
        id: key,
        reference: toReference(key),
        receivedAt: now,
        language: 'fi',
        idempotencyKey: key,
        marks: [],
        channel: 'json',
        mail: expect.objectContaining({ state: 'due', attempts: 0 }),
      },
    ]);
  });

  it('gets a new id without a UUID key', async () => {
    const { app, store } = makeService();
    await postJson(app, loanPath, loan, { [idempotencyHeader]: 'press 1' });
    await postJson(app, loanPath, { ...loan, amount: 6000 });
    await postJson(app, loanPath, { ...loan, amount: 7000 });
    const stored = await Array.fromAsync(store.all());
    expect(stored.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['press 1', null, null]);
    expect(new Set(idsOf(stored)).size).toBe(3);
    const references = stored.map(({ id }) => toReference(id));
    expect(stored.map(({ reference }) => reference)).toEqual(references);
  });

  it.each([
    ['nl-BE', 'nl'],
    ['xx', 'nl'],
    ['__proto__', 'nl'],
    ['en', 'en'],
  ])('stores the language tag %s as %s', async (tag, language) => {
    const { app, stored } = makeService();
    await postJson(app, loanPath, loan, { 'content-language': tag });
    expect((await stored())[0]?.language).toBe(language);
  });
});

describe('the EmailJS SDK', () => {
  /** Sends from the service's own origin. */
  async function send(app: ReturnType<typeof makeService>['app'], params: Record<string, unknown>) {
    const origin = `http://127.0.0.1:${await portOf(app)}`;
    vi.stubGlobal('location', new URL(origin));
    onTestFinished(() => void vi.unstubAllGlobals());
    emailjs.init({ publicKey: 'user' }, origin);
    return emailjs.send('service', 'template', params);
  }

  it('sends a message that is stored', async () => {
    const { app, store } = makeService();
    const response = await send(app, emailCall.template_params);
    expect([response.status, response.text]).toEqual([200, 'OK']);
    const stored = { kind: 'message', payload: message, channel: 'json' };
    const all = await Array.fromAsync(store.all());
    expect(all).toMatchObject([stored]);
    // Nothing about who gets it.
    expect(JSON.stringify(all)).not.toContain(emailCall.template_params.to_email);
  });

  it('is refused with a status and a text', async () => {
    const { app, store, stored } = makeService();
    const error = { code: 'invalid_fields', fields: { 'template_params.message': 'missing' } };
    const incomplete = send(app, { ...emailCall.template_params, message: '' });
    await expect(incomplete).rejects.toMatchObject({
      status: 422,
      text: JSON.stringify({ error }),
    });
    expect(await stored()).toEqual([]);
    await store.close();
    const unstored = send(app, emailCall.template_params);
    await expect(unstored).rejects.toMatchObject({ status: 503 });
  });
});

describe('an EmailJS call', () => {
  it('gets plain text', async () => {
    const { app } = makeService();
    const { headers } = await postJson(app, messagePath, { lib_version: '4.4.1', ...emailCall });
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  });

  it.each([
    [site + routes.contact.de, 'de'],
    [site + routes.contact.nl, 'nl'],
    ['not an address', 'nl'],
    ['', 'nl'],
  ])('stores for the page %j the language %s', async (referer, language) => {
    const { app, stored } = makeService();
    await postJson(app, messagePath, emailCall, { referer });
    expect((await stored())[0]?.language).toBe(language);
  });

  it.each([
    [templateName('de'), 'de'],
    ['contact', 'fi'],
    ['contact-en-US', 'fi'],
    ['contact-xx', 'nl'],
  ])('stores for the template %j the language %s', async (name, language) => {
    const { app, stored } = makeService();
    const call = { ...emailCall, template_id: name };
    await postJson(app, messagePath, call, { referer: site + routes.contact.fi });
    expect((await stored())[0]?.language).toBe(language);
  });
});
