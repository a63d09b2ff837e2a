/** Random inputs: some every day, many in the full run. */
import fc from 'fast-check';
import { isFullWidth } from './width.ts';

/** Time-out in milliseconds for tests with many inputs or processes, on a busy machine. */
export const patience = isFullWidth ? 3_600_000 : 300_000;

export const runs = (small: number, full: number) => (isFullWidth ? full : small);

/** Calls a test with values, several at a time. An error names its value. */
export async function tryMany<Value>(
  arbitrary: fc.Arbitrary<Value>,
  count: number,
  test: (value: Value) => Promise<void>,
): Promise<void> {
  const seed = Date.now() % 1e9;
  // A million values at once would not fit into memory.
  const part = 10_000;
  for (let done = 0; done < count; done += part) {
    const numRuns = Math.min(part, count - done);
    const values = fc.sample(arbitrary, { numRuns, seed: seed + done }).values();
    const one = async () => {
      for (const value of values) {
        await test(value).catch((error: Error) => {
          throw new Error(`With ${fc.stringify(value)}: ${error.message}`);
        });
      }
    };
    await Promise.all(Array.from({ length: 16 }, one));
  }
}
