/**
 * Framing of requests, slow clients, and requests while the service closes (fault F11, fault F14).
 */
import dns from 'node:dns';
import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { loanPath } from '../../src/domain/api.ts';
import { toReference } from '../../src/domain/submission-id.ts';
import { commonHeaders } from '../../src/service/http/security-headers.ts';
import { createHttpServer, handleClientError } from '../../src/service/http/server.ts';
import { framingCases } from '../support/framing-cases.ts';
import { exchange, formRequest, jsonRequest, loanRequest, request } from '../support/http.ts';
import { sample } from '../support/random-inputs.ts';
import {
  heapBytes,
  listen,
  makeService,
  portOf,
  responsesTo,
} from '../support/service/fixtures.ts';
import { key, loan } from '../support/submission.ts';

const nextRequest = loanRequest(loan, key);
const megabyte = 2 ** 20;

/** A connection that may stay half open; destroyed after the test. */
function openSocket(port: number) {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  onTestFinished(() => void socket.destroy());
  return socket.on('error', () => undefined);
}

/** The bytes in one piece, in many small ones, and in two of random length. */
function waysToSend(text: string): Buffer[][] {
  const bytes = Buffer.from(text, 'latin1');
  const pieceLength = Math.ceil(bytes.length / 500);
  const pieces = Array.from({ length: Math.ceil(bytes.length / pieceLength) }, (_, index) =>
    bytes.subarray(index * pieceLength, (index + 1) * pieceLength),
  );
  const [at = 0] = sample(fc.nat(bytes.length), 1);
  return [[bytes], pieces, [bytes.subarray(0, at), bytes.subarray(at)]];
}

describe('request framing', () => {
  it.each(framingCases)(
    'gives $name one response, ignores what follows',
    async ({ request, statuses, isValid }) => {
      const { app, stored } = makeService();
      const port = await portOf(app);
      for (const pieces of waysToSend(request)) {
        const { responses } = await exchange(port, [...pieces, nextRequest], { endsSending: true });
        const [firstResponse, secondResponse, ...others] = responses;
        expect(statuses).toContain(firstResponse?.status);
        expect(firstResponse?.headers).toMatchObject(commonHeaders);
        if (secondResponse)
          expect([isValid, secondResponse.body.includes(toReference(key))]).toEqual([true, true]);
        else expect(firstResponse?.headers.connection).toBe('close');
        expect(others).toEqual([]);
      }
      if (!isValid) expect(await stored()).toEqual([]);
    },
  );

  it('accepts HTTP/1.0 without a host', async () => {
    const { app } = makeService();
    expect(await responsesTo(app, 'GET /de HTTP/1.0\r\n\r\n')).toMatchObject([{ status: 200 }]);
  });

  it.each(['100-continue', 'anything else'])('ignores the expectation %s', async (expectation) => {
    const { app } = makeService();
    const responses = await responsesTo(app, request('GET', '/de', { Expect: expectation }));
    expect(responses).toMatchObject([{ status: 200, headers: commonHeaders }]);
  });
});

describe('pipelining', () => {
  const page = request('GET', '/de');
  const chunked = { 'Transfer-Encoding': 'chunked' };
  const malformed = request('POST', loanPath, chunked, 'zz\r\n{}\r\n');

  it('answers requests in order', async () => {
    const { app } = makeService();
    const undecodable = request('GET', '/%ff', { Accept: 'text/html' });
    const responses = await responsesTo(app, Buffer.concat([page, undecodable, page, nextRequest]));
    expect(responses.map(({ status }) => status)).toEqual([200, 400, 200, 200]);
  });

  it.each([
    ['a stored request', nextRequest, 200, 1],
    ['an incomplete form', formRequest(loanPath, { firstName: 'x' }), 422, 0],
    ['malformed JSON', jsonRequest(loanPath, '{'), 400, 0],
    // The response comes before the body has been read.
    ['a long body', jsonRequest(loanPath, 'x'.repeat(33_000)), 413, 0],
  ])('drops what follows %s', async (_name, firstRequest, status, count) => {
    const { app, stored } = makeService();
    const other = loanRequest({ ...loan, amount: 6000 }, 'other');
    for (const follower of [other, malformed, Buffer.from('nonsense\r\n\r\n')]) {
      const responses = await responsesTo(app, Buffer.concat([firstRequest, follower]));
      expect(responses.map((response) => response.status)).toEqual([status]);
    }
    expect(await stored()).toHaveLength(count);
  });

  it.each([
    ['a malformed body', malformed],
    ['two hosts', request('GET', '/', { Host: 'a', host: 'b' })],
    ['nonsense', Buffer.from('nonsense\r\n\r\n')],
  ])('sends no refusal of %s before an earlier response', async (_name, bad) => {
    const { app } = makeService();
    const responses = await responsesTo(app, Buffer.concat([page, bad, nextRequest]));
    expect(responses.filter(({ status }) => status !== 200)).toEqual([]);
  });

  it('ends a connection with many unread responses', async () => {
    const { app } = makeService();
    const many = Buffer.concat(Array.from({ length: 2_000 }, () => page));
    const { responses } = await exchange(await portOf(app), [many]);
    expect(responses.length).toBeLessThanOrEqual(4);
  });

  const chunks = '1\r\nx\r\n'.repeat(10_000);

  it.each([
    ['unread requests', page.toString().repeat(2_000)],
    ['chunks of one byte', `${request('POST', '/zz', chunked)}${chunks}`],
    ['chunks in HTTP/0.9', `POST / HTTP/0.9\r\nTransfer-Encoding: chunked\r\n\r\n${chunks}`],
  ])('keeps no %s in memory', { tags: 'slow' }, async (_name, bytes) => {
    const { app } = makeService();
    const served: Socket[] = [];
    app.server.on('connection', (socket) => served.push(socket));
    const port = await portOf(app);
    const before = heapBytes();
    for (let index = 0; index < 10; index++) openSocket(port).write(bytes);
    await vi.waitFor(() => {
      const handled = served.filter(
        ({ destroyed, bytesRead }) => destroyed || bytesRead === bytes.length,
      );
      expect(handled).toHaveLength(10);
    }, 30_000);
    expect(heapBytes() - before).toBeLessThan(10 * megabyte);
  });
});

