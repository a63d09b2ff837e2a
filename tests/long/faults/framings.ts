/** Requests whose beginning or end two programs may see in two places, or that are no HTTP at all. */
import { loanPath } from '../../../src/api.ts';

export interface Framing {
  name: string;
  /** The bytes, as Latin-1. */
  request: string;
  /** Statuses that are right; none: the connection may close without an answer. */
  statuses: number[];
  /** A good request in an unusual form: what follows it is answered, too. */
  isGood?: true;
  /** A proxy may mend it on the way, so that it arrives as a good request. */
  isMendable?: true;
}

const json = 'Content-Type: application/json\r\n';
const post = (lines: string, body: string) =>
  `POST ${loanPath} HTTP/1.1\r\nHost: a\r\n${json}${lines}\r\n${body}`;
const get = (lines: string) => `GET /robots.txt HTTP/1.1\r\n${lines}\r\n`;
const chunked = 'Transfer-Encoding: chunked\r\n';
const refused = [400];

export const framings: Framing[] = [
  { name: 'two hosts', request: get('Host: a\r\nHost: b\r\n'), statuses: refused },
  { name: 'no host', request: get(''), statuses: refused },
  {
    name: 'length and chunks',
    request: post(`Content-Length: 6\r\n${chunked}`, '0\r\n\r\nX'),
    statuses: refused,
  },
  {
    name: 'chunks and length',
    request: post(`${chunked}Content-Length: 6\r\n`, '0\r\n\r\nX'),
    statuses: refused,
  },
  {
    name: 'two lengths',
    request: post('Content-Length: 2\r\nContent-Length: 3\r\n', '{} '),
    statuses: refused,
  },
  { name: 'a list of lengths', request: post('Content-Length: 2, 2\r\n', '{}'), statuses: refused },
  {
    name: 'a length with a sign',
    request: post('Content-Length: +2\r\n', '{}'),
    statuses: refused,
  },
  { name: 'a negative length', request: post('Content-Length: -2\r\n', '{}'), statuses: refused },
  {
    name: 'a hexadecimal length',
    request: post('Content-Length: 0x2\r\n', '{}'),
    statuses: refused,
  },
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
    name: 'a space before the colon',
    request: post('Content-Length : 2\r\n', '{}'),
    statuses: refused,
  },
  {
    name: 'a folded line',
    request: post('Content-Length: 2\r\nX: a\r\n Content-Length: 3\r\n', '{}'),
    statuses: refused,
  },
  {
    name: 'bare line feeds',
    request: get('Host: a\r\n').replaceAll('\r\n', '\n'),
    statuses: refused,
    isMendable: true,
  },
  { name: 'a bare carriage return', request: get('Host: a\r\nX: a\rY: b\r\n'), statuses: refused },
  {
    name: 'a size that is no number',
    request: post(chunked, 'zz\r\n{}\r\n0\r\n\r\n'),
    statuses: refused,
  },
  {
    name: 'a size beyond all numbers',
    request: post(chunked, `${'f'.repeat(20)}\r\n{}\r\n0\r\n\r\n`),
    statuses: [400, 413],
  },
  {
    name: 'a chunk longer than its size',
    request: post(chunked, '2\r\n{}}\r\n0\r\n\r\n'),
    statuses: refused,
  },
  {
    name: 'a line feed after a chunk extension',
    request: post(chunked, '2;a\n{}\r\n0\r\n\r\n'),
    statuses: [400, 422],
    isMendable: true,
  },
  { name: 'a control character', request: get('Host: a\r\nX: \0\r\n'), statuses: refused },
  {
    name: 'a name that is none',
    request: get('Host: a\r\n(X): a\r\n'),
    statuses: refused,
    isMendable: true,
  },
  {
    name: 'chunks in HTTP/1.0',
    request: post(chunked, '2\r\n{}\r\n0\r\n\r\n').replace('HTTP/1.1', 'HTTP/1.0'),
    statuses: refused,
  },
  {
    name: 'a huge header',
    request: get(`Host: a\r\nX: ${'x'.repeat(40_000)}\r\n`),
    statuses: [400, 431],
  },
  {
    name: 'a huge address',
    request: get('Host: a\r\n').replace('robots', 'x'.repeat(40_000)),
    statuses: [414, 431],
  },
  {
    name: 'a method that is none',
    request: get('Host: a\r\n').replace('GET', 'G(T'),
    statuses: [400, 405],
  },
  {
    name: 'an unknown version',
    request: get('Host: a\r\n').replace('1.1', '9.9'),
    statuses: [400, 505],
  },
  { name: 'no version', request: 'GET /robots.txt\r\n', statuses: refused },
  {
    name: 'an absolute address',
    request: get('Host: a\r\n').replace('/robots', 'http://a/robots'),
    statuses: [200],
    isGood: true,
  },
  {
    name: 'a body where none belongs',
    request: `${get('Host: a\r\nContent-Length: 2\r\n')}{}`,
    statuses: [200],
    isGood: true,
  },
];
