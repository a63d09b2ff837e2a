/** Fault F14: where one request ends and the next begins; time limits, and requests while the service closes. */
import dns from 'node:dns';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { loanPath, referenceOf } from '../../src/domain/api.ts';

import { inTurn } from '../../src/intake/http/framing.ts';
import { commonHeaders } from '../../src/intake/http/headers.ts';
import { framings } from '../support/framings.ts';
import { exchange, formRequest, jsonRequest, loanRequest, request } from '../support/http.ts';
import { answersTo, makeIntake, portOf } from '../support/intake/fixtures.ts';
import { sample } from '../support/property.ts';
import { key, loan } from '../support/submission.ts';

const next = loanRequest(loan, key);

/** The bytes whole, one by one (long texts in small pieces), and cut at random. */
function cutsOf(text: string): Buffer[][] {
  const bytes = Buffer.from(text, 'latin1');
  const small = Math.ceil(bytes.length / 500);
  const pieces = Array.from({ length: Math.ceil(bytes.length / small) }, (_, index) =>
    bytes.subarray(index * small, (index + 1) * small),
  );
  const [at = 0] = sample(fc.nat(bytes.length), 1);
  return [[bytes], pieces, [bytes.subarray(0, at), bytes.subarray(at)]];
}

describe('a request', () => {
  it.each(framings)(
    'with $name, however it is cut, is answered once, and what follows it read only when it was good',
    async ({ request, statuses, isGood }) => {
      const { app, store } = makeIntake();
      const port = await portOf(app);
      for (const pieces of cutsOf(request)) {
        const { answers } = await exchange(port, [...pieces, next], { isLast: true });
        expect(answers).toHaveLength(isGood ? 2 : 1);
        expect(statuses).toContain(answers[0]?.status);
        expect(answers[0]?.headers).toMatchObject(commonHeaders);
        if (isGood) expect(answers[1]?.body.toString()).toContain(referenceOf(key));
        else expect(answers[0]?.headers.connection).toBe('close');
      }
      expect(await Array.fromAsync(store.all())).toHaveLength(isGood ? 1 : 0);
    },
  );

  it('without a host is taken in HTTP/1.0', async () => {
    const { app } = makeIntake();
    expect(await answersTo(app, 'GET /de HTTP/1.0\r\n\r\n')).toMatchObject([{ status: 200 }]);
  });

  it('that was good is answered before the bad one behind it', async () => {
    const { app, store } = makeIntake();
    const answers = await answersTo(app, Buffer.concat([next, Buffer.from('nonsense\r\n\r\n')]));
    expect(answers.map(({ status }) => status)).toEqual([200, 400]);
    expect(await Array.fromAsync(store.all())).toHaveLength(1);
  });

  it.each(['100-continue', 'anything else'])(
    'that expects %s is answered like any other',
    async (expectation) => {
      const { app } = makeIntake();
      const answers = await answersTo(app, request('GET', '/de', { Expect: expectation }));
      expect(answers).toMatchObject([{ status: 200, headers: commonHeaders }]);
    },
  );

  it('is cut off when its headers do not come', { tags: 'slow' }, async () => {
    const { app } = makeIntake();
    const { answers } = await exchange(await portOf(app), ['GET / HTTP/1.1\r\nHost: a\r\n']);
    expect(answers).toMatchObject([{ status: 408, headers: commonHeaders }]);
  });
});

describe('a request that is refused before its body', () => {
  it.each(['/zz', '/%ff', '/robots.txt'])(
    'at %s is answered once, although its body is malformed',
    async (path) => {
      const { app } = makeIntake();
      const bytes = request('POST', path, { 'Transfer-Encoding': 'chunked' }, 'zz\r\n{}\r\n');
      expect(await answersTo(app, Buffer.concat([bytes, next]))).toHaveLength(1);
    },
  );
});

describe('a request that waits', () => {
  it('and has a malformed body is not answered before the request before it', async () => {
    const { app } = makeIntake();
    const headers = { 'Transfer-Encoding': 'chunked' };
    const malformed = request('POST', loanPath, headers, 'zz\r\n{}\r\n');
    const both = Buffer.concat([loanRequest(loan, key), malformed]);
    expect(await answersTo(app, both)).toEqual([]);
  });
});

