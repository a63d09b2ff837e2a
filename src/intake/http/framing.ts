import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { answerUnreadable } from './errors.ts';
import { Problem } from './problem.ts';

/*
 * The gaps between what Node reads as a request and what RFC 9112 calls one. A proxy in front of us may see other
 * limits between requests than we do, and take the answer to one for the answer to another.
 */

/** The latest answer on each connection, begun or not. */
const latest = new WeakMap<Socket, ServerResponse>();

/** Connections that end with the answer under way. */
const ending = new WeakSet<Socket>();

/**
 * Notes the order of answers, ends a connection whose answer is not read, and takes requests with an `Expect` that Node
 * would answer without our headers.
 * @param longest milliseconds from a request to the last byte of its answer
 */
export function watchAnswers(server: Server, longest: number): void {
  server.prependListener('request', ({ socket }, response) => {
    latest.set(socket, response);
    const timer = setTimeout(() => socket.destroy(), longest).unref();
    response.once('close', () => clearTimeout(timer));
  });
  server.on('checkExpectation', (request, response) => {
    server.emit('request', request, response);
  });
}

/**
 * @throws Problem `bad_request`, which ends the connection, unless there is exactly one host that can be one (in
 *   HTTP/1.0 none will do), and chunks only in HTTP/1.1; and for all that follows on the same connection, which may be
 *   the body of what was refused
 */
export function refuseMisframed({
  httpVersion,
  headers,
  rawHeaders,
  socket,
}: IncomingMessage): void {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name)).length;
  const isOld = httpVersion === '1.0';
  const isWellFramed =
    (hosts === 1 || (hosts === 0 && isOld)) &&
    /^[^\s/?#@\\]*$/.test(headers.host ?? '') &&
    !(isOld && headers['transfer-encoding'] !== undefined);
  if (isWellFramed && !ending.has(socket)) return;
  ending.add(socket);
  throw new Problem('bad_request', { headers: { connection: 'close' } });
}

/** Answers what Node could not read as HTTP, or not in time, after what came before it: answers have only their order. */
export function refuseUnreadable(error: Error & { code?: string }, socket: Socket): void {
  ending.add(socket);
  const before = latest.get(socket);
  if (before?.req.complete && !before.writableFinished) {
    before.once('close', () => answerUnreadable(error, socket));
  } else answerUnreadable(error, socket);
}
