/** The log, without anything that anybody sent (fault F27). */
import { connect } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { extraFormFields, idempotencyHeader, loanPath, messagePath } from '../../src/domain/api.ts';
import { loanFields } from '../../src/domain/loan/request.ts';
import { toReference } from '../../src/domain/submission-id.ts';
import { toHttpError } from '../../src/service/http/http-error.ts';
import { request } from '../support/http.ts';
import {
  connectionTo,
  expectError,
  makeService,
  portOf,
  postForm,
  postJson,
  responsesTo,
} from '../support/service/fixtures.ts';
import { emailCall, key, loan, message } from '../support/submission.ts';

const canary = 'canary';

/** The same fields with a canary in each text. */
function withCanaries<Fields extends object>(fields: Fields): Fields {
  const json = JSON.stringify(fields, (_name, value: unknown) =>
    typeof value === 'string' ? `${canary} ${value}` : value,
  );
  return JSON.parse(json);
}

const headers = {
  'user-agent': canary,
  'x-forwarded-for': canary,
  'content-language': canary,
  referer: `https://${canary}.example/`,
  cookie: canary,
};

describe('the log', () => {
  it('has a line per response and stored submission', async () => {
    const { app, logged } = makeService();
    const once = () =>
      postJson(app, loanPath, { ...loan, amount: 1 }, { [idempotencyHeader]: key });
    await once();
    await once();
    await app.inject('/de/kontakt?q=1');
    await app.inject('/unknown');
    await app.inject({ method: 'PUT', url: '/api/other' });
    await postJson(app, messagePath, '{');
    const common = { level: 30, time: expect.any(Number), reqId: expect.any(String) };
    const answered = { ...common, ms: expect.any(Number), msg: 'answered' };
    const stored = { ...common, msg: 'stored', kind: 'loan', channel: 'json' };
    expect(logged()).toEqual([
      ...[false, true].flatMap((repeated) => [
        { ...stored, reference: toReference(key), marks: ['amount_outside_limits'], repeated },
        { ...answered, method: 'POST', route: loanPath, status: 200 },
      ]),
      { ...answered, method: 'GET', route: 'site', status: 200 },
      { ...answered, method: 'GET', route: 'site', status: 404 },
      { ...common, msg: 'refused', code: 'not_found' },
      { ...answered, method: 'PUT', route: '/api/*', status: 404 },
      { ...common, msg: 'refused', code: 'malformed_json' },
      { ...answered, method: 'POST', route: messagePath, status: 400 },
    ]);
  });
});