describe('a client that goes away', () => {
  it.each([[['127.0.0.1'], '192.0.2.1'] as const, [[], '127.0.0.1'] as const])(
    'by a reset is counted as a sender like any other, and nothing fails: %j',
    async (trustedProxies, sender) => {
      const counted = new Set<string>();
      const take = (address: string) => {
        counted.add(address);
        return 0;
      };
      const limiter = { take, giveBack: () => undefined };
      const { app, logged } = makeIntake({ limiter, trustedProxies });
      const port = await portOf(app);
      for (let index = 0; index < 20; index += 1) {
        const accepted = once(app.server, 'connection');
        const socket = connect(port, '127.0.0.1').on('error', () => undefined);
        await accepted;
        const begun = once(app.server, 'request');
        const headers = { 'X-Forwarded-For': '192.0.2.1' };
        socket.write(loanRequest({ ...loan, amount: 5_000 + index }, `gone ${index}`, headers));
        await begun;
        socket.resetAndDestroy();
      }
      await vi.waitFor(() => expect([...counted]).toEqual([sender]), 5_000);
      await app.close();
      expect([...counted]).toEqual([sender]);
      // A request during the closing fails without a detail.
      expect(logged().filter(({ detail }) => detail !== undefined)).toEqual([]);
    },
  );

  it('sending only blank lines after an answer is cut off', async () => {
    const server = createServer(
      inTurn((_, response) => void response.end(), { answer: 900, idle: 100, headers: 100 }),
    );
    onTestFinished(() => void server.close());
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1')
      .on('error', () => undefined)
      .resume();
    onTestFinished(() => void socket.destroy());
    socket.write(request('GET', '/'));
    const blank = setInterval(() => socket.write('\r\n'), 20);
    onTestFinished(() => clearInterval(blank));
    await vi.waitFor(() => expect(socket.destroyed).toBe(true), 5_000);
  });
});

describe('a client that leaves its side open', () => {
  async function sendAndStay(bytes: string | Buffer) {
    const { app } = makeIntake();
    const socket = connect({ port: await portOf(app), allowHalfOpen: true });
    onTestFinished(() => void socket.destroy());
    socket.on('error', () => undefined).resume();
    const connected = once(app.server, 'connection');
    socket.write(bytes);
    const [served] = (await connected) as [Socket];
    return { app, socket, served };
  }

  it.each([
    ['nonsense', 'nonsense\r\n\r\n'],
    ['CONNECT', request('CONNECT', 'x.example:443')],
  ])('after %s holds no connection for long', { tags: 'slow' }, async (_, bytes) => {
    const { served } = await sendAndStay(bytes);
    await vi.waitFor(() => expect(served.destroyed).toBe(true), 8_000);
  });

  it('leaves no timer that would keep the connection in memory', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const cleared = vi.spyOn(globalThis, 'clearTimeout');
    onTestFinished(() => void vi.restoreAllMocks());
    const answer: RequestListener = (_request, response) => void response.end();
    const idle = 123_456;
    const server = createServer(inTurn(answer, { answer: 1_000, idle, headers: 0 }));
    onTestFinished(() => void server.close());
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    for (const headers of [{ Connection: 'close' }, {}])
      await exchange(port, [request('GET', '/', { Host: 'a', ...headers })], { isLast: true });
    const idleTimers = timers.mock.results.filter(
      (_, index) => timers.mock.calls[index]?.[1] === idle,
    );
    expect(idleTimers.length).toBeGreaterThan(0);
    for (const { value } of idleTimers)
      await vi.waitFor(() => expect(cleared).toHaveBeenCalledWith(value), 10_000);
  });

  it('and resets it after CONNECT ends nothing but its connection', async () => {
    const { app, socket, served } = await sendAndStay(request('CONNECT', 'x.example:443'));
    socket.resetAndDestroy();
    await vi.waitFor(() => expect(served.destroyed).toBe(true), 8_000);
    expect(await answersTo(app, request('GET', '/de'))).toMatchObject([{ status: 200 }]);
  });
});

