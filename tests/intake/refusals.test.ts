import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { maxBodyBytes } from '../../src/api.ts';
import { barePolicy } from '../../src/intake/headers.ts';
import { loanFields } from '../../src/loan/request.ts';
import {
  emailCall,
  loan,
  loanPath,
  makeIntake,
  messagePath,
  postJson,
} from '../support/intake/fixtures.ts';
import { exchange } from '../support/intake/raw-http.ts';

const json = { 'content-type': 'application/json' };

/** A valid request of exactly so many bytes. */
function loanOf(bytes: number): string {
  const bare = JSON.stringify({ ...loan, profession: 'x' });
  return JSON.stringify({ ...loan, profession: 'x'.repeat(bytes - Buffer.byteLength(bare) + 1) });
}

describe('a request that cannot be taken', () => {
  it.each([
    ['malformed JSON', '{"amount": 5000', 'malformed_json'],
    ['no JSON', 'amount=5000', 'malformed_json'],
    ['an empty body', '', 'malformed_json'],
    ['a list', '[]', 'malformed_json'],
    ['a text', '"x"', 'malformed_json'],
    ['a number', '5000', 'malformed_json'],
    ['null', 'null', 'malformed_json'],
    ['__proto__', `{"__proto__":{"x":1},${JSON.stringify(loan).slice(1)}`, 'malformed_json'],
    ['an escaped __proto__', '{"\\u005f_proto__":{"x":1}}', 'malformed_json'],
    ['constructor.prototype', '{"constructor":{"prototype":{"x":1}}}', 'malformed_json'],
    ['a nested __proto__', '{"template_params":{"__proto__":{"x":1}}}', 'malformed_json'],
  ])('as %s is answered with 400', async (_name, body, code) => {
    const { app, store } = makeIntake();
    for (const path of [loanPath, messagePath]) {
      const answer = await postJson(app, path, body);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual({ error: { code } });
    }
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(await store.list()).toEqual([]);
  });

  it('is malformed when it is not UTF-8', async () => {
    const { app, store } = makeIntake();
    const payload = Buffer.from(JSON.stringify({ ...loan, firstName: 'Zo\u00eb' }), 'latin1');
    const answer = await app.inject({ method: 'POST', url: loanPath, payload, headers: json });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { error: { code: 'malformed_json' } },
    ]);
    expect(await store.list()).toEqual([]);
  });

  it('survives nesting as deep as a body allows', async () => {
    const { app, store } = makeIntake();
    const amount = `${'['.repeat(15_000)}${']'.repeat(15_000)}`;
    const answer = await postJson(app, loanPath, `{"amount":${amount}}`);
    expect(answer.statusCode).toBe(422);
    expect(await store.list()).toEqual([]);
  });

  it('may be as large as the limit and not a byte larger', async () => {
    const { app, store } = makeIntake();
    expect((await postJson(app, loanPath, loanOf(maxBodyBytes))).statusCode).toBe(200);
    const answer = await postJson(app, loanPath, loanOf(maxBodyBytes + 1));
    expect([answer.statusCode, answer.json()]).toEqual([
      413,
      { error: { code: 'body_too_large' } },
    ]);
    expect(answer.headers.connection).toBe('close');
    expect(await store.list()).toHaveLength(1);
  });

  it('may not hide its size in chunks', async () => {
    const { app, store } = makeIntake();
    const body = loanOf(maxBodyBytes + 1);
    const head = `POST ${loanPath} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json`;
    const chunk = `${Buffer.byteLength(body).toString(16)}\r\n${body}`;
    const answer = await exchange(
      app,
      `${head}\r\nTransfer-Encoding: chunked\r\n\r\n${chunk}\r\n0\r\n\r\n`,
    );
    expect(answer).toMatchObject({ status: 413, headers: { connection: 'close' } });
    expect(JSON.parse(answer.body)).toEqual({ error: { code: 'body_too_large' } });
    expect(await store.list()).toEqual([]);
  });

  it.each([
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/jsonx',
    'application/xml',
    'nonsense',
    '',
    undefined,
  ])('is no %s', async (type) => {
    const { app, store } = makeIntake();
    for (const url of [loanPath, messagePath]) {
      for (const payload of [JSON.stringify(loan), '']) {
        const headers = type === undefined ? {} : { 'content-type': type };
        const answer = await app.inject({ method: 'POST', url, payload, headers });
        expect(answer.statusCode).toBe(415);
        expect(answer.json()).toEqual({ error: { code: 'unsupported_media_type' } });
      }
    }
    expect(await store.list()).toEqual([]);
  });

  it.each([
    ['empty', ''],
    ['too long', 'x'.repeat(256)],
    ['not ASCII', 'cl\u00e9'],
    ['not printable', 'a\tb'],
  ])('has no key that is %s', async (_name, key) => {
    const { app, store } = makeIntake();
    const answer = await postJson(app, loanPath, loan, { 'idempotency-key': key });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ error: { code: 'invalid_idempotency_key' } });
    expect(await store.list()).toEqual([]);
  });

  it('may have a key of 255 characters', async () => {
    const { app } = makeIntake();
    const answer = await postJson(app, loanPath, loan, { 'idempotency-key': '~'.repeat(255) });
    expect(answer.statusCode).toBe(200);
  });
});

