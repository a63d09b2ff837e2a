import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { answerUnreadable } from './errors.ts';
import { Problem } from './problem.ts';

/** Requests in a row that may come before the answer to the last one; browsers and proxies wait for it. */
const mostAhead = 8;

interface Connection {
  /** The answer to the latest request, begun or not. */
  latest?: ServerResponse;
  /** Requests in a row that came before the answer to the last one. */
  ahead: number;
  /** Nothing is read after the answer under way. */
  isEnding: boolean;
}

const connections = new WeakMap<Socket, Connection>();

function connectionOf(socket: Socket): Connection {
  const connection = connections.get(socket) ?? { ahead: 0, isEnding: false };
  connections.set(socket, connection);
  return connection;
}

/**
 * Hands each request on when the answer before it on its connection is sent, so that only one of them takes memory. Ends
 * a connection whose answer is not read or that does not wait for answers.
 * @param longest milliseconds from a request to the last byte of its answer
 */
export function inTurn(handle: RequestListener, longest: number): RequestListener {
  return (request, response) => {
    const { socket } = request;
    const connection = connectionOf(socket);
    const { latest } = connection;
    const isAhead = latest !== undefined && !latest.writableFinished;
    connection.ahead = isAhead ? connection.ahead + 1 : 0;
    if (connection.ahead > mostAhead) {
      // Node still reads what it has of the connection: that comes here, too, and goes no further.
      socket.destroy();
      return;
    }
    connection.latest = response;
    const timer = setTimeout(() => socket.destroy(), longest).unref();
    response.once('close', () => clearTimeout(timer));
    if (isAhead) {
      latest.once('close', () => {
        if (!socket.destroyed) handle(request, response);
      });
    } else handle(request, response);
  };
}

/**
 * Refuses what Node reads as a request and a proxy in front may read as another one, or as two. Framings in
 * tests/support/framings.ts name each case.
 * @throws Problem `bad_request`, which ends the connection; so does all that follows on it, which may be the body of
 *   what was refused
 */
export function refuseMisframed({
  httpVersion,
  headers,
  rawHeaders,
  socket,
}: IncomingMessage): void {
  const connection = connectionOf(socket);
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name)).length;
  const isOld = httpVersion === '1.0';
  const isWellFramed =
    // Node takes the first of two hosts, and HTTP/1.0 has none.
    (hosts === 1 || (hosts === 0 && isOld)) &&
    /^[^\s/?#@\\]*$/.test(headers.host ?? '') &&
    // HTTP/1.0 knows no chunks.
    !(isOld && headers['transfer-encoding'] !== undefined) &&
    // Node's parser stops at the end of it and drops what follows.
    headers.upgrade === undefined;
  if (isWellFramed && !connection.isEnding) return;
  connection.isEnding = true;
  throw new Problem('bad_request', { headers: { connection: 'close' } });
}

/** Answers what Node could not read as HTTP, or not in time, after what came before it: answers have only their order. */
export function refuseUnreadable(error: Error & { code?: string }, socket: Socket): void {
  const connection = connectionOf(socket);
  connection.isEnding = true;
  const { latest } = connection;
  if (latest?.req.complete && !latest.writableFinished) {
    latest.once('close', () => answerUnreadable(error, socket));
  } else answerUnreadable(error, socket);
}
