import {
  type IncomingMessage,
  METHODS,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import { answerUnreadable } from './errors.ts';
import { Problem } from './problem.ts';

/** Requests of a connection that may wait: a client can have read an answer before Node knows. Browsers send no more. */
const mostWaiting = 1;

/** The names and values of 100 headers. Browsers send about twenty headers. */
const mostHeaders = 2 * 100;

interface Connection {
  latest?: ServerResponse;
  /** Runs while no request is under way. */
  idle?: NodeJS.Timeout;
  waiting: number;
  /** Bytes came that are no request. */
  isUnreadable?: true;
}

const connections = new WeakMap<Socket, Connection>();

function connectionOf(socket: Socket): Connection {
  const known = connections.get(socket);
  if (known) return known;
  const connection: Connection = { waiting: 0 };
  connections.set(socket, connection);
  // A timer would keep the closed connection in memory.
  socket.once('close', () => clearTimeout(connection.idle));
  return connection;
}

/**
 * Hands on one request of a connection at a time, so that only one answer takes memory.
 * @param limits milliseconds after which a connection is closed: `answer` from a request to the last byte of its answer,
 *   `idle` and `headers` together from an answer to the next request
 */
export function inTurn(
  handle: RequestListener,
  limits: { answer: number; idle: number; headers: number },
): RequestListener {
  return (request, response) => {
    const { socket } = request;
    const connection = connectionOf(socket);
    const { latest } = connection;
    clearTimeout(connection.idle);
    // `framingProblem` refuses the request in its turn. Until then, Node would keep each chunk apart: 32 KB in chunks of one byte take 13 MB.
    if (request.headers['transfer-encoding'] !== undefined) request.resume();
    const mustWait = latest !== undefined && !latest.writableFinished;
    if (mustWait) connection.waiting += 1;
    if (connection.waiting > mostWaiting || (mustWait && request.rawHeaders.length > mostHeaders)) {
      // Node goes on parsing the bytes that it has read. Their requests also reach this line and are dropped.
      socket.destroy();
      return;
    }
    connection.latest = response;
    const timer = setTimeout(() => socket.destroy(), limits.answer).unref();
    response.once('close', () => {
      clearTimeout(timer);
      if (connection.latest !== response || socket.destroyed) return;
      // Node's own limit begins anew at every blank line.
      connection.idle = setTimeout(() => socket.destroy(), limits.idle + limits.headers).unref();
    });
    const begin = () => {
      // An answer with `Connection: close`, or a broken connection, drops the request behind it.
      if (!socket.writable) return;
      if (isSpoken(request)) handle(request, response);
      else answerUnreadable(new Error('Not HTTP/1.1'), socket);
    };
    if (mustWait) {
      latest.once('close', () => {
        connection.waiting -= 1;
        begin();
      });
    } else begin();
  };
}

/** Node's parser also accepts RTSP and other versions of HTTP. Fastify would answer them without its hooks. */
function isSpoken({ method = '', httpVersion }: IncomingMessage): boolean {
  return METHODS.includes(method) && /^1\.[01]$/.test(httpVersion);
}

/**
 * Finds requests that Node and a proxy in front of it may read differently, bodies in chunks, and too many headers.
 * tests/support/framings.ts has each case.
 * The answer closes the connection, which drops later requests: they may be the body of this one.
 */
export function framingProblem({
  httpVersion,
  headers,
  rawHeaders,
}: IncomingMessage): Problem | undefined {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name)).length;
  const isOld = httpVersion === '1.0';
  const isWellFramed =
    // Node takes the first of two hosts. HTTP/1.0 needs none.
    (hosts === 1 || (hosts === 0 && isOld)) &&
    /^[^\s/?#@\\]*$/.test(headers.host ?? '') &&
    // Browsers send a length.
    headers['transfer-encoding'] === undefined &&
    rawHeaders.length <= mostHeaders &&
    // Node's parser stops after an upgrade and drops the bytes that follow.
    headers.upgrade === undefined;
  if (isWellFramed) return undefined;
  return new Problem('bad_request', { headers: { connection: 'close' } });
}

/** Waits for the previous answer: only the order of answers tells which request each belongs to. */
export function refuseUnreadable(error: Error & { code?: string }, socket: Socket): void {
  const connection = connectionOf(socket);
  if (connection.isUnreadable) return;
  connection.isUnreadable = true;
  const { latest, waiting } = connection;
  if (latest?.req.complete && !latest.writableFinished) {
    latest.once('close', () => answerUnreadable(error, socket));
  } else if (waiting > 0) {
    // The body of a request that waits is malformed. No answer may come before that to the request before it.
    socket.destroy();
  } else if (latest?.headersSent && !latest.req.complete) {
    // The request was answered before its body, which is malformed.
    socket.destroySoon();
  } else answerUnreadable(error, socket);
}
