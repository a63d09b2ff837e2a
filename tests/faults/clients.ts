/**
 * Clients that submit loan requests, each under a key of its own, and remember what
 * was acknowledged.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { newUuid, toReference } from '../../src/domain/submission-id.ts';
import type { Submission } from '../../src/service/store/store.ts';
import { KeptConnection, loanRequest } from '../support/http.ts';
import { readStored } from '../support/start-service.ts';
import { loan } from '../support/submission.ts';

export async function referencesIn(folder: string): Promise<string[]> {
  return (await readStored(folder)).map(({ reference }) => reference);
}

/** Checks that nothing acknowledged is missing from the database, and nothing is stored twice. */
export function expectStoredOnce(
  acknowledged: Iterable<string>,
  stored: readonly Pick<Submission, 'reference'>[],
): void {
  const references = new Set(stored.map(({ reference }) => reference));
  const lost = [...acknowledged].filter((reference) => !references.has(reference)).length;
  expect.soft({ lost, doubled: stored.length - references.size }).toEqual({ lost: 0, doubled: 0 });
}

export class Clients {
  readonly acknowledged: string[] = [];
  /** How often each status came; 0 is no response. */
  readonly statuses = new Map<number, number>();
  /** Milliseconds until each response. */
  readonly times: number[] = [];
  readonly #port: number;

  constructor(port: number) {
    this.#port = port;
  }

  count(status: number): number {
    return this.statuses.get(status) ?? 0;
  }

  /** Sends until `isDone`, pausing `wait` milliseconds after each response. */
  async submit(clients: number, isDone: () => boolean, wait = 0): Promise<void> {
    const submitInTurn = async (): Promise<void> => {
      const connection = new KeptConnection(this.#port);
      while (!isDone()) {
        const key = newUuid();
        const start = performance.now();
        const { status } = await connection.send(loanRequest({ ...loan, profession: key }, key));
        this.times.push(performance.now() - start);
        this.statuses.set(status, this.count(status) + 1);
        if (status === 200) this.acknowledged.push(toReference(key));
        await pause(status === 0 ? Math.max(wait, 20) : wait);
      }
      connection.close();
    };
    await Promise.all(Array.from({ length: clients }, submitInTurn));
  }

  /** Status 0 is allowed: on a busy machine requests time out. */
  expectOnly(...statuses: number[]): void {
    const allowed = [...statuses, 0];
    expect
      .soft([...this.statuses.keys()].filter((status) => !allowed.includes(status)))
      .toEqual([]);
  }
}

/** Clients of a service that comes and goes: each sends its request until it is acknowledged. */
export class RetryingClients {
  readonly acknowledged = new Set<string>();
  readonly wanted: number;
  /** Closed while the service is away. */
  gate: Promise<void> = Promise.resolve();
  /** Requests without a response. */
  pending = 0;
  readonly #unexpected = new Set<number>();

  constructor(wanted: number) {
    this.wanted = wanted;
  }

  get isDone(): boolean {
    return this.acknowledged.size >= this.wanted;
  }

  /** Waits until this fraction of the requests is acknowledged. */
  async reach(part: number): Promise<void> {
    while (this.acknowledged.size < part * this.wanted) await pause(2);
    expect.soft(this.isDone, 'the load ended before the faults').toBe(false);
  }

  /** @param portOf where the next request goes */
  async submit(portOf: () => number): Promise<void> {
    await Promise.all(Array.from({ length: 32 }, () => this.#submitInTurn(portOf)));
    // A service that ends gives 503 or no response.
    expect.soft([...this.#unexpected]).toEqual([]);
  }

  async #submitInTurn(portOf: () => number): Promise<void> {
    let connection = new KeptConnection(portOf());
    while (!this.isDone) {
      const key = newUuid();
      const bytes = loanRequest({ ...loan, profession: key }, key);
      for (;;) {
        await this.gate;
        this.pending++;
        const { status, body } = await connection.send(bytes);
        this.pending--;
        if (status === 200) {
          const reference = toReference(key);
          expect(JSON.parse(body.toString())).toMatchObject({ reference });
          this.acknowledged.add(reference);
          break;
        }
        if (status !== 0 && status !== 503) this.#unexpected.add(status);
        await pause(20);
        connection.close();
        connection = new KeptConnection(portOf());
      }
    }
    connection.close();
  }
}
