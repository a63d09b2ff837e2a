import type { FastifyRequest } from 'fastify';

/** Whether a program on this machine asks for itself, and not a proxy for a visitor. */
export function isLocalRequest({ socket, headers }: FastifyRequest): boolean {
  const isLoopback = /^(::1|(::ffff:)?127\.[\d.]+)$/.test(socket.remoteAddress ?? '');
  return isLoopback && !headers['x-forwarded-for'] && !headers.forwarded;
}
