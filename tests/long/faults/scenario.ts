/** Faults caused on purpose. */
import { type Service, startService } from '../../support/service.ts';

export interface Size {
  /** The size of the long run, instead of that of `npm test`. */
  full: boolean;
  /** Seed of all random inputs. */
  seed: number;
  /** Length of a soak. */
  minutes: number;
}

export interface Scenario {
  /** Its number in the list of faults. */
  fault: string;
  name: string;
  proves: string;
  /** Has no small size. */
  fullOnly?: true;
  /** @returns what was tried, with its unit: `5000 paths` */
  run(found: Found, size: Size): Promise<string>;
}

/** Faults found. */
export class Found {
  /** Acknowledged and not stored. */
  lost = 0;
  /** Stored more than once. */
  doubled = 0;
  /** A line for each other fault, at most twenty. */
  readonly wrong: string[] = [];

  expect(holds: boolean, line: () => string): void {
    if (!holds && this.wrong.length < 20) this.wrong.push(line().slice(0, 400));
  }

  /** Compares stored with acknowledged submissions by reference. */
  compare(acknowledged: Iterable<string>, stored: readonly string[]): void {
    const there = new Set(stored);
    this.lost += [...acknowledged].filter((reference) => !there.has(reference)).length;
    this.doubled += stored.length - there.size;
  }

  /** Ends a service, which must end cleanly. */
  async end({ stop }: Service): Promise<void> {
    const code = await stop();
    this.expect(code === 0, () => `The service ended with ${code}`);
  }

  /** Calls `use` with a service on a new database, then ends it. */
  async onService(
    use: (service: Service) => Promise<void>,
    env: NodeJS.ProcessEnv = {},
  ): Promise<void> {
    const service = await startService({ env });
    await use(service);
    await this.end(service);
  }
}

export type Verdict = 'good' | 'BAD' | 'NOT TRIED';

export interface Outcome {
  verdict: Verdict;
  tried: string;
  found: Found;
}

/** Tries a scenario. A missing requirement gives NOT TRIED, any other error BAD. */
export async function attempt({ run }: Scenario, size: Size): Promise<Outcome> {
  const found = new Found();
  try {
    const tried = await run(found, size);
    const isGood = found.lost === 0 && found.doubled === 0 && found.wrong.length === 0;
    return { verdict: isGood ? 'good' : 'BAD', tried, found };
  } catch (error) {
    const { message, stack = '' } = error as Error;
    // The message of `need`, also with `REQUIRE_ALL=1`.
    const isTried = !message.startsWith('NOT TRIED');
    found.wrong.push(isTried ? stack : message);
    return { verdict: isTried ? 'BAD' : 'NOT TRIED', tried: '', found };
  }
}

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Waits until a condition holds. @returns whether it did within the seconds */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  seconds = 120,
): Promise<boolean> {
  for (const end = performance.now() + 1_000 * seconds; performance.now() < end; await pause(20))
    if (await isSo()) return true;
  return isSo();
}

/** The value that the given fraction of the values does not exceed. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

/** Numbers from 0 up to 1 that look random and are the same for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  // Mulberry32, by Tommy Ettinger; public domain.
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
