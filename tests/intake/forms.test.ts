import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { formControls, maxBodyBytes, referenceOf } from '../../src/api.ts';
import {
  key,
  loan,
  loanPath,
  makeIntake,
  message,
  messagePath,
  pagePolicy,
  postForm,
  postJson,
} from '../support/intake/fixtures.ts';

const nasty = '"><script>alert(1)</script>';
/** Looks like what the page is filled in by. */
const mark = '{{values.email}} {{#wrong.name}} {{{reference}}} $& $1';

describe('a plain form', () => {
  it.each(['nl', 'hu'])('with a loan request is answered with a page in %s', async (language) => {
    const { app, store } = makeIntake();
    const form = { ...loan, amount: '5.000', language, website: '' };
    const answer = await postForm(app, loanPath, form);
    const [stored] = await store.list();
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-security-policy']).toBe(`${pagePolicy}; frame-ancestors 'none'`);
    const $ = load(answer.payload);
    expect($('h1').text()).toBe(`loan-received ${language}`);
    expect($('p').text()).toBe(stored?.reference);
    expect(stored).toMatchObject({
      kind: 'loan',
      payload: loan,
      language,
      channel: 'form',
      marks: [],
    });
  });

  it.each(['de', 'sl'])('with a message is answered with a page in %s', async (language) => {
    const { app, store } = makeIntake();
    const answer = await postForm(app, messagePath, { ...message, language });
    const [stored] = await store.list();
    const $ = load(answer.payload);
    expect(answer.statusCode).toBe(200);
    expect($('h1').text()).toBe(`message-received ${language}`);
    expect($('p').text()).toBe(stored?.reference);
    expect(stored).toMatchObject({ kind: 'message', payload: message, language, channel: 'form' });
  });

  it.each([
    [
      loanPath,
      'loan',
      'de',
      { ...loan, phone: ' ', amount: 'x', firstName: nasty, lastName: mark },
      ['amount', 'phone'],
    ],
    [
      messagePath,
      'message',
      'fi',
      { ...message, message: '', name: nasty, subject: mark },
      ['message'],
    ],
  ])(
    'to %s keeps what was typed when it is incomplete',
    async (path, kind, language, form, wrong) => {
      const { app, store } = makeIntake();
      const answer = await postForm(app, path, { ...form, language });
      expect(answer.statusCode).toBe(422);
      expect(answer.payload).not.toContain('<script>');
      const $ = load(answer.payload);
      expect($('h1').text()).toBe(`${kind}-incomplete ${language}`);
      for (const [name, value] of Object.entries(form)) {
        expect($(`[name=${name}]`).attr('value')).toBe(String(value));
      }
      const marked = $('[aria-invalid]').map((_i, input) => $(input).attr('name'));
      expect(marked.get().sort()).toEqual(wrong);
      expect(await store.list()).toEqual([]);
    },
  );

  it('in a language without pages is answered in the default one', async () => {
    const { app, store } = makeIntake();
    const answer = await postForm(app, messagePath, { ...message, language: 'sv' });
    expect(load(answer.payload)('h1').text()).toBe('message-received nl');
    expect((await store.list())[0]?.language).toBe('sv');
  });

  it('that is too large to be read is answered in the language of the page it came from', async () => {
    const { app, store } = makeIntake();
    const form = { ...message, message: 'x'.repeat(maxBodyBytes), language: 'fi' };
    const referer = 'https://loan.example/fi/yhteys';
    const answer = await postForm(app, messagePath, form, { referer });
    expect(answer.statusCode).toBe(413);
    expect(load(answer.payload)('h1').text()).toBe('too-long fi');
    expect(await store.list()).toEqual([]);
  });

  it('is stored and marked when the honeypot is filled, and answered like any other', async () => {
    const { app, store } = makeIntake();
    const trap = { [formControls.honeypot]: 'https://spam.example' };
    const loanAnswer = await postForm(app, loanPath, { ...loan, amount: 1, ...trap });
    const messageAnswer = await postForm(app, messagePath, { ...message, ...trap });
    expect([loanAnswer.statusCode, messageAnswer.statusCode]).toEqual([200, 200]);
    expect(load(loanAnswer.payload)('h1').text()).toBe('loan-received nl');
    expect((await store.list()).map(({ marks }) => marks)).toEqual([
      ['amount_outside_limits', 'honeypot'],
      ['honeypot'],
    ]);
  });

  it('with a field sent twice is incomplete', async () => {
    const { app, store } = makeIntake();
    const twice = `${new URLSearchParams(message)}&name=Other&language=de&language=fi&website=&website=`;
    const answer = await postForm(app, messagePath, twice);
    expect(answer.statusCode).toBe(422);
    expect(load(answer.payload)('[aria-invalid]').attr('value')).toBe(message.name);
    const amounts = `${new URLSearchParams({ ...loan, amount: '1', duration: '1' })}&amount=2`;
    expect((await postForm(app, loanPath, amounts)).statusCode).toBe(422);
    expect(await store.list()).toEqual([]);
  });

  it.each([
    '',
    '=',
    '&&&',
    '%',
    '%FF=%zz',
    '__proto__=x',
    'constructor=x&toString=y&hasOwnProperty=',
  ])('that holds %j is incomplete', async (body) => {
    const { app, store } = makeIntake();
    expect((await postForm(app, loanPath, body)).statusCode).toBe(422);
    expect((await postForm(app, messagePath, body)).statusCode).toBe(422);
    expect(await store.list()).toEqual([]);
  });

  it('gets a page for every failure', async () => {
    const { app, store } = makeIntake();
    const large = await postForm(app, loanPath, { ...loan, address: 'x'.repeat(maxBodyBytes) });
    const badKey = await postForm(
      app,
      loanPath,
      { ...loan, language: 'lb' },
      { 'idempotency-key': '' },
    );
    await postJson(app, loanPath, loan, { 'idempotency-key': key });
    const reused = await postForm(
      app,
      messagePath,
      { ...message, language: 'hu' },
      { 'idempotency-key': key },
    );
    await store.close();
    const failed = await postForm(app, messagePath, { ...message, language: 'sl' });
    const answers = [large, badKey, reused, failed];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([413, 400, 422, 503]);
    expect(answers.map(({ payload }) => load(payload)('h1').text())).toEqual([
      'too-long nl',
      'failed lb',
      'failed hu',
      'failed sl',
    ]);
    expect(failed.headers['retry-after']).toBeDefined();
    expect(failed.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(failed.headers['content-security-policy']).toContain(pagePolicy);
  });

  it('has the same reference as the key it came with', async () => {
    const { app } = makeIntake();
    const answer = await postForm(app, loanPath, loan, { 'idempotency-key': key });
    expect(load(answer.payload)('p').text()).toBe(referenceOf(key));
  });
});
