/** HTTP as bytes, without a client library's corrections. */
import { connect, type Socket } from 'node:net';
import { idempotencyHeader, loanPath } from '../../src/domain/api.ts';

export type Headers = Readonly<Record<string, string>>;
type Fields = Readonly<Record<string, string | number>>;

export const json = { 'Content-Type': 'application/json' };
export const form = { 'Content-Type': 'application/x-www-form-urlencoded' };

export function encodeForm(fields: Fields): string {
  return String(new URLSearchParams(Object.entries(fields).map(([k, v]) => [k, String(v)])));
}

/**
 * A request with header lines as Latin-1. Adds Content-Length for a body unless the headers
 * frame it.
 */
export function request(method: string, target: string, headers: Headers = {}, body = ''): Buffer {
  const isFramed = Object.keys(headers).some((name) => /^(content-length|transfer-e)/i.test(name));
  const length =
    !isFramed && (body || method === 'POST')
      ? { 'Content-Length': `${Buffer.byteLength(body)}` }
      : {};
  const lines = Object.entries({ Host: 'a', ...length, ...headers });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return Buffer.concat([
    Buffer.from(`${method} ${target} HTTP/1.1\r\n${head}\r\n`, 'latin1'),
    Buffer.from(body),
  ]);
}

export function jsonRequest(path: string, body: unknown, headers: Headers = {}): Buffer {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return request('POST', path, { ...json, ...headers }, text);
}

export function formRequest(path: string, fields: Fields | string, headers: Headers = {}): Buffer {
  const body = typeof fields === 'string' ? fields : encodeForm(fields);
  return request('POST', path, { ...form, ...headers }, body);
}

/** A loan request with its own idempotency key. */
export function loanRequest(loan: unknown, key: string, headers: Headers = {}): Buffer {
  return jsonRequest(loanPath, loan, { [idempotencyHeader]: key, ...headers });
}

interface RawResponse {
  /** 0 when the connection closed without an answer. */
  status: number;
  /** By lower-case name. */
  headers: Record<string, string>;
  body: Buffer;
}

const headEnd = Buffer.from('\r\n\r\n');

/**
 * The first final answer in the received bytes; undefined while it is incomplete.
 * @param isHead whether it answers HEAD, which has no body
 */
function parseResponse(
  bytes: Buffer,
  isHead = false,
): { response: RawResponse; rest: Buffer } | undefined {
  const end = bytes.indexOf(headEnd);
  if (end < 0) return undefined;
  const [statusLine = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n');
  const status = Number(/^HTTP\/1\.[01] (\d{3}) /.exec(`${statusLine} `)?.[1] ?? 0);
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const start = end + headEnd.length;
  if (status >= 100 && status < 200) return parseResponse(bytes.subarray(start), isHead);
  const hasBody = !isHead && status !== 304 && status !== 204;
  const length = hasBody ? Number(headers['content-length'] ?? 0) : 0;
  if (bytes.length < start + length) return undefined;
  const body = bytes.subarray(start, start + length);
  return { response: { status, headers, body }, rest: bytes.subarray(start + length) };
}

interface Exchange {
  responses: RawResponse[];
  /** Bytes after the last complete answer. */
  rest: Buffer;
}

/**
 * Sends pieces over a new connection and reads until the other side closes it.
 * @param endsSending ends the sending side after the last piece
 * @param silenceMs milliseconds of silence after which reading stops
 */
export async function exchange(
  port: number,
  pieces: readonly (Buffer | string)[],
  { endsSending = false, silenceMs = 15_000 } = {},
): Promise<Exchange> {
  const socket = connect(port, '127.0.0.1').setNoDelay();
  const received: Buffer[] = [];
  socket.on('data', (bytes) => received.push(bytes)).on('error', () => undefined);
  const closed = new Promise<void>((resolve) => {
    socket.setTimeout(silenceMs, resolve).once('close', () => resolve());
  });
  for (const piece of pieces) {
    if (!socket.writable) break;
    socket.write(piece, 'latin1');
    await new Promise((resolve) => setImmediate(resolve));
  }
  if (endsSending) socket.end();
  await closed;
  socket.destroy();
  const isHead = pieces[0]?.toString('latin1').trimStart().startsWith('HEAD ') ?? false;
  const responses: RawResponse[] = [];
  let rest: Buffer = Buffer.concat(received);
  for (let parsed = parseResponse(rest, isHead); parsed; parsed = parseResponse(rest, isHead)) {
    responses.push(parsed.response);
    rest = parsed.rest;
  }
  return { responses, rest };
}

/** Sends one request after another over a kept connection. */
export class KeptConnection {
  readonly #port: number;
  #socket: Socket | undefined;

  constructor(port: number) {
    this.#port = port;
  }

  /**
   * The answer, or status 0 after 10 s. Like a browser, retries when the kept connection turns
   * out closed.
   */
  async send(request: Buffer): Promise<RawResponse> {
    const isKept = this.#socket !== undefined;
    const response = await this.#askOnce(request);
    return isKept && response.status === 0 && response.body.length === 0
      ? this.#askOnce(request)
      : response;
  }

  async #askOnce(request: Buffer): Promise<RawResponse> {
    if (!this.#socket?.writable || this.#socket.readableEnded) this.close();
    this.#socket ??= connect(this.#port, '127.0.0.1').setNoDelay();
    const socket = this.#socket;
    const isHead = request.subarray(0, 5).toString() === 'HEAD ';
    let received: Buffer = Buffer.alloc(0);
    const response = await new Promise<RawResponse>((resolve) => {
      const giveUp = () => resolve({ status: 0, headers: {}, body: received });
      socket.setTimeout(10_000, giveUp).once('close', giveUp).on('error', giveUp);
      socket.on('data', (bytes) => {
        received = Buffer.concat([received, bytes]);
        const parsed = parseResponse(received, isHead);
        if (parsed) resolve(parsed.response);
      });
      socket.write(request);
    });
    for (const event of ['data', 'close', 'error', 'timeout']) socket.removeAllListeners(event);
    socket.on('error', () => undefined);
    if (response.status === 0 || response.headers.connection === 'close') this.close();
    return response;
  }

  close(): void {
    this.#socket?.destroy();
    this.#socket = undefined;
  }
}
