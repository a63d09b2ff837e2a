/** Malformed requests, and requests whose end two programs may see at different places. */
import { loanPath } from '../../src/domain/api.ts';

interface FramingCase {
  name: string;
  /** The bytes as Latin-1. */
  request: string;
  /** Accepted statuses. A proxy may also close the connection without an answer. */
  statuses: number[];
  /**
   * A valid request in an unusual form: the next request is answered too, unless it comes too soon
   * behind a body.
   */
  isValid?: true;
  /** A proxy may correct it or find its end; the next request is then answered. */
  isCorrectable?: true;
}

const json = 'Content-Type: application/json\r\n';
const post = (lines: string, body: string) =>
  `POST ${loanPath} HTTP/1.1\r\nHost: a\r\n${json}${lines}\r\n${body}`;
const get = (lines: string) => `GET /robots.txt HTTP/1.1\r\n${lines}\r\n`;
const chunked = 'Transfer-Encoding: chunked\r\n';
const upgrade = 'Connection: Upgrade\r\nUpgrade: x\r\n';
const validRequest = get('Host: a\r\n');

/** The service answers each with 400. */
const malformed: Record<string, string> = {
  'two hosts': get('Host: a\r\nHost: b\r\n'),
  'the same host twice': get('Host: a\r\nhost: a\r\n'),
  'two hosts and an unknown expectation': get('Host: a\r\nHost: b\r\nExpect: x\r\n'),
  'two hosts and an undecodable path': get('Host: a\r\nHost: b\r\n').replace('robots', '%ff'),
  'no host': get(''),
  'two hosts in HTTP/1.0': get('Host: a\r\nHost: b\r\n').replace('1.1', '1.0'),
  'a path for a host': get('Host: a/b\r\n'),
  'a list of hosts': get('Host: a, b\r\n'),
  'length and chunks': post(`Content-Length: 6\r\n${chunked}`, '0\r\n\r\nX'),
  'chunks and length': post(`${chunked}Content-Length: 6\r\n`, '0\r\n\r\nX'),
  'two lengths': post('Content-Length: 2\r\nContent-Length: 3\r\n', '{} '),
  'a list of lengths': post('Content-Length: 2, 2\r\n', '{}'),
  'a length with a sign': post('Content-Length: +2\r\n', '{}'),
  'a negative length': post('Content-Length: -2\r\n', '{}'),
  'a hexadecimal length': post('Content-Length: 0x2\r\n', '{}'),
  'a space before the colon': post('Content-Length : 2\r\n', '{}'),
  'a folded line': post('Content-Length: 2\r\nX: a\r\n Content-Length: 3\r\n', '{}'),
  'a bare carriage return': get('Host: a\r\nX: a\rY: b\r\n'),
  'a size that is no number': post(chunked, 'zz\r\n{}\r\n0\r\n\r\n'),
  'a chunk longer than its size': post(chunked, '2\r\n{}}\r\n0\r\n\r\n'),
  'a control character': get('Host: a\r\nX: \0\r\n'),
  'chunks in HTTP/1.0': post(chunked, '2\r\n{}\r\n0\r\n\r\n').replace('1.1', '1.0'),
  'HTTP 0.9 with chunks': post(chunked, '2\r\n{}\r\n0\r\n\r\n').replace('1.1', '0.9'),
  'a method of RTSP': 'SETUP /robots.txt RTSP/1.0\r\nHost: a\r\n\r\n',
  'no version': 'GET /robots.txt\r\n',
  nonsense: 'nonsense\r\n\r\n',
};

const overlong = 'x'.repeat(40_000);

const hugeSize = 'f'.repeat(20);
const manyChunks = `${'1\r\nx\r\n'.repeat(1_000)}0\r\n\r\n`;
const twoBytes = '2\r\n{}\r\n0\r\n\r\n';

/** Refused by some programs with another status. */
const otherStatuses: [name: string, request: string, other: number][] = [
  ['HTTP 2.0 as text', validRequest.replace('1.1', '2.0'), 505],
  ['a length beyond all numbers', post(`Content-Length: ${'9'.repeat(23)}\r\n`, '{}'), 413],
  ['an unknown coding', post('Transfer-Encoding: xchunked\r\n', '0\r\n\r\n'), 501],
  ['chunks that are not last', post('Transfer-Encoding: chunked, identity\r\n', '0\r\n\r\n'), 501],
  ['a size beyond all numbers', post(chunked, `${hugeSize}\r\n{}\r\n0\r\n\r\n`), 413],
  ['a huge header', get(`Host: a\r\nX: ${overlong}\r\n`), 431],
  ['a method that is none', validRequest.replace('GET', 'G(T'), 405],
  ['an unknown version', validRequest.replace('1.1', '9.9'), 505],
];

const correctable: [name: string, request: string, ...others: number[]][] = [
  ['more than 100 headers', get(`Host: a\r\n${'x:\r\n'.repeat(100)}`)],
  ['a change of protocol', get(`Host: a\r\n${upgrade}`)],
  ['a change of protocol with a body', post(`${upgrade}Content-Length: 2\r\n`, '{}')],
  ['a body in chunks', post(chunked, twoBytes), 422],
  ['a body in chunks of one byte', post(chunked, manyChunks)],
  ['a user in the host', get('Host: u@a\r\n')],
  ['bare line feeds', validRequest.replaceAll('\r\n', '\n')],
  ['a name that is none', get('Host: a\r\n(X): a\r\n')],
  ['a line feed after a chunk extension', post(chunked, twoBytes.replace('\r', ';a')), 422],
];

const unusual: Record<string, string> = {
  'an absolute URL': validRequest.replace('/robots', 'http://a/robots'),
  'a body where none belongs': get('Host: a\r\nContent-Length: 18\r\n') + validRequest.slice(0, 18),
};

export const framingCases: FramingCase[] = [
  ...Object.entries(malformed).map(([name, request]) => ({ name, request, statuses: [400] })),
  ...otherStatuses.map(([name, request, other]) => ({ name, request, statuses: [400, other] })),
  {
    name: 'a huge path',
    request: validRequest.replace('robots', overlong),
    statuses: [414, 431],
  },
  ...correctable.map(([name, request, ...others]): FramingCase => {
    return { name, request, statuses: [400, ...others], isCorrectable: true };
  }),
  ...Object.entries(unusual).map(([name, request]): FramingCase => {
    return { name, request, statuses: [200], isValid: true };
  }),
];
