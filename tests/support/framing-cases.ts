/** Malformed requests, and requests whose end two programs may see at different places. */
import { loanPath } from '../../src/domain/api.ts';

export interface Framing {
  name: string;
  /** The bytes as Latin-1. */
  request: string;
  /** Accepted statuses. A proxy may also close the connection without an answer. */
  statuses: number[];
  /** A valid request in an unusual form: the next request is answered too, unless it comes too soon behind a body. */
  isGood?: true;
  /** A proxy may correct it or find its end; the next request is then answered. */
  isMendable?: true;
}

const json = 'Content-Type: application/json\r\n';
const post = (lines: string, body: string) =>
  `POST ${loanPath} HTTP/1.1\r\nHost: a\r\n${json}${lines}\r\n${body}`;
const get = (lines: string) => `GET /robots.txt HTTP/1.1\r\n${lines}\r\n`;
const chunked = 'Transfer-Encoding: chunked\r\n';
const upgrade = 'Connection: Upgrade\r\nUpgrade: x\r\n';
const good = get('Host: a\r\n');
const refused = [400];

/** The service answers each with 400. */
const malformed: Record<string, string> = {
  'two hosts': get('Host: a\r\nHost: b\r\n'),
  'the same host twice': get('Host: a\r\nhost: a\r\n'),
  'two hosts and an unknown expectation': get('Host: a\r\nHost: b\r\nExpect: x\r\n'),
  'two hosts and an undecodable address': get('Host: a\r\nHost: b\r\n').replace('robots', '%ff'),
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

export const framingCases: Framing[] = [
  ...Object.entries(malformed).map(([name, request]) => ({ name, request, statuses: refused })),
  { name: 'HTTP 2.0 as text', request: good.replace('1.1', '2.0'), statuses: [400, 505] },
  {
    name: 'a length beyond all numbers',
    request: post('Content-Length: 99999999999999999999999\r\n', '{}'),
    statuses: [400, 413],
  },
  {
    name: 'an unknown coding',
    request: post('Transfer-Encoding: xchunked\r\n', '0\r\n\r\n'),
    statuses: [400, 501],
  },
  {
    name: 'chunks that are not last',
    request: post('Transfer-Encoding: chunked, identity\r\n', '0\r\n\r\n'),
    statuses: [400, 501],
  },
  {
    name: 'a size beyond all numbers',
    request: post(chunked, `${'f'.repeat(20)}\r\n{}\r\n0\r\n\r\n`),
    statuses: [400, 413],
  },
  { name: 'a huge header', request: get(`Host: a\r\nX: ${overlong}\r\n`), statuses: [400, 431] },
  {
    name: 'more than 100 headers',
    request: get(`Host: a\r\n${'x:\r\n'.repeat(100)}`),
    statuses: [400],
    isMendable: true,
  },
  { name: 'a huge address', request: good.replace('robots', overlong), statuses: [414, 431] },
  { name: 'a method that is none', request: good.replace('GET', 'G(T'), statuses: [400, 405] },
  { name: 'an unknown version', request: good.replace('1.1', '9.9'), statuses: [400, 505] },
  {
    name: 'a change of protocol',
    request: get(`Host: a\r\n${upgrade}`),
    statuses: refused,
    isMendable: true,
  },
  {
    name: 'a change of protocol with a body',
    request: post(`${upgrade}Content-Length: 2\r\n`, '{}'),
    statuses: refused,
    isMendable: true,
  },
  {
    name: 'a body in chunks',
    request: post(chunked, '2\r\n{}\r\n0\r\n\r\n'),
    statuses: [400, 422],
    isMendable: true,
  },
  {
    name: 'a body in chunks of one byte',
    request: post(chunked, `${'1\r\nx\r\n'.repeat(1_000)}0\r\n\r\n`),
    statuses: [400],
    isMendable: true,
  },
  {
    name: 'a user in the host',
    request: get('Host: u@a\r\n'),
    statuses: refused,
    isMendable: true,
  },
  {
    name: 'bare line feeds',
    request: good.replaceAll('\r\n', '\n'),
    statuses: refused,
    isMendable: true,
  },
  {
    name: 'a name that is none',
    request: get('Host: a\r\n(X): a\r\n'),
    statuses: refused,
    isMendable: true,
  },
  {
    name: 'a line feed after a chunk extension',
    request: post(chunked, '2;a\n{}\r\n0\r\n\r\n'),
    statuses: [400, 422],
    isMendable: true,
  },
  {
    name: 'an absolute address',
    request: good.replace('/robots', 'http://a/robots'),
    statuses: [200],
    isGood: true,
  },
  {
    name: 'a body where none belongs',
    request: get('Host: a\r\nContent-Length: 18\r\n') + good.slice(0, 18),
    statuses: [200],
    isGood: true,
  },
];
