import { describe, expect, it } from 'vitest';
import {
  emailCall,
  loan,
  loanPath,
  makeIntake,
  messagePath,
  postForm,
  postJson,
} from '../support/intake/fixtures.ts';

const site = 'https://loans.example';

describe('a submission from a browser', () => {
  it.each([
    ['https://loans.example', 'loans.example'],
    ['http://loans.example', 'loans.example'],
    ['https://loans.example', 'Loans.Example:443'],
    ['http://127.0.0.1:4321', '127.0.0.1:4321'],
    ['http://[::1]:4321', '[::1]:4321'],
  ])('at %s is taken by %s', async (origin, host) => {
    const { app } = makeIntake();
    const headers = { origin, host };
    expect((await postJson(app, loanPath, loan, headers)).statusCode).toBe(200);
    expect((await postForm(app, loanPath, loan, headers)).statusCode).toBe(200);
    const answer = await postJson(app, messagePath, emailCall, headers);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
  });

  it.each([
    'null',
    '',
    'https://evil.example',
    'https://loans.example.evil.example',
    'https://loans.example:8443',
    'https://www.loans.example',
    'https://evil.example/loans.example',
    'https://loans.example/',
    'https://loans.example@evil.example',
    'https://loans.example, https://evil.example',
    'file://loans.example',
    'loans.example',
  ])('at %j is refused by loans.example, and nothing is stored', async (origin) => {
    for (const allowedOrigins of [[], ['https://static.example']]) {
      const { app, store } = makeIntake({ allowedOrigins });
      const headers = { origin, host: 'loans.example' };
      for (const [path, body] of [
        [loanPath, loan],
        [messagePath, emailCall],
      ] as const) {
        const answer = await postJson(app, path, body, headers);
        expect([answer.statusCode, answer.json()]).toEqual([
          403,
          { error: { code: 'origin_not_allowed' } },
        ]);
        expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
      }
      const page = await postForm(app, loanPath, loan, headers);
      expect([page.statusCode, page.headers['content-type']]).toEqual([
        403,
        'text/html; charset=utf-8',
      ]);
      expect(await store.list()).toEqual([]);
    }
  });

  it('that names no origin is taken unless it says that it crosses sites', async () => {
    const { app, store } = makeIntake();
    expect((await postForm(app, loanPath, loan)).statusCode).toBe(200);
    for (const where of ['same-origin', 'same-site', 'none']) {
      const headers = { 'sec-fetch-site': where };
      // Somebody else each time: the same again would be the same request.
      const form = { ...loan, email: `${where}@x.example` };
      expect((await postForm(app, loanPath, form, headers)).statusCode).toBe(200);
    }
    const crossing = await postForm(app, loanPath, loan, { 'sec-fetch-site': 'cross-site' });
    expect(crossing.statusCode).toBe(403);
    expect(await store.list()).toHaveLength(4);
  });

  it('is judged by the host that a trusted proxy names, and by no other', async () => {
    const headers = { origin: site, host: '127.0.0.1:4321', 'x-forwarded-host': 'loans.example' };
    const behind = makeIntake({ trustedProxies: ['127.0.0.1'] });
    expect((await postJson(behind.app, loanPath, loan, headers)).statusCode).toBe(200);
    const before = makeIntake();
    expect((await postJson(before.app, loanPath, loan, headers)).statusCode).toBe(403);
  });
});

describe('a site on another host', () => {
  const ask = {
    origin: site,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-language,content-type,idempotency-key',
  };

  it('is told that it may send what the wizard sends', async () => {
    const { app } = makeIntake({ allowedOrigins: [site] });
    for (const url of [loanPath, messagePath]) {
      const answer = await app.inject({ method: 'OPTIONS', url, headers: ask });
      expect([answer.statusCode, answer.payload]).toEqual([204, '']);
      expect(answer.headers).toMatchObject({
        'access-control-allow-origin': site,
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'content-type, content-language, idempotency-key',
        vary: 'origin',
      });
      expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
    }
  });

  it('may read every answer, of a failure too', async () => {
    const { app, store } = makeIntake({ allowedOrigins: ['https://other.example', site] });
    const headers = { origin: site, host: 'intake.example', 'sec-fetch-site': 'cross-site' };
    for (const [body, status] of [
      [loan, 200],
      [{}, 422],
      ['{', 400],
    ] as const) {
      const answer = await postJson(app, loanPath, body, headers);
      expect(answer.statusCode).toBe(status);
      expect(answer.headers).toMatchObject({ 'access-control-allow-origin': site, vary: 'origin' });
    }
    const form = { ...loan, email: 'other@x.example' };
    expect((await postForm(app, loanPath, form, headers)).statusCode).toBe(200);
    expect(await store.list()).toHaveLength(2);
  });

  it('that was not set is told nothing', async () => {
    for (const allowedOrigins of [[], ['https://other.example']]) {
      const { app } = makeIntake({ allowedOrigins });
      const answer = await app.inject({ method: 'OPTIONS', url: loanPath, headers: ask });
      expect(answer.statusCode).toBe(405);
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-'))).toEqual([]);
    }
  });

  it('reads nothing but the two answers', async () => {
    const { app } = makeIntake({ allowedOrigins: [site] });
    for (const url of ['/de', '/healthz', '/api/other']) {
      const answer = await app.inject({ url, headers: { origin: site } });
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
    }
  });
});
