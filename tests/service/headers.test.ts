/** Security headers of every response of the service on the built site. */
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { loanPath } from '../../src/domain/api.ts';
import { loadSite } from '../../src/service/static/load-site.ts';
import { formRequest, jsonRequest, request } from '../support/http.ts';
import { makeService, responsesTo } from '../support/service/fixtures.ts';
import { loan } from '../support/submission.ts';

const site = loadSite(fileURLToPath(new URL('../../dist', import.meta.url)));
const files = [...site.files, ...site.notFound];
const isPage = ([, { type }]: (typeof files)[number]) => type.startsWith('text/html');
/** Images beside shared links, and icons: pages of other sites may show them. */
const isEmbeddable = (address: string) => /^\/(share\/.+|[^/]+)\.(png|svg|ico)$/.test(address);

const makeSite = () => makeService({ site }).app;

function expectSecurityHeaders(headers: Record<string, unknown>, address = ''): void {
  expect(headers, address).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringContaining('camera=(), '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-resource-policy': isEmbeddable(address) ? 'cross-origin' : 'same-origin',
    'cache-control': expect.any(String),
  });
  for (const name of ['set-cookie', 'server', 'x-powered-by', 'access-control-allow-origin'])
    expect(headers, address).not.toHaveProperty(name);
  const csp = `${headers['content-security-policy']}`;
  const directives = csp.split(/;\s*/).map((directive) => directive.split(/\s+/));
  const names = directives.map(([name]) => name);
  expect(new Set(names).size, csp).toBe(names.length);
  expect(directives).toContainEqual(['default-src', "'none'"]);
  expect(directives).toContainEqual(['base-uri', "'none'"]);
  expect(directives).toContainEqual(['frame-ancestors', "'none'"]);
  expect(names).toContain('form-action');
  for (const [name = '', ...sources] of directives) {
    const allowed = /^('(none|self)'|'sha256-[\w+/]+=*'|https:\/\/[\w.-]+(:\d+)?)$/;
    const unknown = sources.filter((source) => !allowed.test(source));
    // Pages may have data URL images.
    expect(unknown, csp).toEqual(name === 'img-src' ? unknown.filter((s) => s === 'data:') : []);
  }
}

describe('every response', () => {
  it('has the security headers', async () => {
    const app = makeSite();
    for (const file of files) {
      const [address] = file;
      const { headers } = await app.inject({ url: address });
      expectSecurityHeaders(headers, address);
      const caching = address.startsWith('/_astro/')
        ? 'public, max-age=31536000, immutable'
        : 'no-cache';
      expect(headers['cache-control'], address).toBe(caching);
      if (isPage(file)) expect(headers['content-security-policy']).toContain("script-src 'self'");
    }
    expect(files.filter(isPage).length).toBeGreaterThan(50);
  });

  it.each([
    ['the health check', 200, request('GET', '/healthz')],
    ['a request', 200, jsonRequest(loanPath, loan)],
    ['a form', 200, formRequest(loanPath, loan)],
    ['a byte range', 206, request('GET', '/de', { Range: 'bytes=1-2' })],
    ['a redirect', 301, request('GET', '/DE')],
    ['an unchanged page', 304, request('GET', '/de', { 'If-None-Match': '*' })],
    ['an undecodable path', 400, request('GET', '/%zz')],
    ['two hosts', 400, request('GET', '/de', { host: 'b' })],
    ['no HTTP', 400, Buffer.from('GET\r\n\r\n')],
    ['no JSON', 400, jsonRequest(loanPath, '{')],
    ['a foreign origin', 403, jsonRequest(loanPath, loan, { Origin: 'null' })],
    ['an unknown page', 404, request('GET', '/unknown')],
    ['an unknown API path', 404, request('GET', '/api/unknown')],
    ['an unsupported method', 405, request('DELETE', '/de')],
    ['a failed condition', 412, request('GET', '/de', { 'If-Match': '"x"' })],
    ['a long body', 413, jsonRequest(loanPath, '', { 'Content-Length': '99999' })],
    ['a long form', 413, formRequest(loanPath, `amount=${'1'.repeat(40_000)}`)],
    ['no media type', 415, request('POST', loanPath)],
    ['an unsatisfiable range', 416, request('GET', '/de', { Range: 'bytes=9999999-' })],
    ['an empty object', 422, jsonRequest(loanPath, {})],
    ['an empty form', 422, formRequest(loanPath, '__proto__=1')],
    ['long headers', 431, request('GET', '/de', { X: 'x'.repeat(9_000) })],
  ])('has them for %s: %i', async (_what, status, bytes) => {
    const [response] = await responsesTo(makeSite(), bytes);
    expect(response?.status).toBe(status);
    expectSecurityHeaders(response?.headers ?? {});
  });
});
