/** Requests at a steady rate over a few connections, each sent when it is due, whatever became of those before it. */
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { quantile } from '../faults/clients.ts';
import { Line } from '../faults/line.ts';
import { request } from '../faults/requests.ts';

interface Rate {
  port: number;
  perSecond: number;
  /** After the beginning, which does not count. */
  seconds: number;
}

export interface Steadily {
  count: number;
  /** Answered with anything but 200, or not at all. */
  failed: number;
  /** Milliseconds from when it was due to its answer, that 99 of 100 stayed under, and 999 of 1,000. */
  p99: number;
  p999: number;
}

const connections = 64;

/** Seconds at the beginning: machine code is made then, here as there. */
const warmUp = 3;

/** @param make gives the bytes of the next request */
export async function steadily(
  { port, perSecond, seconds }: Rate,
  make: () => Buffer,
): Promise<Steadily> {
  const times: number[] = [];
  const start = performance.now();
  let asked = 0;
  let failed = 0;
  async function one(): Promise<void> {
    const line = new Line(port);
    for (;;) {
      const due = (1_000 * asked++) / perSecond;
      if (due > 1_000 * (warmUp + seconds)) break;
      const wait = start + due - performance.now();
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      const { status } = await line.askAgain(make());
      if (status !== 200) failed++;
      if (due > 1_000 * warmUp) times.push(performance.now() - start - due);
    }
    line.close();
  }
  await Promise.all(Array.from({ length: connections }, one));
  const [p99, p999] = [quantile(times, 0.99), quantile(times, 0.999)];
  return { count: times.length, failed, p99, p999 };
}

/** Asks for a page from a thread of its own: what else this one does would be measured too. */
export async function pagesSteadily(rate: Rate & { page: string }): Promise<Steadily> {
  const worker = new Worker(new URL(import.meta.url), { workerData: rate });
  return new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject));
}

if (!isMainThread) {
  const { page, ...rate } = workerData as Rate & { page: string };
  const get = request('GET', page, { 'Accept-Encoding': 'br' });
  parentPort?.postMessage(await steadily(rate, () => get));
}