describe('requests that do not wait for answers', () => {
  const incomplete = formRequest(loanPath, { firstName: 'x' });
  const undecodable = request('GET', '/%ff', { Accept: 'text/html' });
  const times = (bytes: Buffer, count: number) =>
    Buffer.concat(Array.from({ length: count }, () => bytes));

  it('are answered in their order', async () => {
    const { app } = makeIntake();
    for (const [pair, statuses] of [
      [
        [incomplete, request('GET', '/de')],
        [422, 200],
      ],
      [
        [next, undecodable],
        [200, 400],
      ],
    ] as const) {
      const answers = await answersTo(app, Buffer.concat(pair));
      expect(answers.map(({ status }) => status)).toEqual(statuses);
    }
  });

  it.each([
    ['forms', incomplete],
    ['addresses', undecodable],
  ])('that are many %s have one page drawn at a time, and end the connection', async (_, one) => {
    let kept = 0;
    let most = 0;
    const answers = {
      draw: () => {
        kept++;
        most = Math.max(most, kept);
        return { html: 'x'.repeat(50_000), policy: '' };
      },
    };
    const { app } = makeIntake({ answers });
    app.server.on('request', (_request, response) => response.once('close', () => kept--));
    const { answers: sent } = await exchange(await portOf(app), [times(one, 600)]);
    expect(most).toBeLessThanOrEqual(1);
    expect(sent.length).toBeLessThan(10);
  });

  it.each([
    ['behind another', request('GET', '/zz'), 'POST /zz HTTP/1.1'],
    ['in RTSP', '', 'SETUP /zz RTSP/1.0'],
    ['in HTTP/0.9', '', 'POST /zz HTTP/0.9'],
  ])('keep no chunks of a body: %s', async (_, before, line) => {
    const server = createServer(inTurn(vi.fn(), { answer: 5_000, idle: 5_000, headers: 5_000 }));
    onTestFinished(() => void server.close());
    const requests: IncomingMessage[] = [];
    server.on('request', (one) => requests.push(one));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    const chunks = `${'1\r\nx\r\n'.repeat(1_000)}0\r\n\r\n`;
    socket.on('error', () => undefined).write(before);
    socket.write(`${line}\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n${chunks}`);
    await vi.waitFor(() => expect(requests.at(-1)?.readableEnded).toBe(true), 3_000);
  });

  it.each([
    ['{', 400],
    // It is answered before its body has been read.
    ['x'.repeat(33_000), 413],
  ])('are dropped behind an answer that closes the connection (%#)', async (body, status) => {
    const { app, store } = makeIntake();
    const answers = await answersTo(app, Buffer.concat([jsonRequest(loanPath, body), next]));
    expect(answers.map((answer) => answer.status)).toEqual([status]);
    expect(await Array.fromAsync(store.all())).toEqual([]);
  });

  it('may follow one another when one waits at a time', async () => {
    const begun = vi.fn<RequestListener>();
    const server = createServer(
      inTurn(begun, { answer: 5_000, idle: 5_000, headers: 5_000 }),
    ).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    socket.on('error', () => undefined).resume();
    socket.write(request('GET', '/'));
    for (let answered = 1; answered < 4; answered += 1) {
      const arrived = once(server, 'request');
      socket.write(request('GET', '/'));
      await arrived;
      begun.mock.lastCall?.[1].end();
      await vi.waitFor(() => expect(begun).toHaveBeenCalledTimes(answered + 1), 3_000);
    }
  });

  it('end the connection when one that waits has many headers', async () => {
    const { app } = makeIntake();
    const socket = connect(await portOf(app), '127.0.0.1').on('error', () => undefined);
    const long = request(
      'GET',
      '/',
      Object.fromEntries([...Array(101).keys()].map((n) => [`a${n}`, ''])),
    );
    const answered = vi.fn();
    socket.on('data', answered).write(Buffer.concat([next, long]));
    await vi.waitFor(() => expect(socket.destroyed).toBe(true), 5_000);
    expect(answered).not.toHaveBeenCalled();
  });

  it('reach the application one by one, and no more once the connection has ended', async () => {
    const begun = vi.fn();
    const server = createServer(
      inTurn(begun, { answer: 1_000, idle: 1_000, headers: 1_000 }),
    ).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await exchange(port, [times(incomplete, 300)]);
    expect(begun).toHaveBeenCalledTimes(1);
  });
});

describe('a name with two addresses', () => {
  type LookUp = (
    name: string,
    options: dns.LookupAllOptions,
    done: (error: null, found: dns.LookupAddress[]) => void,
  ) => void;

  it('has the service at one of them, where the limits are', async () => {
    const { app } = makeIntake();
    const both = ['127.0.0.1', '127.0.0.2'];
    const lookup: LookUp = (name, _options, done) => {
      const found = name === 'localhost' ? both : [name];
      done(
        null,
        found.map((address) => ({ address, family: 4 })),
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
    const { app, store } = makeIntake();
    const begun = vi.fn();
    app.server.once('request', begun);
    const socket = connect(await portOf(app), '127.0.0.1').on('error', () => undefined);
    onTestFinished(() => void socket.destroy());
    socket.write(next.subarray(0, -10));
    await vi.waitFor(() => expect(begun).toHaveBeenCalled(), 5_000);
    return { app, store, socket, rest: next.subarray(-10) };
  }

  it('finishes what came before and turns down what comes after', async () => {
    const { app, store, socket, rest } = await beginRequest();
    const closed = app.close();
    socket.write(Buffer.concat([rest, loanRequest({ ...loan, amount: 6000 }, 'other')]));
    const [first, second, ...more] = (await text(socket)).split(/(?=HTTP\/1\.1 )/);
    expect(first).toMatch(/^HTTP\/1\.1 200 /);
    expect(second).toMatch(/^HTTP\/1\.1 503 .*connection: close\r\n.*"unavailable"/is);
    expect(more).toEqual([]);
    await closed;
    expect(await Array.fromAsync(store.all())).toHaveLength(1);
  });

  it('does not wait for a visitor who never finishes', { tags: 'slow' }, async () => {
    const { app } = await beginRequest();
    await app.close();
    expect(app.server.listening).toBe(false);
  });
});
