/** Pages of the site that stand at another origin may send here; no other site's script may read our answers. */
import { describe, expect, it } from 'vitest';
import { emailCall, key, loan, loanPath, makeIntake, messagePath, postJson } from './fixtures.ts';

const siteOrigin = 'https://loans.example';

/** What a browser asks before a script of another origin may send. */
const question = {
  origin: siteOrigin,
  'access-control-request-method': 'POST',
  'access-control-request-headers': 'content-type,content-language,idempotency-key',
};

describe.each([
  [loanPath, loan, { 'content-language': 'de', 'idempotency-key': key }],
  [messagePath, emailCall, {}],
])('%s, with the site elsewhere', (path, body, headers) => {
  it('answers the browser’s question and takes what follows', async () => {
    const { app, store } = makeIntake({ siteOrigin });
    const asked = await app.inject({ method: 'OPTIONS', url: path, headers: question });
    expect([asked.statusCode, asked.payload]).toEqual([204, '']);
    expect(asked.headers).toMatchObject({
      'access-control-allow-origin': siteOrigin,
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type, content-language, idempotency-key',
      vary: 'origin',
    });
    expect(asked.headers).not.toHaveProperty('access-control-allow-credentials');

    const sent = await postJson(app, path, body, { ...headers, origin: siteOrigin });
    expect(sent.statusCode).toBe(200);
    expect(sent.headers['access-control-allow-origin']).toBe(siteOrigin);
    expect(await store.list()).toHaveLength(1);
  });

  it('lets the site read refusals too', async () => {
    const { app } = makeIntake({ siteOrigin });
    const refused = await postJson(app, path, {}, { origin: siteOrigin });
    expect(refused.statusCode).toBe(422);
    expect(refused.headers['access-control-allow-origin']).toBe(siteOrigin);
  });

  it.each(['https://evil.example', 'https://loans.example.evil.example', 'null', ''])(
    'allows %j nothing',
    async (origin) => {
      const { app } = makeIntake({ siteOrigin });
      const headersOf = { ...question, origin };
      const asked = await app.inject({ method: 'OPTIONS', url: path, headers: headersOf });
      const sent = await postJson(app, path, body, { ...headers, origin });
      expect(asked.statusCode).toBe(405);
      for (const answer of [asked, sent]) {
        expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
        expect(answer.headers.vary).toBe('origin');
      }
    },
  );

  it('allows nobody anything where no site is named', async () => {
    const { app } = makeIntake();
    const asked = await app.inject({ method: 'OPTIONS', url: path, headers: question });
    expect(asked.statusCode).toBe(405);
    expect(asked.headers).not.toHaveProperty('access-control-allow-origin');
  });
});

describe('what is no submission', () => {
  it.each(['/', '/healthz', '/api/other', '/unknown'])('allows %s to nobody', async (url) => {
    const { app } = makeIntake({ siteOrigin });
    for (const method of ['GET', 'OPTIONS'] as const) {
      const answer = await app.inject({ method, url, headers: question });
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
    }
  });
});