describe('the log contains nothing that anybody sent', () => {
  const query = `?${canary}=${canary}`;
  const trap = { [extraFormFields.honeypot]: canary, language: canary };
  const complete = JSON.stringify(withCanaries(loan));

  function makeLoggedService() {
    const service = makeService();
    const post = (body: unknown, more = {}) =>
      postJson(service.app, loanPath + query, body, { ...headers, ...more });
    const expectNoCanary = (minLines: number) => {
      expect(service.logged().length).toBeGreaterThanOrEqual(minLines);
      expect(JSON.stringify(service.logged())).not.toMatch(/canary|127\.0\.0\.1/i);
    };
    return { ...service, post, expectNoCanary };
  }

  it.each([
    ['stores', false],
    ['fails to store', true],
  ])('when it %s submissions', async (_what, isClosed) => {
    const { app, store, post, expectNoCanary } = makeLoggedService();
    if (isClosed) await store.close();
    await post(withCanaries(loan), { [idempotencyHeader]: canary });
    await postJson(app, messagePath + query, withCanaries(emailCall), headers);
    await postForm(app, loanPath + query, { ...withCanaries(loan), ...trap }, headers);
    await postForm(app, messagePath + query, { ...withCanaries(message), ...trap }, headers);
    expectNoCanary(8);
  });

  it('when it refuses a body', async () => {
    const { app, post, expectNoCanary } = makeLoggedService();
    await post({ ...withCanaries(loan), amount: canary });
    await post({ ...loan, amount: 7, [canary]: canary, address: [canary] });
    await post(`${canary}@example.com`);
    await post(`{"__proto__": "${canary}"}`);
    await post(`"${canary.repeat(9_000)}"`);
    await post(canary, { 'content-type': `text/${canary}` });
    await postForm(app, loanPath, { ...withCanaries(loan), phone: ' ' }, headers);
    const badValues = [`${canary} `.repeat(3_000), '', [canary], { [canary]: canary }, null, 1e308];
    for (const field of loanFields)
      for (const value of badValues) await post({ ...withCanaries(loan), [field]: value });
    for (let end = 1; end < complete.length; end += 7) await post(complete.slice(0, end));
    expectNoCanary(100);
  });

  it('when it refuses a key', async () => {
    const { post, expectNoCanary } = makeLoggedService();
    for (const body of [withCanaries(loan), loan])
      await post(body, { [idempotencyHeader]: canary });
    await post(withCanaries(loan), { [idempotencyHeader]: `${canary}\u00e9` });
    expectNoCanary(6);
  });

  it.each([
    `/${canary}`,
    `/${canary}%zz`,
    `/api/${canary}`,
    `/DE/?${canary}`,
    `//${canary}`,
    `http://${canary}.example/${canary}`,
    `/%00${canary}`,
    `/healthz${query}`,
    `/../${canary}`,
    `${loanPath}/${canary}`,
  ])('when it is asked for %s', async (target) => {
    const { app, expectNoCanary } = makeLoggedService();
    const connection = await connectionTo(app);
    for (const method of ['GET', 'HEAD', 'PUT', 'OPTIONS', 'PROPFIND', canary.toUpperCase()])
      await connection.send(request(method, target, { ...headers, Accept: 'text/html' }));
    expectNoCanary(1);
  });

  it('when a request is unusual or malformed', async () => {
    const { app, expectNoCanary } = makeLoggedService();
    const connection = await connectionTo(app);
    for (const name of ['Expect', 'Range', 'If-None-Match', 'Transfer-Encoding', canary])
      await connection.send(request('GET', '/', { ...headers, [name]: canary.repeat(9) }));
    await responsesTo(app, request('GET', canary, headers));
    await responsesTo(app, request('GET', `/${canary}%zz`, { Host: canary }));
    await responsesTo(app, request('PROPFIND', `/${canary}`, { Host: canary }));
    await responsesTo(app, `${canary} nonsense\r\n\r\n`);
    expectNoCanary(5);
  });

  it('when a visitor leaves before the end', async () => {
    const { app, expectNoCanary } = makeLoggedService();
    const isClosed = Promise.withResolvers<void>();
    app.server.once('request', (incoming) => incoming.once('close', () => isClosed.resolve()));
    const socket = connect(await portOf(app), '127.0.0.1');
    const type = { 'Content-Type': 'application/json', 'Content-Length': '999' };
    socket.write(request('POST', loanPath, { ...headers, ...type }, `{"${canary}`));
    await vi.waitFor(() => expect(socket.bytesWritten).toBeGreaterThan(0));
    await new Promise((resolve) => setImmediate(resolve));
    socket.resetAndDestroy();
    await isClosed.promise;
    expectNoCanary(0);
  });

  it('drops lines that Fastify writes itself', () => {
    const { app, expectNoCanary } = makeLoggedService();
    app.log.info(canary);
    app.log.error(new Error(canary));
    expectNoCanary(1);
  });
});

describe('an error in the log', () => {
  it('is not quoted when the store fails', async () => {
    const fail = () => Promise.reject(new Error(canary));
    const { store } = makeService();
    const failing = { ...store, storeOnce: fail, find: fail, staffMailStats: fail, probe: fail };
    const { app, logged } = makeService({ store: failing });
    const response = await postJson(app, loanPath, loan);
    expectError(response, 503, 'unavailable');
    expect((await app.inject('/healthz')).statusCode).toBe(503);
    expect(JSON.stringify(logged())).not.toContain(canary);
  });

  it('is called internal unless the store’s', async () => {
    const { app, store, logged } = makeService();
    await store.close();
    await postJson(app, loanPath, loan);
    const detail = 'An internal error while storing';
    const failed = { level: 50, msg: 'failed', code: 'unavailable', detail };
    expect(logged()[0]).toMatchObject(failed);
  });

  it('has its name when it causes a 500', async () => {
    const { app, logged } = makeService();
    app.get('/broken', () => {
      throw new TypeError(canary);
    });
    const response = await app.inject('/broken');
    expectError(response, 500, 'internal_error');
    // A bug may fail the next time, too.
    expect(response.headers).not.toHaveProperty('retry-after');
    const failed = { msg: 'failed', code: 'internal_error', detail: 'TypeError' };
    expect(logged()[0]).toMatchObject(failed);
    expect(JSON.stringify(logged())).not.toContain(canary);
  });

  it.each([null, undefined])('is answered with 500 when %s is thrown', (thrown) => {
    expect(toHttpError(thrown)).toMatchObject({ code: 'internal_error', status: 500 });
  });
});
