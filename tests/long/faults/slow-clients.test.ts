/** F11: clients that never finish are cut off in time, and hold up nobody else. */
import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { loanPath } from '../../../src/domain/api.ts';
import { timeoutMs } from '../../support/check-property.ts';
import { KeptConnection, request } from '../../support/http.ts';
import { isFullRun } from '../../support/prerequisites.ts';
import { startService } from '../../support/start-service.ts';

/**
 * Seconds from the last accepted connection until all must be closed: 12 and 30, and a little more for busy machines.
 */
const latest = { others: 15, readers: 35 };

/** How a client is slow: what it sends at first, and what it adds several times a second. */
interface Slowness {
  first: string;
  drip: string;
  /** Does not read the answers. */
  isDeaf?: true;
}

const page = 'GET / HTTP/1.1\r\nHost: a\r\n';
const kinds: Slowness[] = [
  { first: page, drip: 'X: a\r\n' },
  {
    first: `POST ${loanPath} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{`,
    drip: ' ',
  },
  { first: `${page}\r\n`, drip: '' },
  { first: '', drip: '' },
  // In the end, more answers than fit into the buffers on the way.
  { first: `${page}\r\n`, drip: `${page}\r\n`, isDeaf: true },
];
const count = 1_000;

/** Files and connections that a process holds open; Linux only. */
function handlesOf(pid: number | undefined): number {
  return readdirSync(`/proc/${pid}/fd`).length;
}

describe('F11: thousands of slow clients', () => {
  it.runIf(isFullRun)(
    'are cut off in time, and hold up nobody',
    async () => {
      await using service = await startService();
      const { port, child } = service;
      const kept = new KeptConnection(port);
      const get = request('GET', '/');
      await kept.ask(get);
      const before = handlesOf(child.pid);
      const start = performance.now();
      const seconds = () => (performance.now() - start) / 1_000;
      /** Connections of slow clients that the service still holds. Deaf clients do not notice that one was closed. */
      const held = () => handlesOf(child.pid) - before;
      let [most, allIn] = [0, 0];
      const gone = { others: Infinity, readers: Infinity };
      const watch = setInterval(() => {
        const now = held();
        if (now > most) {
          most = now;
          // A busy machine accepts late.
          allIn = seconds();
        } else if (most > count) {
          if (now <= count / 5) gone.others = Math.min(gone.others, seconds() - allIn);
          if (now <= 1) gone.readers = Math.min(gone.readers, seconds() - allIn);
        }
      }, 100);

      const sockets: { socket: Socket; drip: string }[] = [];
      for (const { first, drip, isDeaf } of kinds) {
        for (let index = 0; index < (isDeaf ? count / 5 : count); index++) {
          const socket = connect(port, '127.0.0.1').on('error', () => undefined);
          if (isDeaf) socket.pause();
          else socket.resume();
          socket.write(first);
          sockets.push({ socket, drip });
          if (index % 50 === 0) await new Promise((resolve) => setImmediate(resolve));
        }
      }

      // Another visitor meanwhile, on a kept connection and on new ones.
      const statuses: number[] = [];
      while (seconds() < 2 * latest.readers && gone.readers === Infinity) {
        const visitor = new KeptConnection(port);
        statuses.push((await kept.ask(get)).status, (await visitor.ask(get)).status);
        visitor.close();
        for (const { socket, drip } of sockets) if (drip && socket.writable) socket.write(drip);
        await pause(250);
      }
      clearInterval(watch);
      for (const { socket } of sockets) socket.destroy();
      kept.close();

      expect.soft(most, 'slow clients let in').toBeGreaterThan(count);
      expect.soft(new Set(statuses)).toEqual(new Set([200]));
      expect.soft(statuses.length).toBeGreaterThan(20);
      expect.soft(gone.others).toBeLessThanOrEqual(latest.others);
      expect.soft(gone.readers).toBeLessThanOrEqual(latest.readers);
      expect.soft(await service.stop()).toBe(0);
    },
    timeoutMs,
  );
});
