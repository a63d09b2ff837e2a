/** F11: clients that never finish are cut off in time, and hold up nobody else. */
import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { loanPath } from '../../../src/domain/api.ts';
import { Line, request } from '../../support/http.ts';
import { pause, type Scenario } from './scenario.ts';

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

/** Files and connections that a process holds open; Linux only. */
function handlesOf(pid: number | undefined): number {
  return readdirSync(`/proc/${pid}/fd`).length;
}

export const slowClients: Scenario = {
  fault: 'F11',
  name: 'slow-clients',
  proves: 'clients that never finish are cut off in time, and hold up nobody else',
  fullOnly: true,
  async run(found) {
    const count = 1_000;
    let tried = '';
    await found.onService(async ({ port, child }) => {
      const kept = new Line(port);
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
      let [asked, failed] = [0, 0];
      while (seconds() < 2 * latest.readers && gone.readers === Infinity) {
        const visitor = new Line(port);
        const answers = [await kept.ask(get), await visitor.ask(get)];
        visitor.close();
        asked += answers.length;
        failed += answers.filter(({ status }) => status !== 200).length;
        for (const { socket, drip } of sockets) if (drip && socket.writable) socket.write(drip);
        await pause(250);
      }
      clearInterval(watch);
      for (const { socket } of sockets) socket.destroy();
      kept.close();

      const all = sockets.length;
      found.expect(most > count, () => `Only ${most} of ${all} slow clients were let in`);
      found.expect(failed === 0, () => `${failed} of ${asked} answers to others never came`);
      found.expect(asked > 20, () => `Others got only ${asked} answers`);
      for (const kind of ['others', 'readers'] as const) {
        const said = () => `${kind} were cut off after ${gone[kind]} s, ${held()} never`;
        found.expect(gone[kind] <= latest[kind], said);
      }
      const [others, readers] = [gone.others, gone.readers].map(Math.round);
      tried = `${all} clients, gone after ${others} and ${readers} s`;
    });
    return tried;
  },
};
