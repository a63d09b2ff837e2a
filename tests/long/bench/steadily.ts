/** Requests at a steady rate over a few connections, each sent when it is due if a connection is free. */
import { Line } from '../../support/http.ts';
import { pause, quantile } from '../faults/scenario.ts';

interface Rate {
  port: number;
  perSecond: number;
  /** Without the warm-up. */
  seconds: number;
}

export interface Steadily {
  count: number;
  /** Answered with anything but 200, or not at all. */
  failed: number;
  /** 99th percentile of the milliseconds from due time to answer. */
  p99: number;
}

const connections = 64;

/** Seconds at the beginning: both processes compile code then. */
const warmUp = 3;

/** @param make gives the bytes of the next request */
export async function steadily(rate: Rate, make: () => Buffer): Promise<Steadily> {
  const times: number[] = [];
  const start = performance.now();
  let [asked, failed] = [0, 0];
  async function one(): Promise<void> {
    const line = new Line(rate.port);
    for (;;) {
      const due = (1_000 * asked++) / rate.perSecond;
      if (due > 1_000 * (warmUp + rate.seconds)) break;
      await pause(Math.max(0, start + due - performance.now()));
      const { status } = await line.ask(make());
      if (status !== 200) failed++;
      if (due > 1_000 * warmUp) times.push(performance.now() - start - due);
    }
    line.close();
  }
  await Promise.all(Array.from({ length: connections }, one));
  return { count: times.length, failed, p99: quantile(times, 0.99) };
}
