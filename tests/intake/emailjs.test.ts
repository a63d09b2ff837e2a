import emailjs from 'emailjs-com';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { templateOf } from '../../src/contact/message.ts';
import {
  emailCall,
  makeIntake,
  message,
  messagePath,
  postJson,
} from '../support/intake/fixtures.ts';

/** The SDK in a page that the service is the origin of. */
async function sendBySdk(origin: string, params: Record<string, unknown>) {
  vi.stubGlobal('location', new URL(origin));
  onTestFinished(() => void vi.unstubAllGlobals());
  emailjs.init({ publicKey: 'user' }, origin);
  return emailjs.send('service', 'template', params);
}

describe('the EmailJS SDK', () => {
  it('sends a message that is stored', async () => {
    const { app, store } = makeIntake();
    const origin = await app.listen({ port: 0 });
    const answer = await sendBySdk(origin, emailCall.template_params);
    expect([answer.status, answer.text]).toEqual([200, 'OK']);
    expect(await store.list()).toMatchObject([
      { kind: 'message', payload: message, channel: 'json' },
    ]);
  });

  it('is refused with a status and a text', async () => {
    const { app, store } = makeIntake();
    const origin = await app.listen({ port: 0 });
    const sending = sendBySdk(origin, { ...emailCall.template_params, message: '' });
    const error = { code: 'invalid_fields', fields: { 'template_params.message': 'missing' } };
    await expect(sending).rejects.toMatchObject({ status: 422, text: JSON.stringify({ error }) });
    expect(await store.list()).toEqual([]);
  });

  it('is told when the store fails', async () => {
    const { app, store } = makeIntake();
    const origin = await app.listen({ port: 0 });
    await store.close();
    const sending = sendBySdk(origin, emailCall.template_params);
    await expect(sending).rejects.toMatchObject({ status: 503 });
  });
});

describe('an EmailJS call', () => {
  it('is answered with OK as plain text', async () => {
    const { app } = makeIntake();
    const answer = await postJson(app, messagePath, { lib_version: '4.4.1', ...emailCall });
    expect([answer.statusCode, answer.payload]).toEqual([200, 'OK']);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  });

  it('says nothing about who gets the message', async () => {
    const { app, store } = makeIntake();
    await postJson(app, messagePath, emailCall);
    expect(JSON.stringify(await store.list())).not.toContain(emailCall.template_params.to_email);
  });

  it.each([
    ['https://loan.example/hu/kapcsolat', 'hu'],
    ['https://loan.example/contact', 'nl'],
    ['not an address', 'nl'],
    ['', 'nl'],
  ])('that comes from the page %j is stored as %s', async (referer, language) => {
    const { app, store } = makeIntake();
    await postJson(app, messagePath, emailCall, { referer });
    expect((await store.list())[0]?.language).toBe(language);
  });

  it.each([
    [templateOf('hu'), 'hu'],
    ['contact', 'fi'],
    ['contact-en-US', 'fi'],
    ['contact-xx', 'nl'],
  ])(
    'for the template %j is stored as %s, whatever page the browser names',
    async (name, language) => {
      const { app, store } = makeIntake();
      const call = { ...emailCall, template_id: name };
      await postJson(app, messagePath, call, { referer: 'https://loan.example/fi/yhteys' });
      expect((await store.list())[0]?.language).toBe(language);
    },
  );
});
