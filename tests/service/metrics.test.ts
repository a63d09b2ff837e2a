/** `/metrics`, for Prometheus on the same machine. */
import { expect, it } from 'vitest';
import { loanPath } from '../../src/domain/api.ts';
import { registerMetrics } from '../../src/service/http/metrics.ts';
import { makeService, postJson } from '../support/service/fixtures.ts';
import { loan } from '../support/submission.ts';

it('counts mails and responses, names no visitor', async () => {
  const { app, store } = makeService();
  registerMetrics(app, store);
  await postJson(app, `${loanPath}?canary=1`, loan);
  for (const url of ['/de/canary', '/api/canary', loanPath]) await app.inject(url);
  const { body, headers } = await app.inject('/metrics');
  expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
  const count = 'http_request_duration_seconds_count';
  for (const line of [
    'solvanta_mails{state="due"} 1',
    'solvanta_mails{state="held"} 0',
    `${count}{route="${loanPath}",status="200"} 1`,
    `${count}{route="site",status="404"} 1`,
    `${count}{route="/api/*",status="404"} 1`,
    `${count}{route="${loanPath}",status="405"} 1`,
  ])
    expect(body.split('\n')).toContain(line);
  expect(body).not.toContain('canary');
});

it.each([
  ['a visitor', '192.0.2.1', {}],
  ['a proxy', '127.0.0.1', { 'x-forwarded-for': '192.0.2.1' }],
])('is hidden from %s', async (_, remoteAddress, headers) => {
  const { app, store } = makeService();
  registerMetrics(app, store);
  const response = await app.inject({ url: '/metrics', remoteAddress, headers });
  expect(response.statusCode).toBe(404);
});
