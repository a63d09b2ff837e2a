/** Clients that submit loan requests, each under a key of its own, and remember what was acknowledged. */
import { newUuid, referenceOf } from '../../../src/domain/api.ts';
import { openSqliteReader } from '../../../src/intake/store/sqlite/store.ts';
import type { Stored } from '../../../src/intake/store/store.ts';
import { Line, loanRequest } from '../../support/http.ts';
import { loan } from '../../support/submission.ts';
import { type Found, pause } from './scenario.ts';

/** Everything that a database holds. */
export async function storedIn(folder: string): Promise<Stored[]> {
  const store = openSqliteReader(folder);
  const submissions = await Array.fromAsync(store?.all() ?? []);
  await store?.close();
  return submissions;
}

export async function referencesIn(folder: string): Promise<string[]> {
  return (await storedIn(folder)).map(({ reference }) => reference);
}

export class Clients {
  readonly acknowledged: string[] = [];
  /** How often each status came; 0 is no answer. */
  readonly statuses = new Map<number, number>();
  /** Milliseconds until each answer. */
  readonly times: number[] = [];
  readonly #port: number;

  constructor(port: number) {
    this.#port = port;
  }

  count(status: number): number {
    return this.statuses.get(status) ?? 0;
  }

  /** Sends until `isDone`, pausing `wait` milliseconds after each answer. */
  async submit(clients: number, isDone: () => boolean, wait = 0): Promise<void> {
    const one = async (): Promise<void> => {
      const line = new Line(this.#port);
      while (!isDone()) {
        const key = newUuid();
        const start = performance.now();
        const { status } = await line.ask(loanRequest({ ...loan, profession: key }, key));
        this.times.push(performance.now() - start);
        this.statuses.set(status, this.count(status) + 1);
        if (status === 200) this.acknowledged.push(referenceOf(key));
        await pause(status === 0 ? Math.max(wait, 20) : wait);
      }
      line.close();
    };
    await Promise.all(Array.from({ length: clients }, one));
  }

  /** Status 0 is allowed: on a busy machine requests time out. */
  expectOnly(found: Found, ...statuses: number[]): void {
    const odd = [...this.statuses.keys()].filter((status) => ![...statuses, 0].includes(status));
    found.expect(odd.length === 0, () => `Answered with ${odd}`);
  }
}

/** Clients of a service that comes and goes: each sends its request until it is acknowledged. */
export class Persistent {
  readonly acknowledged = new Set<string>();
  readonly wanted: number;
  /** Closed while the service is away. */
  gate: Promise<void> = Promise.resolve();
  asking = 0;
  retries = 0;
  readonly #found: Found;

  constructor(wanted: number, found: Found) {
    this.wanted = wanted;
    this.#found = found;
  }

  get isDone(): boolean {
    return this.acknowledged.size >= this.wanted;
  }

  /** Waits until this fraction of the requests is acknowledged. */
  async reach(part: number): Promise<void> {
    while (this.acknowledged.size < part * this.wanted) await pause(2);
    this.#found.expect(!this.isDone, () => 'The load ended before the faults');
  }

  /** @param portOf where the next request goes */
  async submit(portOf: () => number): Promise<void> {
    await Promise.all(Array.from({ length: 32 }, () => this.#one(portOf)));
  }

  async #one(portOf: () => number): Promise<void> {
    let line = new Line(portOf());
    while (!this.isDone) {
      const key = newUuid();
      const bytes = loanRequest({ ...loan, profession: key }, key);
      for (let attempt = 1; ; attempt++) {
        await this.gate;
        this.asking++;
        const { status, body } = await line.ask(bytes);
        this.asking--;
        if (status === 200) {
          const { reference } = JSON.parse(body.toString()) as { reference: string };
          const isOurs = reference === referenceOf(key);
          this.#found.expect(isOurs, () => `${reference} is not the reference of its key`);
          this.acknowledged.add(reference);
          break;
        }
        // Ended, or ending.
        this.#found.expect(status === 0 || status === 503, () => `Answered with ${status}`);
        this.#found.expect(attempt < 500, () => 'A submission was never acknowledged');
        if (attempt === 500) return;
        this.retries++;
        await pause(20);
        line.close();
        line = new Line(portOf());
      }
    }
    line.close();
  }
}
