import {
  createServer,
  type IncomingMessage,
  METHODS,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import { defaultHeaders } from './security-headers.ts';

export const connectionTiming = {
  headersMs: 5_000,
  requestMs: 9_000,
  idleMs: 8_000,
  /** From a request to the last byte of its response, and from there to the next request. */
  responseMs: 25_000,
};

/** Each takes a file handle and some kilobytes. */
const maxConnections = 5_000;

/** Requests of a connection whose responses are not read yet. Browsers and proxies send one. */
const maxPipelined = 4;

/** The names and values of 100 headers. Browsers send about twenty headers. */
const maxRawHeaders = 2 * 100;

/**
 * Makes the HTTP server. Fastify's own factory would open one more per IP address of `localhost`,
 * without these limits.
 */
export function createHttpServer(
  handle: RequestListener,
  { headersMs, requestMs, idleMs, responseMs } = connectionTiming,
): Server {
  const server = createServer({
    keepAliveTimeout: idleMs,
    requestTimeout: requestMs,
    headersTimeout: headersMs,
    connectionsCheckingInterval: 500,
    maxHeaderSize: 8 * 1024,
    // `isWellFramed` checks it: Node's own answer has no security headers.
    requireHostHeader: false,
  });
  server.maxConnections = maxConnections;
  server.on('connection', (socket: Socket) => {
    // Reading the IP address makes Node remember it. After a reset, Node could not read it
    // any more.
    void socket.remoteAddress;
    const timer = setTimeout(() => socket.destroy(), responseMs).unref();
    connections.set(socket, { pending: 0, timer });
    // Until it ends, the timer would keep the closed connection in memory.
    socket.once('close', () => clearTimeout(timer));
  });
  const listener = guardFraming(handle);
  // Node would answer unknown expectations itself, before all checks.
  return server.on('request', listener).on('checkExpectation', listener);
}

interface Connection {
  /** Requests whose responses are under way. */
  pending: number;
  /** Response to the last request with a body. */
  lastWithBody?: ServerResponse;
  /**
   * Destroys the connection after `responseMs`. Node has no limit for a response, and its limit for
   * idle connections begins anew at every blank line.
   */
  timer: NodeJS.Timeout;
}

const connections = new WeakMap<Socket, Connection>();

/**
 * Refuses requests that Node and a proxy may read differently. What follows a refused request is
 * dropped, because it may be the body of that request. For the same reason, what follows a request
 * with a body is dropped until that request is answered. A connection is destroyed when it has too
 * many requests, or when a refusal would overtake the response to an earlier request.
 */
function guardFraming(handle: RequestListener): RequestListener {
  return (request, response) => {
    const { socket } = request;
    const connection = connections.get(socket);
    if (!connection) return;
    connection.pending += 1;
    const isFirst = connection.pending === 1;
    if (isFirst) connection.timer.refresh();
    response.once('close', () => {
      connection.pending -= 1;
      connection.timer.refresh();
    });
    const { lastWithBody } = connection;
    const isBehindBody = lastWithBody !== undefined && !lastWithBody.writableFinished;
    if (connection.pending > maxPipelined) {
      socket.destroy();
    } else if (socket.writable && !isBehindBody && isWellFramed(request)) {
      if (request.headers['content-length'] !== undefined) connection.lastWithBody = response;
      handle(request, response);
    } else {
      // The body is read and thrown away. Otherwise Node would keep each chunk of it apart: 32 KB
      // in chunks of one byte take 13 MB.
      request.resume();
      if (isBehindBody) closeAfter(lastWithBody);
      else if (isFirst) rejectMalformed(new Error('Misframed'), socket);
      else if (socket.writable) socket.destroy();
    }
  };
}

function closeAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close');
}

/**
 * Whether Node and a proxy in front of it read a request in the same way, and its body has a
 * length, as browsers send it. tests/support/framing-cases.ts has each case.
 */
function isWellFramed({ method = '', httpVersion, headers, rawHeaders }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name)).length;
  return (
    // Node's parser also accepts RTSP and other versions of HTTP.
    METHODS.includes(method) &&
    /^1\.[01]$/.test(httpVersion) &&
    // Node takes the first of two hosts. HTTP/1.0 needs none.
    (hosts === 1 || (hosts === 0 && httpVersion === '1.0')) &&
    /^[^\s/?#@\\]*$/.test(headers.host ?? '') &&
    headers['transfer-encoding'] === undefined &&
    rawHeaders.length <= maxRawHeaders &&
    // Node's parser stops after an upgrade and drops the bytes that follow.
    headers.upgrade === undefined
  );
}

/**
 * Answers bytes that Node could not read as HTTP, or not in time, unless they belong to or follow
 * another request.
 */
export function handleClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const { pending = 0, lastWithBody } = connections.get(socket) ?? {};
  const isComplete = lastWithBody?.req.complete ?? true;
  if (lastWithBody && isComplete && !lastWithBody.writableFinished) closeAfter(lastWithBody);
  else if (pending > 0 || !isComplete) socket.destroy();
  else rejectMalformed(error, socket);
}

/** Answers what is no request that the service reads, and closes the connection. */
function rejectMalformed(error: Error & { code?: string }, socket: Socket): void {
  const status = parserErrorStatuses[error.code ?? ''] ?? '400 Bad Request';
  const body = JSON.stringify({ error: { code: 'bad_request' } });
  const headers = {
    ...defaultHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status}`, ...lines, '', body].join('\r\n'));
}

const parserErrorStatuses: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};
