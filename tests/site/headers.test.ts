import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loanPath } from '../../src/api.ts';
import { loadAnswers } from '../../src/intake/answers.ts';
import { createApp } from '../../src/intake/app.ts';
import { isShownElsewhere } from '../../src/intake/headers.ts';
import { createRateLimiter } from '../../src/intake/rate-limit.ts';
import { loadSite } from '../../src/intake/site-files.ts';
import { openSqliteStore } from '../../src/intake/sqlite-store.ts';
import { dist, distAnswers, files, pages } from '../support/built-site.ts';
import { grade } from '../support/observatory.ts';

const folder = mkdtempSync(join(tmpdir(), 'headers-'));
const store = openSqliteStore(folder);
const app = createApp({
  store,
  site: loadSite(dist),
  answers: loadAnswers(distAnswers),
  clock: () => new Date(),
  log: { write: () => undefined },
  limiter: createRateLimiter([]),
  trustedProxies: ['127.0.0.1'],
  allowedOrigins: [],
});

afterAll(async () => {
  await app.close();
  await store.close();
  rmSync(folder, { recursive: true });
});

const tls = { 'x-forwarded-proto': 'https' };

describe('the HTTP Observatory gives 150 points', () => {
  it.each([...pages.map(({ address }) => address), '/unbekannt', '/de/blog/99'])(
    'to %s',
    async (url) => {
      const answer = await app.inject({ url, headers: tls });
      expect(grade(answer.headers)).toMatchObject({ points: 150 });
    },
  );

  it('to everything that is no page, and to answers that are', async () => {
    const others = [
      '/api/other',
      '/healthz',
      loanPath,
      ...files.filter((path) => !/\.(br|gz|html)$/.test(path) && !isShownElsewhere(path)),
    ];
    for (const url of others) {
      const answer = await app.inject({ url, headers: tls });
      expect(grade(answer.headers), url).toMatchObject({ points: 150 });
    }
    const form = { ...tls, 'content-type': 'application/x-www-form-urlencoded' };
    for (const payload of ['amount=1', '__proto__=1', `amount=${'1'.repeat(40_000)}`]) {
      const answer = await app.inject({ method: 'POST', url: loanPath, payload, headers: form });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(grade(answer.headers)).toMatchObject({ points: 150 });
    }
  });
});

describe('other sites', () => {
  it('may show share images and icons, and fetch nothing else', async () => {
    const isPicture = /^\/(share\/.+|[^/]+)\.(png|svg|ico)$/;
    for (const url of files.filter((path) => !/\.(br|gz|html)$/.test(path))) {
      const { headers } = await app.inject({ url, headers: tls });
      const policy = isPicture.test(url) ? 'cross-origin' : 'same-origin';
      expect(headers['cross-origin-resource-policy'], url).toBe(policy);
    }
  });
});

describe('the rules of the HTTP Observatory', () => {
  it('take points away for each header that is not there', async () => {
    const { headers } = await app.inject({ url: '/', headers: tls });
    const counted = [
      'content-security-policy',
      'referrer-policy',
      'x-content-type-options',
      'strict-transport-security',
      'cross-origin-opener-policy',
      'cross-origin-embedder-policy',
      'cross-origin-resource-policy',
    ];
    for (const name of counted) {
      const rest = { ...headers, [name]: undefined };
      expect(grade(rest).points, name).toBeLessThan(150);
    }
  });
});
