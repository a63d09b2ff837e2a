/** Which pages may send submissions and read the responses (fault F23). */
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

/** Values of `Sec-Fetch-Site`, which counts only without an origin. */
const fetchSites = [undefined, 'cross-site', 'same-origin', 'same-site', 'none'];

const settings: { allowedOrigins: string[] }[] = [
  { allowedOrigins: [] },
  { allowedOrigins: [site] },
];

describe.each(settings)('a submission, with %j,', ({ allowedOrigins }) => {
  it.each([undefined, 'https://loans.example', 'http://loans.example', ...foreign])(
    'is accepted from allowed pages only: %j',
    async (origin) => {
      const { app, stored } = makeService({ allowedOrigins });
      const hasCorsAccess = origin !== undefined && allowedOrigins.includes(origin);
      const isAllowed = hasCorsAccess || origin === undefined || !foreign.includes(origin);
      let acceptedCount = 0;
      for (const fetchSite of origin === undefined ? fetchSites : fetchSites.slice(0, 2)) {
        const headers = {
          host: 'loans.example',
          ...(origin !== undefined && { origin }),
          ...(fetchSite && { 'sec-fetch-site': fetchSite }),
        };
        const isAccepted = isAllowed && (origin !== undefined || fetchSite !== 'cross-site');
        // Equal content would count as a repeated request.
        const email = `${fetchSite}@x.example`;
        const responses = [
          await postJson(app, loanPath, { ...loan, email }, headers),
          await postJson(app, messagePath, emailCallOf({ ...message, email }), headers),
          await postForm(app, loanPath, { ...loan, email, amount: 6000 }, headers),
          await postForm(app, messagePath, { ...message, email, subject: 'form' }, headers),
        ];
        if (isAccepted) acceptedCount += responses.length;
        // Types that need no preflight request.
        for (const type of ['text/plain', 'multipart/form-data; boundary=a']) {
          const simple = { ...headers, 'content-type': type };
          const { statusCode } = await postJson(app, loanPath, loan, simple);
          expect([fetchSite, statusCode]).toEqual([fetchSite, isAccepted ? 415 : 403]);
        }
        for (const { statusCode, headers } of responses) {
          expect([fetchSite, statusCode]).toEqual([fetchSite, isAccepted ? 200 : 403]);
          expect(headers['access-control-allow-origin']).toBe(hasCorsAccess ? origin : undefined);
        }
        if (isAccepted) continue;
        expect(responses[0]?.json()).toEqual({ error: { code: 'origin_not_allowed' } });
        expect(responses[2]?.headers['content-type']).toBe('text/html; charset=utf-8');
      }
      expect(await stored()).toHaveLength(acceptedCount);
    },
  );
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

  it('accepts its forms where the referrer is forbidden', async () => {
    const { app } = makeService();
    for (const site of ['same-origin', 'same-site', 'cross-site', 'none']) {
      const headers = { origin: 'null', 'sec-fetch-site': site };
      const { statusCode } = await postForm(app, messagePath, message, headers);
      expect([site, statusCode]).toEqual([site, site === 'same-origin' ? 200 : 403]);
    }
    const named = { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' };
    expect((await postForm(app, messagePath, message, named)).statusCode).toBe(403);
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
