/** Requests that the service rejects, and its health while the store fails. */
import { setImmediate } from 'node:timers/promises';
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { idempotencyHeader, loanPath, maxBodyBytes, messagePath } from '../../src/domain/api.ts';
import { loanFields } from '../../src/domain/loan/request.ts';
import { hourMs } from '../../src/helpers/durations.ts';
import { siteMessages } from '../../src/i18n/messages/site-messages.ts';
import { routes } from '../../src/i18n/routes.ts';
import type { Store } from '../../src/service/store/store.ts';
import { StoreError } from '../../src/service/store/store-errors.ts';
import { json, request } from '../support/http.ts';
import { expectError, makeService, postJson, responsesTo } from '../support/service/fixtures.ts';
import { heldAt } from '../support/service/outbox.ts';
import { emailCall, loan, makeMessage } from '../support/submission.ts';
import { now, nowPlus } from '../support/times.ts';

/** A valid request with this many bytes. */
function loanOfSize(bytes: number): string {
  const bare = JSON.stringify({ ...loan, profession: 'x' });
  return JSON.stringify({ ...loan, profession: 'x'.repeat(bytes - Buffer.byteLength(bare) + 1) });
}

describe('an unreadable request', () => {
  it.each([
    ['malformed JSON', '{"amount": 5000'],
    ['an empty body', ''],
    ['a list', '[]'],
    ['a text', '"x"'],
    ['null', 'null'],
    ['__proto__', `{"__proto__":{"x":1},${JSON.stringify(loan).slice(1)}`],
    ['an escaped __proto__', '{"\\u005f_proto__":{"x":1}}'],
    ['constructor.prototype', '{"constructor":{"prototype":{"x":1}}}'],
    ['a nested __proto__', '{"template_params":{"__proto__":{"x":1}}}'],
  ])('gets 400 for %s', async (_name, body) => {
    const { app, stored } = makeService();
    for (const path of [loanPath, messagePath]) {
      const response = await postJson(app, path, body);
      expectError(response, 400, 'malformed_json');
    }
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(await stored()).toEqual([]);
  });

  it('gets 400 when it is not UTF-8', async () => {
    const { app, stored } = makeService();
    const payload = Buffer.from(JSON.stringify({ ...loan, firstName: 'Zoe' }));
    payload[payload.indexOf('Zoe') + 2] = 0xeb;
    const response = await app.inject({ method: 'POST', url: loanPath, payload, headers: json });
    expectError(response, 400, 'malformed_json');
    expect(await stored()).toEqual([]);
  });

  it('gets 422 for the deepest possible nesting', async () => {
    const { app, stored } = makeService();
    const amount = `${'['.repeat(15_000)}${']'.repeat(15_000)}`;
    expect((await postJson(app, loanPath, `{"amount":${amount}}`)).statusCode).toBe(422);
    expect(await stored()).toEqual([]);
  });

  it('gets 413 one byte above the maximum', async () => {
    const { app, stored } = makeService();
    expect((await postJson(app, loanPath, loanOfSize(maxBodyBytes))).statusCode).toBe(200);
    const body = loanOfSize(maxBodyBytes + 1);
    const [response] = await responsesTo(app, request('POST', loanPath, json, body));
    expect(response).toMatchObject({ status: 413, headers: { connection: 'close' } });
    expect(response?.body.toString()).toBe('{"error":{"code":"body_too_large"}}');
    expect(await stored()).toHaveLength(1);
  });

  it.each([
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/jsonx',
    'nonsense',
    '',
    undefined,
  ])('gets 415 for the type %s', async (type) => {
    const { app, stored } = makeService();
    const headers = type === undefined ? {} : { 'content-type': type };
    for (const url of [loanPath, messagePath]) {
      for (const payload of [JSON.stringify(loan), '']) {
        const response = await app.inject({ method: 'POST', url, payload, headers });
        expectError(response, 415, 'unsupported_media_type');
      }
    }
    expect(await stored()).toEqual([]);
  });

  it('needs a key of 1 to 255 characters', async () => {
    const { app, stored } = makeService();
    for (const badKey of ['', 'x'.repeat(256), 'cl\u00e9', 'a\tb']) {
      const response = await postJson(app, loanPath, loan, { [idempotencyHeader]: badKey });
      expectError(response, 400, 'invalid_idempotency_key');
    }
    const maxKey = { [idempotencyHeader]: '~'.repeat(255) };
    expect((await postJson(app, loanPath, loan, maxKey)).statusCode).toBe(200);
    expect(await stored()).toHaveLength(1);
  });
});

describe('a request with invalid fields', () => {
  const { template_params } = emailCall;

  it.each<[string, unknown, Record<string, string>]>([
    [loanPath, {}, Object.fromEntries(loanFields.map((field) => [field, 'missing']))],
    [messagePath, {}, Object.fromEntries(Object.keys(emailCall).map((name) => [name, 'missing']))],
    [messagePath, { ...emailCall, template_params: 'x' }, { template_params: 'not_an_object' }],
    [
      messagePath,
      { ...emailCall, template_params: { ...template_params, message: ' ', subject: 1 } },
      { 'template_params.message': 'missing', 'template_params.subject': 'not_text' },
    ],
  ])('gets a code for each field: %s %j', async (path, body, fields) => {
    const { app, stored } = makeService();
    const response = await postJson(app, path, body);
    expectError(response, 422, 'invalid_fields', fields);
    expect(await stored()).toEqual([]);
  });
});

