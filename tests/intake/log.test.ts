import { spawnSync } from 'node:child_process';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { referenceOf } from '../../src/api.ts';
import { inOneWrite } from '../../src/intake/log.ts';
import type { Store } from '../../src/intake/store.ts';
import {
  emailCall,
  key,
  loan,
  loanPath,
  makeIntake,
  message,
  messagePath,
  postForm,
  postJson,
} from '../support/intake/fixtures.ts';
import { exchange } from '../support/intake/raw-http.ts';

const canary = 'canary';
/** The same fields with a canary in each text. */
function marked<Fields extends object>(fields: Fields): Fields {
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
  it('is written once for what is said together, in its order', async () => {
    const written: string[] = [];
    const log = inOneWrite({ write: (text) => written.push(text) });
    for (const line of ['first\n', 'second\n']) log.write(line);
    expect(written).toEqual([]);
    await new Promise((resolve) => process.nextTick(resolve));
    log.write('third\n');
    await new Promise((resolve) => process.nextTick(resolve));
    expect(written).toEqual(['first\nsecond\n', 'third\n']);
  });

  it('ends with the line that says why the process did', () => {
    const script = `import { inOneWrite } from '${new URL('../../src/intake/log.ts', import.meta.url).href}';
      inOneWrite(process.stderr).write('the last line');
      process.exit(1);`;
    const args = ['--input-type=module', '--eval', script];
    const { stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect(stderr).toMatch(/the last line$/);
  });

  it('has one line per answer and one per stored submission, with nothing else in them', async () => {
    const { app, logged } = makeIntake();
    await postJson(app, loanPath, { ...loan, amount: 1 }, { 'idempotency-key': key });
    await app.inject('/de/kontakt?q=1');
    await app.inject('/unknown');
    await app.inject({ method: 'PUT', url: '/api/other' });
    await postJson(app, messagePath, '{');
    const common = { level: 30, time: expect.any(Number), reqId: expect.any(String) };
    const answered = { ...common, ms: expect.any(Number), msg: 'answered' };
    expect(logged()).toEqual([
      {
        ...common,
        msg: 'stored',
        kind: 'loan',
        reference: referenceOf(key),
        marks: ['amount_outside_limits'],
        channel: 'json',
      },
      { ...answered, method: 'POST', route: loanPath, status: 200 },
      { ...answered, method: 'GET', route: 'site', status: 200 },
      { ...answered, method: 'GET', route: 'site', status: 404 },
      { ...common, msg: 'refused', code: 'not_found' },
      { ...answered, method: 'PUT', route: '/api/*', status: 404 },
      { ...common, msg: 'refused', code: 'malformed_json' },
      { ...answered, method: 'POST', route: messagePath, status: 400 },
    ]);
  });

  it('quotes nobody, whatever happens', async () => {
    const { app, store, logged } = makeIntake();
    const query = `?${canary}=${canary}`;
    const both = async (step: string) => {
      await postJson(app, loanPath + query, marked(loan), {
        ...headers,
        'idempotency-key': `${canary} ${step}`,
      });
      await postJson(app, messagePath + query, marked(emailCall), headers);
      await postForm(
        app,
        loanPath + query,
        { ...marked(loan), website: canary, language: canary },
        headers,
      );
      await postForm(app, messagePath + query, { ...marked(message), website: canary }, headers);
    };
    await both('stored');
    await postJson(app, loanPath, { ...marked(loan), amount: canary }, headers);
    await postJson(
      app,
      loanPath,
      { ...loan, amount: 7, [canary]: canary, address: [canary] },
      headers,
    );
    await postJson(app, loanPath, `${canary}@example.com`, headers);
    await postJson(app, loanPath, `{"__proto__": "${canary}"}`, headers);
    await postJson(app, loanPath, marked(loan), { 'idempotency-key': `${canary}\u00e9` });
    await postJson(app, loanPath, loan, { ...headers, 'idempotency-key': `${canary} stored` });
    await postJson(app, loanPath, `"${canary.repeat(9_000)}"`, headers);
    await postJson(app, loanPath, canary, { ...headers, 'content-type': `text/${canary}` });
    await postForm(app, loanPath, { ...marked(loan), phone: ' ' }, headers);
    for (const url of [`/${canary}`, `/${canary}%zz`, `/api/${canary}`, `/DE/?${canary}`]) {
      await app.inject({ url, headers });
    }
    await exchange(app, `GET /${canary}%zz HTTP/1.1\r\nHost: ${canary}\r\n\r\n`);
    await exchange(app, `${canary} nonsense\r\n\r\n`);
    await exchange(app, `PROPFIND /${canary} HTTP/1.1\r\nHost: ${canary}\r\n\r\n`);
    await abortedPost(app.server.address(), canary);
    await store.close();
    await both('closed');
    expect(logged().length).toBeGreaterThan(40);
    expect(JSON.stringify(logged())).not.toContain(canary);
    expect(JSON.stringify(logged())).not.toContain('127.0.0.1');
  });

  it('says which error the store had, in words of ours only', async () => {
    const outbox = {
      claim: () => Promise.reject(new Error(canary)),
      settle: () => Promise.reject(new Error(canary)),
    };
    const failing: Store = {
      about: { place: canary, version: 1 },
      ...{ ...outbox, confirmations: outbox },
      accept: () => Promise.reject(new Error(canary)),
      list: () => Promise.reject(new Error(canary)),
      find: () => Promise.reject(new Error(canary)),
      queue: () => Promise.reject(new Error(canary)),
      resend: () => Promise.reject(new Error(canary)),
      markHandled: () => Promise.reject(new Error(canary)),
      purge: () => Promise.reject(new Error(canary)),
      erase: () => Promise.reject(new Error(canary)),
      backup: () => Promise.reject(new Error(canary)),
      broken: new Promise(() => undefined),
      close: () => Promise.resolve(),
    };
    const { app, logged } = makeIntake({ store: failing });
    const answer = await postJson(app, loanPath, loan);
    expect([answer.statusCode, answer.json()]).toEqual([503, { error: { code: 'unavailable' } }]);
    expect((await app.inject('/healthz')).statusCode).toBe(503);
    expect(JSON.stringify(logged())).not.toContain(canary);

    const locked = makeIntake();
    await locked.store.close();
    await postJson(locked.app, loanPath, loan);
    expect(locked.logged()[0]).toMatchObject({
      level: 50,
      msg: 'failed',
      code: 'unavailable',
      detail: expect.stringMatching(/^SQLite error/),
    });
  });

  it('takes an error of ours for a 500 without telling the caller', async () => {
    const { app, logged } = makeIntake();
    app.get('/broken', () => {
      throw new TypeError(canary);
    });
    const answer = await app.inject('/broken');
    expect([answer.statusCode, answer.json()]).toEqual([500, { error: { code: 'unavailable' } }]);
    expect(logged()[0]).toMatchObject({ msg: 'failed', code: 'unavailable', detail: 'TypeError' });
    expect(JSON.stringify(logged())).not.toContain(canary);
  });
});

/** A visitor who leaves while the request is still on its way. */
async function abortedPost(address: ReturnType<typeof connect>['address'] | unknown, text: string) {
  const { port } = address as { port: number };
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `POST ${loanPath} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 999\r\n\r\n{"${text}`,
  );
  await new Promise((resolve) => setTimeout(resolve, 100));
  socket.resetAndDestroy();
  await new Promise((resolve) => setTimeout(resolve, 100));
}