describe('a request with wrong fields', () => {
  it('is answered with a code for every missing one', async () => {
    const { app, store } = makeIntake();
    const answer = await postJson(app, loanPath, {});
    expect(answer.statusCode).toBe(422);
    const fields: Record<string, string> = Object.fromEntries(
      loanFields.map((f) => [f, 'missing']),
    );

    expect(answer.json()).toEqual({ error: { code: 'invalid_fields', fields } });
    expect(await store.list()).toEqual([]);
  });

  it.each([
    ['amount', 0, 'not_positive'],
    ['amount', -5000, 'not_positive'],
    ['amount', '', 'not_a_number'],
    ['amount', 'much', 'not_a_number'],
    ['amount', [], 'not_a_number'],
    ['amount', [5000, 6000], 'not_a_number'],
    ['amount', [[5000]], 'not_a_number'],
    ['amount', true, 'not_a_number'],
    ['amount', null, 'not_a_number'],
    ['amount', {}, 'not_a_number'],
    ['duration', '0', 'not_positive'],
    ['profession', '   ', 'missing'],
    ['country', '', 'missing'],
    ['monthlyIncome', 2500, 'not_text'],
    ['firstName', ['Ans'], 'not_text'],
    ['lastName', null, 'not_text'],
    ['email', { path: '/etc/passwd' }, 'not_text'],
  ])('names %s when it is %j', async (field, value, code) => {
    const { app, store } = makeIntake();
    const answer = await postJson(app, loanPath, { ...loan, [field]: value });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({ error: { code: 'invalid_fields', fields: { [field]: code } } });
    expect(await store.list()).toEqual([]);
  });

  it('does not take a number beyond all numbers', async () => {
    const { app } = makeIntake();
    const body = JSON.stringify(loan).replace('5000', '1e999');
    const answer = await postJson(app, loanPath, body);
    expect(answer.json()).toEqual({
      error: { code: 'invalid_fields', fields: { amount: 'not_a_number' } },
    });
  });

  it.each([
    [
      {},
      {
        service_id: 'missing',
        template_id: 'missing',
        user_id: 'missing',
        template_params: 'missing',
      },
    ],
    [{ ...emailCall, template_params: 'x' }, { template_params: 'not_an_object' }],
    [
      { ...emailCall, template_params: { ...emailCall.template_params, message: ' ', subject: 1 } },
      { 'template_params.message': 'missing', 'template_params.subject': 'not_text' },
    ],
  ])('names the fields of a message by their path: %j', async (body, fields) => {
    const { app, store } = makeIntake();
    const answer = await postJson(app, messagePath, body);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({ error: { code: 'invalid_fields', fields } });
    expect(await store.list()).toEqual([]);
  });
});

describe('an address below /api', () => {
  it.each([
    ['GET', loanPath, 405, 'method_not_allowed', 'POST'],
    ['HEAD', loanPath, 405, undefined, 'POST'],
    ['PUT', messagePath, 405, 'method_not_allowed', 'POST'],
    ['OPTIONS', messagePath, 405, 'method_not_allowed', 'POST'],
    ['POST', '/healthz', 405, 'method_not_allowed', 'GET, HEAD'],
    ['POST', '/api/other', 404, 'not_found', undefined],
    ['POST', `${loanPath}/`, 404, 'not_found', undefined],
    ['GET', '/api', 404, 'not_found', undefined],
    ['GET', '/api/', 404, 'not_found', undefined],
  ] as const)('answers %s %s with %i', async (method, url, status, code, allow) => {
    const { app } = makeIntake();
    const answer = await app.inject({ method, url });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers.allow).toBe(allow);
    expect(answer.headers['content-security-policy']).toBe(barePolicy);
    if (code) expect(answer.json()).toEqual({ error: { code } });
  });
});

describe('an address that is no page, opened in a browser,', () => {
  const reading = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

  it.each([
    [loanPath, 405],
    ['/api/other', 404],
    ['/%E0%A4%A', 400],
  ])('answers %s with %i and a page', async (url, status) => {
    const { app } = makeIntake();
    const answer = await app.inject({ url, headers: reading });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(load(answer.payload)('h1').text()).toBe('not-shown nl');
  });

  it.each([
    [{ referer: 'https://loan.example/fi/ehdot', 'accept-language': 'de' }, 'fi'],
    [{ 'accept-language': 'pt, hu;q=0.8, de;q=0.5' }, 'hu'],
    [{ 'accept-language': 'pt' }, 'nl'],
  ])('speaks the language that %j tells', async (headers, language) => {
    const { app } = makeIntake();
    const answer = await app.inject({ url: loanPath, headers: { ...reading, ...headers } });
    expect(load(answer.payload)('h1').text()).toBe(`not-shown ${language}`);
  });
});

describe('the health check', () => {
  it('reads from the store', async () => {
    const { app, store } = makeIntake();
    const well = await app.inject('/healthz');
    const queue = { due: 0, held: 0, oldestDueSeconds: 0 };
    expect([well.statusCode, well.json()]).toEqual([200, { status: 'ok', queue }]);
    expect(well.headers['cache-control']).toBe('no-store');
    await store.close();
    const ill = await app.inject('/healthz');
    expect([ill.statusCode, ill.json()]).toEqual([503, { status: 'unavailable' }]);
    expect(ill.headers['cache-control']).toBe('no-store');
  });
});

describe('a store that fails', () => {
  it('is answered with 503 and a time to come back', async () => {
    const { app, store } = makeIntake();
    await store.close();
    for (const [path, body] of [
      [loanPath, loan],
      [messagePath, emailCall],
    ] as const) {
      const answer = await postJson(app, path, body);
      expect([answer.statusCode, answer.json()]).toEqual([503, { error: { code: 'unavailable' } }]);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect((await app.inject('/de')).statusCode).toBe(200);
  });
});