describe('a reset connection', () => {
  it.each([[['127.0.0.1'], '192.0.2.1'] as const, [[], '127.0.0.1'] as const])(
    'counts its sender behind proxies %j',
    async (trustedProxies, sender) => {
      const counted = new Set<string>();
      const consume = (ipAddress: string) => {
        counted.add(ipAddress);
        return { waitMs: 0, refund: () => undefined };
      };
      const { app, logged } = makeService({ limiter: { consume }, trustedProxies });
      const port = await portOf(app);
      for (let index = 0; index < 20; index += 1) {
        const socket = openSocket(port);
        const begun = once(app.server, 'request');
        const headers = { 'X-Forwarded-For': '192.0.2.1' };
        socket.write(loanRequest({ ...loan, amount: 5_000 + index }, `gone ${index}`, headers));
        await begun;
        socket.resetAndDestroy();
      }
      await vi.waitFor(() => expect([...counted]).toEqual([sender]), 5_000);
      await app.close();
      expect(logged().filter(({ detail }) => detail !== undefined)).toEqual([]);
    },
  );
});

describe('a slow client', () => {
  const timeouts = { headersMs: 100, requestMs: 200, idleMs: 100, responseMs: 400 };

  /** A server with short time limits. A large response does not fit into the buffers on the way. */
  async function startServer() {
    const respond: RequestListener = ({ url }, response) => {
      response.end(url === '/large' ? Buffer.alloc(50 * megabyte) : '');
    };
    const server = createHttpServer(respond, timeouts).on('clientError', handleClientError);
    const port = await listen(server);
    const countOpen = () =>
      new Promise<number>((resolve, reject) =>
        server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
      );
    return { port, countOpen };
  }

  it.each([
    ['sends nothing', '', '', true],
    ['sends headers slowly', 'GET / HTTP/1.1\r\n', 'X: a\r\n', true],
    ['sends a body slowly', request('POST', '/', { 'Content-Length': '9000' }), 'x', true],
    ['stays after its response', request('GET', '/'), '', true],
    ['sends blank lines after its response', request('GET', '/'), '\r\n', true],
    ['stays after a refusal', 'nonsense\r\n\r\n', '', true],
    ['stays after CONNECT', request('CONNECT', 'x.example:443'), '', true],
    ['reads no response', request('GET', '/large'), '', false],
  ])('is cut off: it %s', async (_name, firstRequest, trickle, reads) => {
    const { port, countOpen } = await startServer();
    const socket = openSocket(port);
    if (reads) socket.resume();
    await once(socket, 'connect');
    await vi.waitFor(async () => expect(await countOpen()).toBe(1));
    socket.write(firstRequest);
    // Nobody else waits.
    const other = request('GET', '/', { Connection: 'close' });
    expect((await exchange(port, [other])).responses).toMatchObject([{ status: 200 }]);
    const trickling = setInterval(() => socket.writable && socket.write(trickle), 20);
    onTestFinished(() => clearInterval(trickling));
    await vi.waitFor(async () => expect(await countOpen()).toBe(0), 20_000);
  });

  it('gets 408 without the rest of its headers', { tags: 'slow' }, async () => {
    const { app } = makeService();
    const { responses } = await exchange(await portOf(app), ['GET / HTTP/1.1\r\nHost: a\r\n']);
    expect(responses).toMatchObject([{ status: 408, headers: commonHeaders }]);
  });
});

describe('a host name with two addresses', () => {
  type LookUp = (
    name: string,
    options: dns.LookupAllOptions,
    done: (error: null, addresses: dns.LookupAddress[]) => void,
  ) => void;

  it('gets one server with all limits', async () => {
    const { app } = makeService();
    const loopbacks = ['127.0.0.1', '127.0.0.2'];
    const lookup: LookUp = (name, _options, done) => {
      const addresses = name === 'localhost' ? loopbacks : [name];
      done(
        null,
        addresses.map((address) => ({ address, family: 4 })),
      );
    };
    vi.spyOn(dns, 'lookup').mockImplementation(lookup as typeof dns.lookup);
    onTestFinished(() => void vi.restoreAllMocks());
    await app.listen({ port: 0, host: 'localhost' });
    expect(app.addresses()).toMatchObject([{ address: '127.0.0.1' }]);
  });
});

describe('closing', () => {
  /** A service that has read the beginning of a request, and the connection for the rest. */
  async function beginRequest() {
    const { app, store } = makeService();
    const begun = once(app.server, 'request');
    const socket = openSocket(await portOf(app));
    socket.write(nextRequest.subarray(0, -10));
    await begun;
    return { app, store, socket, rest: nextRequest.subarray(-10) };
  }

  it('finishes a request that has begun', async () => {
    const { app, store, socket, rest } = await beginRequest();
    const closed = app.close();
    socket.end(rest);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /);
    await closed;
    expect(await Array.fromAsync(store.all())).toHaveLength(1);
  });

  it('waits for no request that never ends', { tags: 'slow' }, async () => {
    const { app } = await beginRequest();
    await app.close();
    expect(app.server.listening).toBe(false);
  });
});
