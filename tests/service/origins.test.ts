/** Which pages may send submissions and read the responses (fault F23). */
import { describe, expect, it } from 'vitest';
import { loanPath, messagePath } from '../../src/domain/api.ts';
import { receivedAtHeader, referenceHeader } from '../../src/domain/loan/receipt-headers.ts';
import { makeService, postForm, postJson } from '../support/service/fixtures.ts';
import { emailCallOf, loan, message } from '../support/submission.ts';

const site = 'https://static.example';

const foreign = [
  '',
  'https://evil.example',
  'https://loans.example.evil.example',
  'https://loans.example:8443',
  'https://www.loans.example',
  'https://evil.example/loans.example',
  'https://evil.example/?loans.example',
  'https://loans.example/',
  'https://loans.example@evil.example',
  'https://loans.example, https://evil.example',
  'file://loans.example',
  'loans.example',
];

type Verdict = 'accepted' | 'accepted, readable' | '403';
type Row = [origin: string | undefined, fetchSite: string | undefined, Verdict];

/** The table of decision 14 for the host loans.example. */
const rows: Row[] = [
  ['https://loans.example', undefined, 'accepted'],
  ['https://loans.example', 'cross-site', 'accepted'],
  ['http://loans.example', undefined, 'accepted'],
  ['http://loans.example', 'cross-site', 'accepted'],
  ['null', 'same-origin', 'accepted'],
  ['null', 'same-site', '403'],
  ['null', 'cross-site', '403'],
  ['null', 'none', '403'],
  ['null', undefined, '403'],
  ...foreign.map((origin): Row => [origin, undefined, '403']),
  ...foreign.map((origin): Row => [origin, 'same-origin', '403']),
  [undefined, undefined, 'accepted'],
  [undefined, 'same-origin', 'accepted'],
  [undefined, 'same-site', 'accepted'],
  [undefined, 'none', 'accepted'],
  [undefined, 'cross-site', '403'],
];

/** With a body's type that needs no preflight request, 415 says that only the type is refused. */
const statuses = {
  accepted: { status: 200, ofSimpleType: 415 },
  'accepted, readable': { status: 200, ofSimpleType: 415 },
  '403': { status: 403, ofSimpleType: 403 },
};

describe.each([
  { allowedOrigins: [], rows: [...rows, [site, 'cross-site', '403']] },
  { allowedOrigins: [site], rows: [...rows, [site, 'cross-site', 'accepted, readable']] },
] satisfies { allowedOrigins: string[]; rows: Row[] }[])('with $allowedOrigins', (setting) => {
  const { allowedOrigins } = setting;

  it.each<Row>(setting.rows)(
    'origin %j with fetch site %j is %s',
    async (origin, fetchSite, answer) => {
      const { app, stored } = makeService({ allowedOrigins });
      const { status, ofSimpleType } = statuses[answer];
      const headers = {
        host: 'loans.example',
        ...(origin !== undefined && { origin }),
        ...(fetchSite && { 'sec-fetch-site': fetchSite }),
      };
      const responses = [
        await postJson(app, loanPath, loan, headers),
        await postJson(app, messagePath, emailCallOf(message), headers),
        // Equal content would count as a repeated request.
        await postForm(app, loanPath, { ...loan, amount: 6000 }, headers),
        await postForm(app, messagePath, { ...message, subject: 'form' }, headers),
      ];
      for (const { statusCode, headers } of responses) {
        expect(statusCode).toBe(status);
        const readableBy = answer === 'accepted, readable' ? origin : undefined;
        expect(headers['access-control-allow-origin']).toBe(readableBy);
      }
      for (const type of ['text/plain', 'multipart/form-data; boundary=a']) {
        const simple = { ...headers, 'content-type': type };
        expect((await postJson(app, loanPath, loan, simple)).statusCode).toBe(ofSimpleType);
      }
      expect(await stored()).toHaveLength(status === 200 ? responses.length : 0);
    },
  );
});

describe('another origin', () => {
  const origin = 'https://evil.example';

  it('gets JSON for a script', async () => {
    const response = await postJson(makeService().app, loanPath, loan, { origin });
    expect(response.json()).toEqual({ error: { code: 'origin_not_allowed' } });
  });

  it('gets a page for a form', async () => {
    const { headers } = await postForm(makeService().app, loanPath, loan, { origin });
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });
});

describe('a host', () => {
  it.each([
    ['https://loans.example', 'Loans.Example:443'],
    ['http://127.0.0.1:4321', '127.0.0.1:4321'],
    ['http://[::1]:4321', '[::1]:4321'],
  ])('accepts its pages: %s at %s', async (origin, host) => {
    const { app } = makeService();
    expect((await postJson(app, loanPath, loan, { origin, host })).statusCode).toBe(200);
  });

  it('is what a trusted proxy forwards', async () => {
    const forwarded = { 'x-forwarded-host': 'loans.example', host: '127.0.0.1:4321' };
    const headers = { origin: 'https://loans.example', ...forwarded };
    const behindProxy = makeService({ trustedProxies: ['127.0.0.1'] });
    expect((await postJson(behindProxy.app, loanPath, loan, headers)).statusCode).toBe(200);
    const withoutProxy = makeService();
    expect((await postJson(withoutProxy.app, loanPath, loan, headers)).statusCode).toBe(403);
  });
});

describe('a site on another host', () => {
  const preflight = {
    origin: site,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-language,content-type,idempotency-key',
  };

  it('may send what the wizard sends', async () => {
    const { app } = makeService({ allowedOrigins: [site] });
    for (const url of [loanPath, messagePath]) {
      const response = await app.inject({ method: 'OPTIONS', url, headers: preflight });
      expect([response.statusCode, response.payload]).toEqual([204, '']);
      expect(response.headers).toMatchObject({
        'access-control-allow-origin': site,
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'content-type, content-language, idempotency-key',
        vary: 'origin',
      });
      expect(response.headers).not.toHaveProperty('access-control-allow-credentials');
    }
  });

  it('may read every response', async () => {
    const { app } = makeService({ allowedOrigins: ['https://other.example', site] });
    const headers = { origin: site, host: 'intake.example', 'sec-fetch-site': 'cross-site' };
    for (const body of [loan, {}, '{']) {
      const response = await postJson(app, loanPath, body, headers);
      expect(response.headers).toMatchObject({
        'access-control-allow-origin': site,
        'access-control-expose-headers': `${receivedAtHeader}, ${referenceHeader}`,
        vary: 'origin',
      });
    }
    for (const url of ['/de', '/healthz', '/api/other']) {
      const response = await app.inject({ url, headers });
      expect(response.headers).not.toHaveProperty('access-control-allow-origin');
    }
  });

  it('gets no CORS header unless it is set', async () => {
    for (const allowedOrigins of [[], ['https://other.example']]) {
      const { app } = makeService({ allowedOrigins });
      const response = await app.inject({ method: 'OPTIONS', url: loanPath, headers: preflight });
      expect(response.statusCode).toBe(405);
      expect(Object.keys(response.headers).filter((name) => name.startsWith('access-'))).toEqual(
        [],
      );
    }
  });
});