describe('a browser’s navigation to what is no page', () => {
  const site = 'https://a.example';
  const acceptsHtml = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

  it.each([
    [loanPath, 405, {}, 'nl'],
    ['/api/other', 404, {}, 'nl'],
    ['/%E0%A4%A', 400, {}, 'nl'],
    [loanPath, 405, { referer: site + routes.terms.fi, 'accept-language': 'de' }, 'fi'],
    [loanPath, 405, { 'accept-language': 'zxx, sl;q=0.8, de;q=0.5' }, 'sl'],
    [loanPath, 405, { 'accept-language': 'zxx' }, 'nl'],
  ] as const)('gets a page: %s %i %j', async (url, status, more, language) => {
    const { app } = makeService();
    const response = await app.inject({ url, headers: { ...acceptsHtml, ...more } });
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    const { notShown } = (await siteMessages(language)).formPages;
    expect(load(response.payload)('h1').text()).toBe(notShown);
  });
});

describe('a failing store', () => {
  it('gives 503 with Retry-After', async () => {
    const { app, store } = makeService();
    await store.close();
    const response = await postJson(app, messagePath, emailCall);
    expectError(response, 503, 'unavailable');
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('leaves the pages served', async () => {
    const { app, store } = makeService();
    await store.close();
    expect((await app.inject('/de')).statusCode).toBe(200);
  });

  it('fails the health check', async () => {
    const { app, store } = makeService();
    const healthy = await app.inject('/healthz');
    const queue = { due: 0, held: 0, oldestDueSeconds: 0 };
    expect([healthy.statusCode, healthy.json()]).toEqual([200, { status: 'ok', queue }]);
    await store.close();
    const failing = await app.inject('/healthz');
    expect([failing.statusCode, failing.json()]).toEqual([503, { status: 'unavailable' }]);
    for (const { headers } of [healthy, failing]) expect(headers['cache-control']).toBe('no-store');
    const elsewhere = await app.inject({ url: '/healthz', remoteAddress: '192.0.2.1' });
    expect(elsewhere.statusCode).toBe(503);
  });

  it('fails the health check without writes', async () => {
    const { store } = makeService();
    let isFull = true;
    const full = () => Promise.reject(new StoreError('The disk is full'));
    const storeOnce: Store['storeOnce'] = (...args) => (isFull ? full() : store.storeOnce(...args));
    const probe: Store['probe'] = () => (isFull ? full() : store.probe());
    const { app } = makeService({ store: { ...store, storeOnce, probe } });
    const health = async () => (await app.inject('/healthz')).statusCode;
    expect(await health()).toBe(200);
    expect((await postJson(app, loanPath, loan)).statusCode).toBe(503);
    expect(await health()).toBe(503);
    isFull = false;
    // No form is needed.
    expect(await health()).toBe(200);
    expect(await store.count()).toBe(0);
  });

  it('tells a monitor elsewhere of unread requests', async () => {
    const { app, store } = makeService();
    const headers = { 'x-forwarded-for': '192.0.2.1' };
    const ask = async () => (await app.inject({ url: '/healthz/delivery', headers })).body;
    const [well, ill] = ['{"status":"ok"}', '{"status":"unavailable"}'];
    const receivedAt = nowPlus(-hourMs);
    const { reference } = await store.storeOnce(makeMessage({ receivedAt }));
    expect(await ask()).toEqual(well);
    await store.staffMails.recordOutcome(reference, heldAt(now));
    expect(await ask()).toEqual(ill);
    await store.markDone(reference, now);
    expect(await ask()).toEqual(well);
    const older = nowPlus(-hourMs - 1_000);
    await store.storeOnce(makeMessage({ receivedAt: older }));
    expect((await app.inject({ url: '/healthz/delivery', headers })).statusCode).toBe(503);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
  });
});

describe('the health check', () => {
  it('shares one read among concurrent health checks', async () => {
    const { store } = makeService();
    const reading = Promise.withResolvers<undefined>();
    let reads = 0;
    const find: Store['find'] = () => {
      reads += 1;
      return reading.promise;
    };
    const { app } = makeService({ store: { ...store, find } });
    const handling = Promise.withResolvers<void>();
    let arrived = 0;
    app.addHook('preHandler', async () => {
      arrived += 1;
      if (arrived === 50) handling.resolve();
    });
    const ask = () => app.inject({ url: '/healthz', remoteAddress: '192.0.2.1' });
    const asked = Array.from({ length: 50 }, ask);
    await handling.promise;
    await setImmediate();
    reading.resolve(undefined);
    const flood = await Promise.all(asked);
    expect(flood.map((response) => response.statusCode)).toEqual(Array(50).fill(200));
    expect(reads).toBe(1);
  });

  it.each([
    { from: 'the same machine', remoteAddress: '127.0.0.1', headers: {}, isTold: true },
    { from: 'elsewhere', remoteAddress: '192.0.2.1', headers: {}, isTold: false },
    ...[{ 'x-forwarded-for': '192.0.2.1' }, { forwarded: 'for=192.0.2.1' }].map((headers) => ({
      from: `a proxy with ${Object.keys(headers).join()}`,
      remoteAddress: '127.0.0.1',
      headers,
      isTold: false,
    })),
  ])('from $from gets queue: $isTold', async ({ remoteAddress, headers, isTold }) => {
    const { app } = makeService();
    const response = await app.inject({ url: '/healthz', remoteAddress, headers });
    const queue = { due: 0, held: 0, oldestDueSeconds: 0 };
    expect(response.json()).toEqual({ status: 'ok', ...(isTold ? { queue } : {}) });
  });
});
