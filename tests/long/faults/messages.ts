/** F14: requests whose bytes were spoilt anywhere are answered at once, never with 5xx, and stored only when that is said. */
import { connect } from 'node:net';
import fc from 'fast-check';
import { idempotencyHeader, loanPath, messagePath, newUuid } from '../../../src/api.ts';
import { emailCallOf, loan, message } from '../../support/submission.ts';
import { type Answer, takeAnswer } from './line.ts';
import { postForm, postJson, request } from './requests.ts';
import { Findings, type Scenario } from './scenario.ts';
import { onService, storedIn } from './service.ts';

/** What is spoilt, as Latin-1: one character is one byte. `KEY` is another one each time. */
const wholes = [
  request('GET', '/de', { 'Accept-Encoding': 'br', Range: 'bytes=0-9' }),
  request('HEAD', '/blog', { 'If-None-Match': '"x"', Connection: 'keep-alive' }),
  postJson(loanPath, loan, { [idempotencyHeader]: 'KEY', Origin: 'http://a' }),
  postJson(messagePath, emailCallOf(message), {
    [idempotencyHeader]: 'KEY',
    Expect: '100-continue',
  }),
  postForm(loanPath, loan, { [idempotencyHeader]: 'KEY', Referer: 'http://a/de' }),
  request('OPTIONS', loanPath, { Origin: 'http://b', 'Access-Control-Request-Method': 'POST' }),
].map((bytes) => bytes.toString('latin1'));

/** What means something to somebody who reads HTTP. */
const words = [
  ...[
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
    '?',
    '//',
  ],
  ...[
    'HTTP/1.1',
    'HTTP/1.0',
    'HTTP/2.0',
    'HTTP/9',
    'GET ',
    'POST ',
    'CONNECT ',
    'PRI * HTTP/2.0\r\n',
  ],
  ...['Host: a\r\n', 'Host: b\r\n', 'Connection: close\r\n', 'Connection: upgrade\r\n'],
  ...['Upgrade: h2c\r\n', 'Upgrade: websocket\r\n', 'Trailer: Host\r\n', 'TE: trailers\r\n'],
  ...['Content-Length: 0\r\n', 'Content-Length: 5\r\n', 'Content-Length: 999999\r\n'],
  ...[
    'Transfer-Encoding: chunked\r\n',
    'Transfer-Encoding: gzip, chunked\r\n',
    '0\r\n\r\n',
    'ffff\r\n',
  ],
  ...['Content-Encoding: gzip\r\n', 'Expect: x\r\n', 'Range: bytes=-\r\n', 'Cookie: a=b\r\n'],
  ...['\0', '\x7f', '\xff', '\xc3\x28', '\x16\x03\x01', ' \r\n', '\r\n ', 'x'.repeat(9_000)],
];

type Deed = 'insert' | 'replace' | 'delete' | 'repeat' | 'end';

const spoils = fc.array(
  fc.record({
    deed: fc.constantFrom<Deed>(
      'insert',
      'insert',
      'replace',
      'replace',
      'delete',
      'repeat',
      'end',
    ),
    /** Where, as a part of the whole, and how many bytes. */
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    length: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 200 })),
    text: fc.oneof(
      fc.constantFrom(...words),
      fc.string({
        minLength: 1,
        maxLength: 6,
        unit: fc.nat(255).map((code) => String.fromCharCode(code)),
      }),
    ),
  }),
  { minLength: 1, maxLength: 4 },
);

const messages = fc.tuple(fc.constantFrom(...wholes), spoils).map(([whole, all]) =>
  all.reduce((text, { deed, at, length, text: other }) => {
    const start = Math.floor(at * text.length);
    const [before, after] = [text.slice(0, start), text.slice(start + length)];
    const part = text.slice(start, start + length);
    if (deed === 'insert') return before + other + part + after;
    if (deed === 'replace') return before + other + after;
    if (deed === 'delete') return before + after;
    return deed === 'repeat' ? before + part + part + after : before;
  }, whole),
);

interface Exchange {
  answers: Omit<Answer, 'ms'>[];
  /** What came behind the last whole answer. */
  rest: Buffer;
  ms: number;
}

/** Sends it, says that nothing follows, and reads to the end. */
function exchange(port: number, text: string): Promise<Exchange> {
  return new Promise((resolve) => {
    const start = performance.now();
    const socket = connect(port, '127.0.0.1').setTimeout(15_000, () => socket.destroy());
    const pieces: Buffer[] = [];
    socket.on('data', (bytes) => pieces.push(bytes)).on('error', () => undefined);
    socket.once('close', () => {
      const ms = performance.now() - start;
      const answers = [];
      let rest = Buffer.concat(pieces);
      // A head says how long a body would be.
      const isHead = text.trimStart().startsWith('HEAD ');
      for (let taken = takeAnswer(rest, isHead); taken; taken = takeAnswer(rest, isHead)) {
        answers.push(taken.answer);
        rest = Buffer.from(taken.rest);
      }
      resolve({ answers, rest, ms });
    });
    socket.end(text, 'latin1');
  });
}

/** At once; one process waits for its disk, others may use the time. */
const clients = 8;

export const rawMessages: Scenario = {
  fault: 'F14',
  name: 'messages',
  async run({ long, seed }) {
    const count = long ? 100_000 : 2_000;
    const findings = new Findings();
    let [lost, taken, malformed] = [0, 0, 0];
    await onService(findings, async ({ port, folder }) => {
      const left = fc.sample(messages, { numRuns: count, seed }).values();
      const acknowledged: string[] = [];
      const one = async () => {
        for (const message of left) {
          const key = newUuid();
          const text = message.replaceAll('KEY', key);
          let tried = await exchange(port, text);
          // A busy machine is slow by chance, a bad message always.
          if (tried.ms >= 1_000) tried = await exchange(port, text);
          const { answers, rest, ms } = tried;
          const said = () => {
            const all = answers.map(({ status }) => status).join(', ') || 'closed';
            return `${all} after ${Math.round(ms)} ms: ${JSON.stringify(text)}`;
          };
          findings.expect(ms < 1_000, said);
          findings.expect(
            answers.every(({ status }) => status < 500),
            said,
          );
          const isWhole = rest.length === 0 || answers.length > 0 || text.includes('HEAD ');
          findings.expect(isWhole, () => `Half an answer, ${said()}`);
          for (const { status, body } of answers) {
            if (status === 400) malformed++;
            const reference = /"reference":"([^"]+)"/.exec(body.toString())?.[1];
            if (status === 200 && reference) acknowledged.push(reference);
          }
        }
      };
      await Promise.all(Array.from({ length: clients }, one));
      const stored = await storedIn(folder);
      const references = new Set(stored.map(({ reference }) => reference));
      taken = stored.length;
      lost = acknowledged.filter((reference) => !references.has(reference)).length;
      for (const { kind, channel, reference } of stored) {
        if (kind !== 'loan' || channel !== 'json') continue;
        findings.expect(acknowledged.includes(reference), () => 'One was stored in silence');
      }
      const [whole] = (
        await exchange(port, request('GET', '/healthz', { Connection: 'close' }).toString())
      ).answers;
      findings.expect(whole?.status === 200, () => 'It does not answer any more');
      findings.expect(malformed > count / 20, () => 'Hardly any was malformed');
      findings.expect(taken > 0, () => 'None was taken');
    });
    return {
      tried: `${count} messages, ${taken} of them taken`,
      lost,
      doubled: 0,
      wrong: findings.wrong,
    };
  },
};
