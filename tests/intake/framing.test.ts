import { describe, expect, it } from 'vitest';
import { commonHeaders, firstHeaders } from '../../src/intake/headers.ts';
import { loan, loanPath, makeIntake } from '../support/intake/fixtures.ts';
import { exchange, readAll } from '../support/intake/raw-http.ts';

const body = JSON.stringify({ ...loan, country: 'Belgien' });
const post = `POST ${loanPath} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;

describe('a request', () => {
  it.each([
    ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n'],
    ['the same host twice', 'GET / HTTP/1.1\r\nHost: a\r\nhost: a\r\n\r\n'],
    ['no host', 'GET / HTTP/1.1\r\n\r\n'],
    ['two hosts in HTTP/1.0', 'GET / HTTP/1.0\r\nHost: a\r\nHost: b\r\n\r\n'],
    ['a path for a host', 'GET / HTTP/1.1\r\nHost: a/b\r\n\r\n'],
    ['a user in the host', 'GET / HTTP/1.1\r\nHost: u@a\r\n\r\n'],
    ['a list of hosts', 'GET / HTTP/1.1\r\nHost: a, b\r\n\r\n'],
    [
      'chunks in HTTP/1.0',
      `POST ${loanPath} HTTP/1.0\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\nConnection: keep-alive\r\n\r\n${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`,
    ],
  ])('with %s is refused, and what follows it is not read', async (_name, request) => {
    const { app, store } = makeIntake();
    const answers = await readAll(app, request + post);
    expect(answers).toMatchObject([
      { status: 400, headers: { ...commonHeaders, connection: 'close' } },
    ]);
    expect(JSON.parse(answers[0]?.body ?? '')).toEqual({ error: { code: 'bad_request' } });
    expect(await store.list()).toEqual([]);
  });

  it('without a host is taken in HTTP/1.0', async () => {
    const { app } = makeIntake();
    expect((await exchange(app, 'GET /de HTTP/1.0\r\n\r\n')).status).toBe(200);
  });

  it('with a body where none belongs is answered once, and so is the next', async () => {
    const { app, store } = makeIntake();
    const inside = `GET /de HTTP/1.1\r\nHost: a\r\n\r\n`;
    const request = `GET / HTTP/1.1\r\nHost: a\r\nContent-Length: ${inside.length}\r\n\r\n${inside}`;
    const answers = await readAll(app, request + post);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.body).toContain('Home');
    expect(await store.list()).toHaveLength(1);
  });

  it('that was good is answered before the bad one behind it', async () => {
    const { app, store } = makeIntake();
    const answers = await readAll(app, `${post}nonsense\r\n\r\n`);
    expect(answers.map(({ status }) => status)).toEqual([200, 400]);
    expect(await store.list()).toHaveLength(1);
  });

  it('with a broken body is answered at once', async () => {
    const { app, store } = makeIntake();
    const head = post.slice(0, post.indexOf('Content-Length'));
    const answers = await readAll(app, `${head}Transfer-Encoding: chunked\r\n\r\nzz\r\n${post}`);
    expect(answers.map(({ status }) => status)).toEqual([400]);
    expect(await store.list()).toEqual([]);
  });

  it.each(['100-continue', 'nonsense'])('that expects %s is answered', async (expectation) => {
    const { app } = makeIntake();
    const request = `GET /de HTTP/1.1\r\nHost: a\r\nExpect: ${expectation}\r\n\r\n`;
    const answers = await readAll(app, request);
    expect(answers.at(-1)).toMatchObject({ status: 200, headers: commonHeaders });
  });
});

describe('every answer', () => {
  const json = 'Content-Type: application/json\r\n';
  it.each([
    ['200', 'GET /de HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['200', 'GET /icon.svg HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['200', 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['200', post],
    ['206', 'GET /de HTTP/1.1\r\nHost: a\r\nRange: bytes=1-2\r\n\r\n'],
    ['301', 'GET /DE HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['400', 'GET /%zz HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['400', 'GET /de HTTP/1.1\r\n\r\n'],
    ['400', 'GET\r\n\r\n'],
    ['400', `POST ${loanPath} HTTP/1.1\r\nHost: a\r\n${json}Content-Length: 1\r\n\r\n{`],
    ['403', `POST ${loanPath} HTTP/1.1\r\nHost: a\r\nOrigin: null\r\nContent-Length: 0\r\n\r\n`],
    ['404', 'GET /unknown HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['404', 'GET /api/unknown HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['405', 'DELETE /de HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['412', 'GET /de HTTP/1.1\r\nHost: a\r\nIf-Match: "x"\r\n\r\n'],
    ['413', `POST ${loanPath} HTTP/1.1\r\nHost: a\r\n${json}Content-Length: 99999\r\n\r\n`],
    ['415', `POST ${loanPath} HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n`],
    ['416', 'GET /de HTTP/1.1\r\nHost: a\r\nRange: bytes=99999-\r\n\r\n'],
    ['422', `POST ${loanPath} HTTP/1.1\r\nHost: a\r\n${json}Content-Length: 2\r\n\r\n{}`],
    ['431', `GET /de HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(9_000)}\r\n\r\n`],
  ])('with %s carries the same headers: %s', async (status, request) => {
    const { app } = makeIntake();
    const answer = await exchange(app, request);
    expect(String(answer.status)).toBe(status);
    expect(answer.headers).toMatchObject(commonHeaders);
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(answer.headers).toHaveProperty('cache-control');
    expect(Object.keys(answer.headers)).not.toContain('server');
    expect(Object.keys(answer.headers)).not.toContain('x-powered-by');
  });

  it('asks for TLS only where a trusted proxy says that there is some', async () => {
    const strict = 'strict-transport-security';
    const https = { 'x-forwarded-proto': 'https' };
    const behind = makeIntake({ trustedProxies: ['127.0.0.1'] });
    for (const url of ['/de', '/unknown', '/api/x']) {
      const secure = await behind.app.inject({ url, headers: https });
      expect(secure.headers[strict]).toBe('max-age=63072000; includeSubDomains');
      const plain = await behind.app.inject({ url, headers: { 'x-forwarded-proto': 'http' } });
      expect(plain.headers).not.toHaveProperty(strict);
      const open = await makeIntake().app.inject({ url, headers: https });
      expect(open.headers).not.toHaveProperty(strict);
    }
  });

  it('starts from the strictest policy', () => {
    expect(firstHeaders['content-security-policy']).toMatch(/^default-src 'none'; /);
  });
});
