/** Requests with corrupted bytes (fault F14). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idempotencyHeader, loanPath, messagePath } from '../../src/domain/api.ts';
import { newUuid } from '../../src/domain/submission-id.ts';
import { exchange, formRequest, jsonRequest, request } from '../support/http.ts';
import { checkProperty, dailyOrFull, timeoutMs } from '../support/random-inputs.ts';
import { makeService, portOf } from '../support/service/fixtures.ts';
import { emailCall, loan } from '../support/submission.ts';

/** Stands for the key and a unique text of each request, and has their length. */
const marker = 'KEY'.padEnd(36, '-');
const keyed = { [idempotencyHeader]: marker };
const markedLoan = { ...loan, address: marker };

/** Valid requests as Latin-1: one character is one byte. */
const validRequests = [
  request('GET', '/de', { 'Accept-Encoding': 'br', Range: 'bytes=0-9' }),
  request('HEAD', '/', { 'If-None-Match': '"x"', Connection: 'keep-alive' }),
  jsonRequest(loanPath, markedLoan, { ...keyed, Origin: 'http://a' }),
  jsonRequest(messagePath, emailCall, { ...keyed, Expect: '100-continue' }),
  formRequest(loanPath, markedLoan, { ...keyed, Referer: 'http://a/de' }),
  request('OPTIONS', loanPath, { Origin: 'http://b', 'Access-Control-Request-Method': 'POST' }),
].map((bytes) => bytes.toString('latin1'));

/** Characters with a meaning in HTTP. */
const separators = [
  '\r\n',
  '\n',
  '\r',
  '\r\n\r\n',
  ' ',
  '\t',
  ':',
  ',',
  ';',
  '"',
  '\\',
  '%',
  '%00',
  '#',
];
const starts = ['HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/9', 'GET ', 'POST ', 'CONNECT ', '//'];
const headers = ['Host: a', 'Host: b', 'Connection: close', 'Connection: upgrade', 'Upgrade: h2c'];
const more = ['Upgrade: websocket', 'Trailer: Host', 'TE: trailers', 'Expect: x', 'Cookie: a=b'];
const lengths = ['Content-Length: 0', 'Content-Length: 5', 'Content-Length: 999999', 'ffff'];
const codings = ['Transfer-Encoding: chunked', 'Transfer-Encoding: gzip, chunked', '0\r\n'];
const others = ['Content-Encoding: gzip', 'Range: bytes=-', 'PRI * HTTP/2.0'];
const odd = ['\0', '\x7f', '\xff', '\xc3\x28', '\x16\x03\x01', ' \r\n', '\r\n ', 'x'.repeat(9_000)];
const lines = [headers, more, lengths, codings, others].flat().map((line) => `${line}\r\n`);

const operations = ['insert', 'insert', 'replace', 'replace', 'delete', 'repeat', 'end'] as const;
const bytes = fc.nat(255).map((code) => String.fromCharCode(code));

const mutations = fc.array(
  fc.record({
    operation: fc.constantFrom(...operations),
    /** Start as a fraction of the text; length in bytes. */
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    length: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 200 })),
    text: fc.oneof(
      fc.constantFrom(...separators, ...starts, ...lines, ...odd),
      fc.string({ minLength: 1, maxLength: 6, unit: bytes }),
    ),
  }),
  { minLength: 1, maxLength: 4 },
);

const messages = fc.tuple(fc.constantFrom(...validRequests), mutations).map(([validRequest, all]) =>
  all.reduce((text, { operation, at, length, text: other }) => {
    const start = Math.floor(at * text.length);
    const [before, after] = [text.slice(0, start), text.slice(start + length)];
    const part = text.slice(start, start + length);
    if (operation === 'insert') return before + other + part + after;
    if (operation === 'replace') return before + other + after;
    if (operation === 'delete') return before + after;
    return operation === 'repeat' ? before + part + part + after : before;
  }, validRequest),
);

/** The service asks for a body that then breaks off, so no final response follows. */
const interim = 'HTTP/1.1 100 Continue\r\n\r\n';

describe('mutated requests', () => {
  it('get no 5xx, store only when acknowledged', { timeout: timeoutMs }, async () => {
    const { app, store } = makeService();
    const port = await portOf(app);
    const acknowledged = new Set<string>();
    let malformed = 0;
    const count = dailyOrFull(500, 100_000);
    await checkProperty(messages, count, async (message) => {
      const text = message.replaceAll(marker, newUuid());
      const { responses, rest } = await exchange(port, [text], { endsSending: true });
      // No response is partial. One to HEAD has no body, and so seems partial.
      const [, end] = rest.toString().split(interim);
      if (responses.length === 0 && !text.includes('HEAD ')) expect(end ?? `${rest}`).toBe('');
      for (const { status, body } of responses) {
        expect(status).toBeLessThan(500);
        if (status === 400) malformed++;
        const reference = /"reference":"([^"]+)"/.exec(body.toString())?.[1];
        if (status === 200 && reference) acknowledged.add(reference);
      }
    });
    expect(malformed).toBeGreaterThan(count / 20);
    const stored = await Array.fromAsync(store.all());
    const loans = stored.filter(({ kind }) => kind === 'loan');
    const referencesOf = (rows: typeof loans) => rows.map(({ reference }) => reference);
    const jsonLoans = loans.filter(({ channel }) => channel === 'json');
    expect([...acknowledged]).toEqual(expect.arrayContaining(referencesOf(jsonLoans)));
    // A script is told of a form's row if a spoilt marker makes their contents equal.
    expect(referencesOf(loans)).toEqual(expect.arrayContaining([...acknowledged]));
  });
});
