/** Random inputs: some every day, many in the full run. `TEST_SEED=1` tries those of another run again. */
import fc from 'fast-check';
import { onTestFailed } from 'vitest';
import { isFullWidth } from './width.ts';

/** Time-out in milliseconds for tests with many inputs or processes, on a busy machine. */
export const patience = isFullWidth ? 3_600_000 : 300_000;

/** Of all random inputs. A failed test names it. */
export const seed = Number(process.env.TEST_SEED ?? Date.now() % 1e9);

export const runs = (small: number, full: number) => (isFullWidth ? full : small);

/** Random values for the running test. */
export function sample<Value>(arbitrary: fc.Arbitrary<Value>, count: number): Value[] {
  onTestFailed(() => console.error(`TEST_SEED=${seed}`));
  return fc.sample(arbitrary, { numRuns: count, seed });
}

/** Calls a test with values, several at a time. An error names its value and the seed. */
export async function tryMany<Value>(
  arbitrary: fc.Arbitrary<Value>,
  count: number,
  test: (value: Value) => Promise<void>,
): Promise<void> {
  // A million values at once would not fit into memory.
  const part = 10_000;
  for (let done = 0; done < count; done += part) {
    const numRuns = Math.min(part, count - done);
    const values = fc.sample(arbitrary, { numRuns, seed: seed + done }).values();
    const one = async () => {
      for (const value of values) {
        await test(value).catch((error: Error) => {
          throw new Error(`TEST_SEED=${seed}, with ${fc.stringify(value)}: ${error.message}`);
        });
      }
    };
    await Promise.all(Array.from({ length: 16 }, one));
  }
}
