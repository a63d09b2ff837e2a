/** The log, without anything that anybody sent (fault F27). */
import { connect } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { formControls, idempotencyHeader, loanPath, messagePath } from '../../src/domain/api.ts';
import { loanFields } from '../../src/domain/loan/request.ts';
import { toReference } from '../../src/domain/submission-id.ts';
import type { Store } from '../../src/service/store/store.ts';
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
  return JSON.parse(json) as Fields;
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

  it('contains no personal data', async () => {
    const { app, store, logged } = makeService();
    const query = `?${canary}=${canary}`;
    const trap = { [formControls.honeypot]: canary, language: canary };
    const send = (body: unknown, more = {}) =>
      postJson(app, loanPath + query, body, { ...headers, ...more });
    const all = async (step: string) => {
      await send(withCanaries(loan), { [idempotencyHeader]: `${canary} ${step}` });
      await postJson(app, messagePath + query, withCanaries(emailCall), headers);
      await postForm(app, loanPath + query, { ...withCanaries(loan), ...trap }, headers);
      await postForm(app, messagePath + query, { ...withCanaries(message), ...trap }, headers);
    };
    await all('stored');
    await send({ ...withCanaries(loan), amount: canary });
    await send({ ...loan, amount: 7, [canary]: canary, address: [canary] });
    await send(`${canary}@example.com`);
    await send(`{"__proto__": "${canary}"}`);
    await send(`"${canary.repeat(9_000)}"`);
    await send(loan, { [idempotencyHeader]: `${canary} stored` });
    await send(canary, { 'content-type': `text/${canary}` });
    await postJson(app, loanPath, withCanaries(loan), { [idempotencyHeader]: `${canary}\u00e9` });
    await postForm(app, loanPath, { ...withCanaries(loan), phone: ' ' }, headers);
    const badValues = [`${canary} `.repeat(3_000), '', [canary], { [canary]: canary }, null, 1e308];
    for (const field of loanFields)
      for (const value of badValues) await send({ ...withCanaries(loan), [field]: value });
    const complete = JSON.stringify(withCanaries(loan));
    for (let end = 1; end < complete.length; end += 7) await send(complete.slice(0, end));
    const connection = await connectionTo(app);
    const paths = [
      `/${canary}`,
      `/${canary}%zz`,
      `/api/${canary}`,
      `/DE/?${canary}`,
      `//${canary}`,
    ];
    const unusualTargets = [
      `http://${canary}.example/${canary}`,
      `/%00${canary}`,
      `/healthz${query}`,
      canary,
    ];
    for (const target of [...paths, ...unusualTargets, `/../${canary}`, `${loanPath}/${canary}`])
      for (const method of ['GET', 'HEAD', 'PUT', 'OPTIONS', 'PROPFIND', canary.toUpperCase()])
        await connection.send(request(method, target, { ...headers, Accept: 'text/html' }));
    for (const name of ['Expect', 'Range', 'If-None-Match', 'Transfer-Encoding', canary])
      await connection.send(request('GET', '/', { ...headers, [name]: canary.repeat(9) }));
    await responsesTo(app, request('GET', `/${canary}%zz`, { Host: canary }));
    await responsesTo(app, request('PROPFIND', `/${canary}`, { Host: canary }));
    await responsesTo(app, `${canary} nonsense\r\n\r\n`);
    await disconnect(await portOf(app));
    // Like Fastify's own lines: its address, and a visitor who left.
    app.log.info(canary);
    app.log.error(new Error(canary));
    await store.close();
    await all('closed');
    expect(logged().length).toBeGreaterThan(40);
    expect(JSON.stringify(logged())).not.toMatch(/canary|127\.0\.0\.1/i);

    /** A visitor who leaves before the request is complete. */
    async function disconnect(port: number): Promise<void> {
      const isClosed = Promise.withResolvers<void>();
      app.server.once('request', (incoming) => incoming.once('close', () => isClosed.resolve()));
      const socket = connect(port, '127.0.0.1');
      const type = { 'Content-Type': 'application/json', 'Content-Length': '999' };
      socket.write(request('POST', loanPath, { ...headers, ...type }, `{"${canary}`));
      await vi.waitFor(() => expect(socket.bytesWritten).toBeGreaterThan(0));
      await new Promise((resolve) => setImmediate(resolve));
      socket.resetAndDestroy();
      await isClosed.promise;
    }
  });

  it('names the store’s error without quoting it', async () => {
    const fail = () => Promise.reject(new Error(canary));
    const failing = new Proxy({} as Store, {
      get: (_store, name) => (name === 'close' ? () => Promise.resolve() : fail),
    });
    const { app, logged } = makeService({ store: failing });
    const response = await postJson(app, loanPath, loan);
    expectError(response, 503, 'unavailable');
    expect((await app.inject('/healthz')).statusCode).toBe(503);
    expect(JSON.stringify(logged())).not.toContain(canary);

    const closed = makeService();
    await closed.store.close();
    await postJson(closed.app, loanPath, loan);
    const detail = 'An internal error while storing';
    const failed = { level: 50, msg: 'failed', code: 'unavailable', detail };
    expect(closed.logged()[0]).toMatchObject(failed);
  });

  it('records a programming error behind a 500', async () => {
    const { app, logged } = makeService();
    app.get('/broken', () => {
      throw new TypeError(canary);
    });
    const response = await app.inject('/broken');
    expectError(response, 500, 'unavailable');
    expect(logged()[0]).toMatchObject({ msg: 'failed', code: 'unavailable', detail: 'TypeError' });
    expect(JSON.stringify(logged())).not.toContain(canary);
  });
});
