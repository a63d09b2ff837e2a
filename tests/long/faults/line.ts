/** Raw HTTP over a connection that is kept: what is sent goes out byte by byte as it is written. */
import { connect, type Socket } from 'node:net';

export interface Answer {
  /** 0 when the connection closed without an answer. */
  status: number;
  /** By lower-case name. */
  headers: Record<string, string>;
  body: Buffer;
  /** Milliseconds until the answer was whole. */
  ms: number;
}

const headEnd = Buffer.from('\r\n\r\n');

/**
 * The first answer in bytes that came; undefined while it is not whole. Interim answers are passed over.
 * @param isHead whether it answers a HEAD, so that no body follows
 */
export function takeAnswer(
  bytes: Buffer,
  isHead = false,
): { answer: Omit<Answer, 'ms'>; rest: Buffer } | undefined {
  const end = bytes.indexOf(headEnd);
  if (end < 0) return undefined;
  const [first = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n');
  const status = Number(/^HTTP\/1\.[01] (\d{3}) /.exec(`${first} `)?.[1] ?? 0);
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const start = end + headEnd.length;
  if (status >= 100 && status < 200) return takeAnswer(bytes.subarray(start), isHead);
  const length =
    isHead || status === 304 || status === 204 ? 0 : Number(headers['content-length'] ?? 0);
  if (bytes.length < start + length) return undefined;
  const body = bytes.subarray(start, start + length);
  return { answer: { status, headers, body }, rest: bytes.subarray(start + length) };
}

/** Asks one thing after another, over a new connection whenever the last one was closed. */
export class Line {
  readonly #port: number;
  #socket: Socket | undefined;

  constructor(port: number) {
    this.#port = port;
  }

  /** Sends a whole request and waits for the answer, 10 s at most. */
  async ask(request: string | Buffer): Promise<Answer> {
    const start = performance.now();
    if (!this.#socket?.writable || this.#socket.readableEnded) this.close();
    this.#socket ??= connect(this.#port, '127.0.0.1').setNoDelay();
    const socket = this.#socket;
    const isHead = request.slice(0, 5).toString() === 'HEAD ';
    let received = Buffer.alloc(0);
    const answer = await new Promise<Omit<Answer, 'ms'>>((resolve) => {
      const giveUp = () => resolve({ status: 0, headers: {}, body: received });
      socket.setTimeout(10_000, giveUp).once('close', giveUp).on('error', giveUp);
      socket.on('data', (bytes) => {
        received = Buffer.concat([received, bytes]);
        const taken = takeAnswer(received, isHead);
        if (taken) resolve(taken.answer);
      });
      socket.write(request);
    });
    for (const event of ['data', 'close', 'error', 'timeout']) socket.removeAllListeners(event);
    socket.on('error', () => undefined);
    if (answer.status === 0 || answer.headers.connection === 'close') this.close();
    return { ...answer, ms: performance.now() - start };
  }

  /** As a browser asks: once more when a connection that was kept turns out to be closed. */
  async askAgain(request: string | Buffer): Promise<Answer> {
    const isKept = this.#socket !== undefined;
    const answer = await this.ask(request);
    return isKept && answer.status === 0 ? this.ask(request) : answer;
  }

  /** The same, once more when it took a second or longer: a busy machine is slow by chance, a bad input always. */
  async askPatiently(request: string | Buffer): Promise<Answer> {
    const answer = await this.ask(request);
    return answer.ms < 1_000 ? answer : this.ask(request);
  }

  close(): void {
    this.#socket?.destroy();
    this.#socket = undefined;
  }
}
