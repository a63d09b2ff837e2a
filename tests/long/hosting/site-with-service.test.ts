/**
 * The site on nginx and Caddy, with the service beside it, as docs/hosting/ says: headers
 * and limits.
 */
import { expect, it, onTestFinished, vi } from 'vitest';
import { loanPath } from '../../../src/domain/api.ts';
import { encodeForm } from '../../support/http.ts';
import { startService } from '../../support/start-service.ts';
import { loan } from '../../support/submission.ts';
import { makeTestFolder } from '../../support/vitest-folder.ts';
import { describeServers, type ServerName, servers, startProxy } from './servers.ts';
import { ask, hostName, hstsHeader, makeCertificates, onceEach } from './tls.ts';

describeServers('the service beside the site on', (server) => {
  it('each response has each security header once', async () => {
    const { url, port } = await startSite(server);
    const json = { origin: url, 'content-type': 'application/json' };
    const form = { origin: url, 'content-type': 'application/x-www-form-urlencoded' };
    const requests = [
      ['GET', '/de', {}, ''],
      ['GET', '/de/none', {}, ''],
      ['GET', '/de', { range: 'bytes=9999999-' }, ''],
      ['GET', '/api', {}, ''],
      ['GET', '/api/', {}, ''],
      ['GET', loanPath, {}, ''],
      ['POST', loanPath, json, JSON.stringify(loan)],
      ['POST', loanPath, json, '{'],
      ['POST', loanPath, form, `${encodeForm(loan)}&language=de`],
      ...(server === 'nginx' ? [['POST', loanPath, json, 'x'.repeat(500_000)] as const] : []),
    ] as const;
    for (const [method, path, headers, body] of requests) {
      const { counts } = await ask({ port, path, method, headers, body });
      expect([method, path, counts]).toEqual([method, path, onceEach]);
    }
  });

  it('redirects pages to TLS', async () => {
    const { send } = await startWithoutService(server);
    expect(await send('GET', false)).toEqual([301, undefined]);
  });

  it('refuses submissions without TLS', async () => {
    const { send } = await startWithoutService(server);
    expect(await send('POST', false)).toEqual([403, undefined]);
  });

  it('logs failures without their visitors', async () => {
    const { send, failures } = await startWithoutService(server);
    expect(await send('POST', true)).toEqual([502, 'max-age=86400']);
    await vi.waitFor(() => expect(failures()).toMatch(/\b502\b/), 5_000);
    expect(failures()).not.toMatch(/api|POST|\b127\.0\.0\.1\b|loans\.example/);
  });

  it('limits each visitor to five', async () => {
    const { port } = await startSite(server, { RATE_LIMIT: '5/minute' });
    const send = async (from: string, index: number) => {
      const headers = {
        host: '127.0.0.1',
        origin: 'http://127.0.0.1',
        'content-type': 'application/json',
        'x-forwarded-for': `198.51.100.${index}`,
      };
      const body = JSON.stringify({ ...loan, email: `${from}-${index}@x.example` });
      return (await ask({ port, path: loanPath, localAddress: from, headers, body })).status;
    };
    const statuses: (number | undefined)[] = [];
    for (let index = 0; index < 7; index++) statuses.push(await send('127.0.0.2', index));
    expect(statuses).toEqual([...Array(5).fill(200), 429, 429]);
    expect(await send('127.0.0.3', 0)).toBe(200);
  });
});

/** Without TLS, with the service beside it; stopped after the test. */
async function startSite(name: ServerName, env: Record<string, string> = {}) {
  const service = await startService({ env: { TRUSTED_PROXIES: '127.0.0.1', ...env } });
  onTestFinished(async () => void (await service.stop()));
  const server = await servers[name]({ service: `127.0.0.1:${service.port}` });
  onTestFinished(async () => void (await server.stop()));
  return server;
}

/** With TLS, in front of a port where nothing listens; stopped after the test. */
async function startWithoutService(name: ServerName) {
  const folder = makeTestFolder();
  const ca = makeCertificates(folder);
  const { port, https, failures, stop } = await startProxy(name, '127.0.0.1:9', folder, 'hosting');
  onTestFinished(async () => void (await stop()));
  /** Asks for the path of loan requests. @returns status and HSTS header */
  const send = async (method: string, isSecure: boolean) => {
    const target = { path: loanPath, method, headers: { host: hostName } };
    const secured = isSecure ? { port: https, ca } : { port };
    const { status, headers } = await ask({ ...target, ...secured });
    return [status, headers[hstsHeader]];
  };
  return { send, failures };
}
