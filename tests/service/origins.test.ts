/** Every way in which a page of another site could have its visitors send something (fault F23). */
import { describe, expect, it } from 'vitest';
import { loanPath, messagePath } from '../../src/domain/api.ts';
import { receivedAtHeader, referenceHeader } from '../../src/domain/loan/receipt-headers.ts';
import { makeService, postForm, postJson } from '../support/service/fixtures.ts';
import { emailCallOf, loan, message } from '../support/submission.ts';

const site = 'https://static.example';

const foreign = [
  ...['null', '', 'https://evil.example', 'https://loans.example.evil.example'],
  ...['https://loans.example:8443', 'https://www.loans.example'],
  ...['https://evil.example/loans.example', 'https://evil.example/?loans.example'],
  ...['https://loans.example/', 'https://loans.example@evil.example'],
  ...['https://loans.example, https://evil.example', 'file://loans.example', 'loans.example'],
  site,
];

/** Of a request without an origin; an origin counts more. */
const sites = [undefined, 'cross-site', 'same-origin', 'same-site', 'none'];

const settings: { allowedOrigins: string[] }[] = [
  { allowedOrigins: [] },
  { allowedOrigins: [site] },
];

describe.each(settings)('a submission, with %j,', ({ allowedOrigins }) => {
  it.each([undefined, 'https://loans.example', 'http://loans.example', ...foreign])(
    'is accepted from our pages only: %j',
    async (origin) => {
      const { app, store } = makeService({ allowedOrigins });
      const isShared = origin !== undefined && allowedOrigins.includes(origin);
      const isOurs = isShared || origin === undefined || !foreign.includes(origin);
      let taken = 0;
      for (const where of origin === undefined ? sites : sites.slice(0, 2)) {
        const headers = {
          host: 'loans.example',
          ...(origin !== undefined && { origin }),
          ...(where && { 'sec-fetch-site': where }),
        };
        const isTaken = isOurs && (origin !== undefined || where !== 'cross-site');
        // Equal content would count as a repeated request.
        const email = `${where}@x.example`;
        const answers = [
          await postJson(app, loanPath, { ...loan, email }, headers),
          await postJson(app, messagePath, emailCallOf({ ...message, email }), headers),
          await postForm(app, loanPath, { ...loan, email, amount: 6000 }, headers),
          await postForm(app, messagePath, { ...message, email, subject: 'form' }, headers),
        ];
        if (isTaken) taken += answers.length;
        // Types that need no preflight request.
        for (const type of ['text/plain', 'multipart/form-data; boundary=a']) {
          const simple = { ...headers, 'content-type': type };
          const { statusCode } = await postJson(app, loanPath, loan, simple);
          expect([where, statusCode]).toEqual([where, isTaken ? 415 : 403]);
        }
        for (const { statusCode, headers } of answers) {
          expect([where, statusCode]).toEqual([where, isTaken ? 200 : 403]);
          expect(headers['access-control-allow-origin']).toBe(isShared ? origin : undefined);
        }
        if (isTaken) continue;
        expect(answers[0]?.json()).toEqual({ error: { code: 'origin_not_allowed' } });
        expect(answers[2]?.headers['content-type']).toBe('text/html; charset=utf-8');
      }
      expect(await Array.fromAsync(store.all())).toHaveLength(taken);
    },
  );
});

describe('a host', () => {
  it.each([
    ['https://loans.example', 'Loans.Example:443'],
    ['http://127.0.0.1:4321', '127.0.0.1:4321'],
    ['http://[::1]:4321', '[::1]:4321'],
  ])('knows its own pages: %s at %s', async (origin, host) => {
    const { app } = makeService();
    expect((await postJson(app, loanPath, loan, { origin, host })).statusCode).toBe(200);
  });

  it('is what a trusted proxy forwards', async () => {
    const named = { 'x-forwarded-host': 'loans.example', host: '127.0.0.1:4321' };
    const headers = { origin: 'https://loans.example', ...named };
    const behind = makeService({ trustedProxies: ['127.0.0.1'] });
    expect((await postJson(behind.app, loanPath, loan, headers)).statusCode).toBe(200);
    const before = makeService();
    expect((await postJson(before.app, loanPath, loan, headers)).statusCode).toBe(403);
  });
});

describe('a site on another host', () => {
  const ask = {
    origin: site,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-language,content-type,idempotency-key',
  };

  it('may send what the wizard sends', async () => {
    const { app } = makeService({ allowedOrigins: [site] });
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

  it('may read every answer and its code', async () => {
    const { app } = makeService({ allowedOrigins: ['https://other.example', site] });
    const headers = { origin: site, host: 'intake.example', 'sec-fetch-site': 'cross-site' };
    for (const body of [loan, {}, '{']) {
      const answer = await postJson(app, loanPath, body, headers);
      expect(answer.headers).toMatchObject({
        'access-control-allow-origin': site,
        'access-control-expose-headers': `${receivedAtHeader}, ${referenceHeader}`,
        vary: 'origin',
      });
    }
    for (const url of ['/de', '/healthz', '/api/other']) {
      const answer = await app.inject({ url, headers });
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
    }
  });

  it('that was not set gets no CORS header', async () => {
    for (const allowedOrigins of [[], ['https://other.example']]) {
      const { app } = makeService({ allowedOrigins });
      const answer = await app.inject({ method: 'OPTIONS', url: loanPath, headers: ask });
      expect(answer.statusCode).toBe(405);
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-'))).toEqual([]);
    }
  });
});
