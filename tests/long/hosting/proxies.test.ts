/**
 * The service behind nginx and Caddy with TLS, as docs/service/ says: visitors' IP addresses,
 * headers and limits.
 */
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect as connectHttp2, type Settings } from 'node:http2';
import { connect as connectTcp } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { connect, type TLSSocket } from 'node:tls';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { loanPath, maxBodyBytes } from '../../../src/domain/api.ts';
import { encodeForm } from '../../support/http.ts';
import { startService } from '../../support/start-service.ts';
import { loan } from '../../support/submission.ts';
import { makeTemporaryFolder } from '../../support/temporary-folder.ts';
import { describeServers, startProxy } from './servers.ts';
import {
  ask,
  hostName,
  hstsHeader,
  makeCertificates,
  onceEach,
  type ProxiedResponse,
} from './tls.ts';

interface VisitorRequest {
  /** By default true. */
  tls?: boolean;
  body?: string;
  /** IP address of this machine; by default 127.0.0.1. */
  from?: string;
  method?: string;
  headers?: Record<string, string>;
}

describeServers('the service behind', (server) => {
  const folder = makeTemporaryFolder();
  const running: { stop(): Promise<unknown> }[] = [];
  let ports = { http: 0, https: 0 };
  let ca: Buffer | undefined;
  let log = () => '';

  beforeAll(async () => {
    ca = makeCertificates(folder);
    const env = { TRUSTED_PROXIES: '127.0.0.1', RATE_LIMIT: '5/minute' };
    const service = await startService({ env });
    running.push(service);
    const proxy = await startProxy(server, `127.0.0.1:${service.port}`, folder);
    ports = { http: proxy.port, https: proxy.https };
    log = proxy.log;
    running.push(proxy);
  });
  afterAll(async () => {
    await Promise.all(running.map((server) => server.stop()));
    rmSync(folder, { recursive: true });
  });

  let count = 0;
  /** Asks as a visitor: for a proxy, each IP address is another one. */
  function send(
    path: string,
    { tls = true, from = '127.0.0.1', headers = {}, ...others }: VisitorRequest = {},
  ): Promise<ProxiedResponse> {
    const target = { path, localAddress: from, headers: { host: hostName, ...headers }, ...others };
    return ask({ ...target, port: tls ? ports.https : ports.http, ...(tls && { ca }) });
  }

  const tlsTarget = () => ({
    host: '127.0.0.1',
    port: ports.https,
    servername: hostName,
    rejectUnauthorized: false,
  });

  function openHttp2() {
    const session = connectHttp2(`https://127.0.0.1:${ports.https}`, tlsTarget());
    onTestFinished(() => session.destroy());
    return session;
  }

  /** Sends a loan request that was not sent before. */
  const submit = (from: string, headers = {}) => {
    const body = JSON.stringify({ ...loan, email: `${count++}@x.example` });
    const ownHeaders = {
      'content-type': 'application/json',
      origin: `https://${hostName}`,
      ...headers,
    };
    return send(loanPath, { body, from, headers: ownHeaders });
  };

  it('each response has each security header once', async () => {
    const asJson = { 'content-type': 'application/json' };
    const responses = {
      page: await send('/de'),
      'page that is missing': await send('/de/none'),
      'path that the proxy refuses': await send('/de%00'),
      health: await send('/healthz'),
      'accepted request': await submit('127.0.0.8'),
      'refused request': await send(loanPath, { body: '{', headers: asJson }),
      'method that nobody takes': await send('/de', { method: 'TRACE' }),
      'body that the proxy refuses': await send(loanPath, { body: 'x'.repeat(500_000) }),
      ...(server === 'nginx' && {
        'headers that the proxy refuses': await send('/de', { headers: { x: 'x'.repeat(50_000) } }),
      }),
    };
    for (const [name, { counts }] of Object.entries(responses))
      expect([name, counts]).toEqual([name, onceEach]);
    expect(responses.page.status).toBe(200);
    expect(responses.page.headers[hstsHeader]).toBe('max-age=86400');
  });

  if (server === 'nginx')
    it('refuses weak ciphers', async () => {
      const suites = { ciphers: 'AES128-GCM-SHA256:AES256-SHA', maxVersion: 'TLSv1.2' } as const;
      const socket = connect({ ...tlsTarget(), ...suites });
      const [error]: Error[] = await once(socket, 'error');
      expect(error).toMatchObject({ code: expect.stringMatching(/^ERR_SSL/) });
    });

  if (server === 'nginx')
    it('does not name its version', async () => {
      for (const tls of [true, false])
        expect((await send('/de', { method: 'TRACE', tls })).headers.server).toBe('nginx');
    });

  it('redirects pages to TLS', async () => {
    const { status, headers } = await send('/de?a=1', { tls: false });
    expect([status, headers.location]).toEqual([301, `https://${hostName}/de?a=1`]);
  });

  it('refuses submissions without TLS', async () => {
    for (const path of [loanPath, '/de'])
      expect((await send(path, { tls: false, body: JSON.stringify(loan) })).status).toBe(403);
  });

  it('accepts submissions over HTTP/2', async () => {
    const body = JSON.stringify({ ...loan, email: `${count++}@x.example` });
    const session = openHttp2();
    const stream = session.request({
      ':authority': hostName,
      ':method': 'POST',
      ':path': loanPath,
      'content-type': 'application/json',
      origin: `https://${hostName}`,
      // Caddy 2.6 passes on a body without a length in chunks, which the service refuses. Browsers
      // send the length.
      ...(server === 'Caddy' && { 'content-length': Buffer.byteLength(body) }),
    });
    stream.end(body);
    const [headers] = await once(stream, 'response');
    expect(headers[':status']).toBe(200);
  });

  it('limits visitors to five despite forged headers', async () => {
    const statuses: (number | undefined)[] = [];
    for (let index = 0; index < 7; index++) {
      const headers = { 'x-forwarded-for': `198.51.100.${index}`, 'x-real-ip': '198.51.100.9' };
      statuses.push((await submit('127.0.0.2', headers)).status);
    }
    expect(statuses).toEqual([...Array(5).fill(200), 429, 429]);
    expect((await submit('127.0.0.3')).status).toBe(200);
  });

  it('refuses submissions from foreign pages', async () => {
    const origin = 'https://evil.example';
    for (const headers of [{ origin }, { origin, 'x-forwarded-host': 'evil.example' }])
      expect((await submit('127.0.0.4', headers)).status).toBe(403);
  });

  it('rejects a foreign host name', async () => {
    expect((await send('/de', { headers: { host: 'evil.example' } })).status).toBe(421);
  });

  it('logs no failed connection or request', async () => {
    const before = log();
    // A TLS record longer than the protocol allows.
    const plainSocket = connectTcp(ports.https, '127.0.0.1');
    plainSocket.write(Buffer.from('160301ffff', 'hex'));
    await once(plainSocket.resume(), 'close');
    // A method that the service or the proxy refuses.
    const socket = connect(tlsTarget());
    socket.write(
      `CONNECT ${hostName}:443 HTTP/1.1\r\nHost: ${hostName}\r\nConnection: close\r\n\r\n`,
    );
    await once(socket.resume(), 'close');
    // A visitor who leaves while answers are under way.
    const leavingSocket = connect(tlsTarget());
    leavingSocket.write(`GET /de HTTP/1.1\r\nHost: ${hostName}\r\n\r\n`.repeat(100));
    await once(leavingSocket, 'readable');
    await setTimeout(500);
    leavingSocket.destroy();
    await send('/.well-known/acme-challenge/x', { tls: false });
    await send('/de', { tls: false, headers: { host: 'www.loans.example' } });
    // A line may come late.
    await setTimeout(500);
    expect(log()).toBe(before);
  });

  // In HTTP/2, some bytes can name a megabyte of headers. nginx says nothing of its limit, and
  // closes the stream.
  if (server === 'nginx')
    it('refuses large headers over HTTP/2', async () => {
      const session = openHttp2();
      session.on('error', () => undefined);
      const stream = session.request({
        ':authority': hostName,
        ':path': '/de',
        x: 'x'.repeat(40_000),
      });
      const status = await Promise.race([
        once(stream, 'response').then(([headers]) => headers[':status']),
        once(stream, 'close').then(() => 'closed'),
      ]).catch(() => 'closed');
      expect([400, 431, 494, 'closed']).toContain(status);
    });
  if (server === 'Caddy')
    it('limits headers to about those of the service', async () => {
      const session = openHttp2();
      const [settings]: Settings[] = await once(session, 'remoteSettings');
      expect(settings?.maxHeaderListSize).toBeLessThan(20_000);
    });

  // Caddy cannot limit the connections of a sender.
  if (server === 'nginx')
    it('endless bodies block nobody else', async () => {
      const head = `POST ${loanPath} HTTP/1.1\r\nHost: ${hostName}\r\nContent-Length: 30000\r\n\r\n`;
      const target = { ...tlsTarget(), localAddress: '127.0.0.6' };
      const sockets: TLSSocket[] = [];
      // One after another: nginx closes connections that have not sent their headers when it has
      // few left.
      for (let index = 0; index < 520; index++) {
        const socket = connect(target);
        socket.on('error', () => undefined).write(head);
        await once(socket, 'secureConnect').catch(() => undefined);
        sockets.push(socket);
      }
      const trickling = setInterval(() => {
        for (const socket of sockets) if (socket.writable) socket.write('x');
      }, 1_000);
      await vi.waitFor(
        async () => expect((await send('/de', { from: '127.0.0.7' })).status).toBe(200),
        { timeout: 30_000, interval: 500 },
      );
      clearInterval(trickling);
      for (const socket of sockets) socket.destroy();
    }, 60_000);

  it('answers an HTML form with a page', async () => {
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      origin: `https://${hostName}`,
    };
    const form = `${encodeForm(loan)}&language=de`;
    const { status, body } = await send(loanPath, { headers, from: '127.0.0.5', body: form });
    expect([status, /lang="de"/.test(String(body))]).toEqual([200, true]);
  });

  it('refuses large bodies before or at the service', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const slightlyLarger = await send(loanPath, { headers, body: 'x'.repeat(maxBodyBytes + 1) });
    expect([slightlyLarger.status, slightlyLarger.body.includes('<html')]).toEqual([413, true]);
    for (const bytes of [70_000, 500_000])
      expect((await send(loanPath, { headers, body: 'x'.repeat(bytes) })).status).toBe(413);
  });
});
