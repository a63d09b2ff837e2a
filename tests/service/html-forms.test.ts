/**
 * HTML forms without script, and the form pages that they get, also when the store fails
 * (fault F22).
 */
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { formatAnswerDeadline } from '../../src/domain/answer-deadline.ts';
import {
  extraFormFields,
  idempotencyHeader,
  loanPath,
  maxBodyBytes,
  messagePath,
} from '../../src/domain/api.ts';
import { toReference } from '../../src/domain/submission-id.ts';
import { siteMessages } from '../../src/i18n/messages/site-messages.ts';
import { wizardMessages } from '../../src/i18n/messages/wizard-messages.ts';
import { routes } from '../../src/i18n/routes.ts';
import { makeService, postForm, postJson } from '../support/service/fixtures.ts';
import { key, loan, message } from '../support/submission.ts';
import { now } from '../support/times.ts';

/** A page and its language. */
function readPage(html: string) {
  const $ = load(html);
  return { $, language: $('html').attr('lang'), heading: $('h1').text(), text: $('main').text() };
}

const formPageTexts = async (language: Parameters<typeof siteMessages>[0]) =>
  (await siteMessages(language)).formPages;

describe('an HTML form', () => {
  it.each([
    [
      'loan',
      loanPath,
      { ...loan, amount: '5.000', [extraFormFields.honeypot]: '' },
      'nl',
      'loanReceived',
    ],
    ['loan', loanPath, loan, 'de', 'loanReceived'],
    ['message', messagePath, message, 'sl', 'messageReceived'],
  ] as const)('stores a %s, shows a page', async (kind, path, form, language, title) => {
    const { app, store } = makeService();
    const response = await postForm(app, path, { ...form, language });
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringMatching(/'sha256-.*; frame-ancestors 'none'$/),
    });
    const [stored] = await Array.fromAsync(store.all());
    const payload = kind === 'loan' ? loan : message;
    expect(stored).toMatchObject({ kind, payload, language, channel: 'form', marks: [] });
    const page = readPage(response.payload);
    expect([page.language, page.heading]).toEqual([
      language,
      (await formPageTexts(language))[title],
    ]);
    expect(page.text).toContain(stored?.reference);
    if (kind === 'loan') expect(page.text).toContain(formatAnswerDeadline(now.getTime(), language));
  });

  it('reports an email that browsers reject', async () => {
    const { app, stored } = makeService();
    const form = { ...message, email: 'anna', language: 'de' };
    const { emailErrors } = await wizardMessages('de');
    const { errors, fields } = (await siteMessages('de')).contact;
    const { $, text } = readPage(
      (await postForm(app, messagePath, { ...form, name: ' ' })).payload,
    );
    const names = $('main li [href^="#"]').map((_i, line) => $(line).text().trim());
    expect(names.get()).toEqual([fields.name, fields.email]);
    expect(text).toContain(errors.name);
    expect(text).toContain(emailErrors.noAt);
    expect(text).not.toContain(emailErrors.malformed);
    expect($('[name=email]').attr('aria-invalid')).toBe('true');
    expect((await postForm(app, messagePath, form)).statusCode).toBe(200);
    expect((await stored())[0]?.payload).toMatchObject({ email: 'anna' });
  });

  it('uses the default for a language without pages', async () => {
    const { app, stored } = makeService();
    const response = await postForm(app, messagePath, { ...message, language: 'sv' });
    expect(readPage(response.payload).heading).toBe((await formPageTexts('nl')).messageReceived);
    expect((await stored())[0]?.language).toBe('sv');
  });

  it.each([
    [loanPath, { ...loan, amount: 1 }, ['amount_outside_limits']],
    [messagePath, { ...message, message: 'FREE $$$ viagra http://x.example '.repeat(50) }, []],
  ] as const)('marks and mails spam, hides that from senders: %s', async (path, form, marks) => {
    const { app, store } = makeService();
    const traps = ['', ' ', 'x', '0', 'https://spam.example'];
    const pages = new Set<string>();
    for (const [index, trap] of traps.entries()) {
      const spam = { ...form, email: `${index}@x.example`, [extraFormFields.honeypot]: trap };
      const response = await postForm(app, path, spam);
      expect(response.statusCode).toBe(200);
      pages.add(response.payload.replaceAll(/[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}/g, ''));
    }
    expect(pages.size).toBe(1);
    const stored = await Array.fromAsync(store.all());
    const spamMarks = [...marks, 'honeypot'];
    expect(stored.map((submission) => submission.marks)).toEqual([
      marks,
      marks,
      spamMarks,
      spamMarks,
      spamMarks,
    ]);
    expect(stored.filter(({ mail }) => mail?.state !== 'due')).toEqual([]);
  });

  it('is incomplete with a duplicate field', async () => {
    const { app, stored } = makeService();
    const twice = `${new URLSearchParams(message)}&name=Other&language=de&language=fi&${extraFormFields.honeypot}=&${extraFormFields.honeypot}=`;
    const response = await postForm(app, messagePath, twice);
    expect(response.statusCode).toBe(422);
    expect(readPage(response.payload).$('[name=name][aria-invalid=true]').val()).toBe(message.name);
    const amounts = `${new URLSearchParams({ ...loan, amount: '1', duration: '1' })}&amount=2`;
    expect((await postForm(app, loanPath, amounts)).statusCode).toBe(422);
    expect(await stored()).toEqual([]);
  });

  it.each(['', '%FF=%zz', '__proto__=x'])('is incomplete with the body %j', async (body) => {
    const { app, stored } = makeService();
    for (const path of [loanPath, messagePath])
      expect((await postForm(app, path, body)).statusCode).toBe(422);
    expect(await stored()).toEqual([]);
  });

  it('gets a page for every failure', async () => {
    const { app, store } = makeService();
    const headers = { [idempotencyHeader]: key };
    // An unreadable form gets the language of the referring page.
    const referer = `https://loan.example${routes.contact.fi}`;
    const long = { ...message, message: 'x'.repeat(maxBodyBytes) };
    const large = await postForm(app, messagePath, long, { referer });
    const noKey = { [idempotencyHeader]: '' };
    const badKey = await postForm(app, loanPath, { ...loan, language: 'de' }, noKey);
    await postJson(app, loanPath, loan, headers);
    const reused = await postForm(app, messagePath, { ...message, language: 'nl' }, headers);
    await store.close();
    const failed = await postForm(app, messagePath, { ...message, language: 'sl' });
    expect(failed.headers['retry-after']).toBeDefined();
    for (const [response, status, language, text] of [
      [large, 413, 'fi', (await formPageTexts('fi')).tooLong],
      [badKey, 400, 'de', (await formPageTexts('de')).failed],
      [reused, 422, 'nl', (await formPageTexts('nl')).failed],
      [failed, 503, 'sl', (await formPageTexts('sl')).failed],
    ] as const) {
      const page = readPage(response.payload);
      expect([response.statusCode, page.language, page.heading]).toEqual([status, language, text]);
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(response.headers['content-security-policy']).toContain("'sha256-");
    }
  });

  it('shows the reference of an earlier JSON request', async () => {
    const { app, stored } = makeService();
    await postJson(app, loanPath, loan, { [idempotencyHeader]: key });
    const response = await postForm(app, loanPath, loan);
    expect(readPage(response.payload).text).toContain(toReference(key));
    expect(await stored()).toHaveLength(1);
  });
});
