/** Clients that submit loan requests, each under a key of its own, and remember what was acknowledged. */
import { newUuid, referenceOf } from '../../../src/api.ts';
import { loan } from '../../support/submission.ts';
import { Line } from './line.ts';
import { postLoan } from './requests.ts';
import type { Outcome } from './scenario.ts';
import { storedIn } from './service.ts';

export class Clients {
  readonly #port: number;
  /** References that were acknowledged, in order. */
  readonly acknowledged: string[] = [];
  /** How often each status came; 0 is no answer. */
  readonly statuses = new Map<number, number>();
  /** Milliseconds of every answer. */
  readonly times: number[] = [];

  constructor(port: number) {
    this.#port = port;
  }

  /** Goes on until told otherwise, `pause` milliseconds after each answer, and after one that is none. */
  async submit(clients: number, isDone: () => boolean, pause = 0): Promise<void> {
    const one = async (): Promise<void> => {
      const line = new Line(this.#port);
      while (!isDone()) {
        const key = newUuid();
        const { status, ms } = await line.ask(postLoan({ ...loan, profession: key }, key));
        this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
        this.times.push(ms);
        if (status === 200) this.acknowledged.push(referenceOf(key));
        const wait = status === 0 ? Math.max(pause, 20) : pause;
        if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      }
      line.close();
    };
    await Promise.all(Array.from({ length: clients }, one));
  }

  count(status: number): number {
    return this.statuses.get(status) ?? 0;
  }

  /** Holds the database against what was acknowledged. */
  async compare(folder: string): Promise<Pick<Outcome, 'lost' | 'doubled'>> {
    return compare(
      this.acknowledged,
      (await storedIn(folder)).map(({ reference }) => reference),
    );
  }
}

export function compare(
  acknowledged: readonly string[],
  stored: readonly string[],
): Pick<Outcome, 'lost' | 'doubled'> {
  const there = new Set(stored);
  const lost = acknowledged.filter((reference) => !there.has(reference)).length;
  return { lost, doubled: stored.length - there.size };
}

/** The value that all but the given part of them stay under. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
