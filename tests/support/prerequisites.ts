/**
 * What a run asks for. `TEST_WIDTH=full`, as in `npm run test:all`, means size: every language,
 * width, theme and random input, instead of a few of each. `REQUIRE_ALL=1`, as every night: a test
 * whose requirement is missing fails instead of being skipped. `TEST_SEED=…`: the random inputs of
 * another run.
 */

export const isFullRun = process.env.TEST_WIDTH === 'full';

/**
 * Of all random inputs. Daily always the same, so that only a change makes a test fail. Vitest
 * prints it.
 */
export const seed = Number(process.env.TEST_SEED ?? (isFullRun ? Date.now() % 1e9 : 1));

/** Time-out in milliseconds for tests with many inputs or processes, on a busy machine. */
export const timeoutMs = isFullRun ? 3_600_000 : 300_000;

export const requiresAll = process.env.REQUIRE_ALL === '1';

/**
 * @param name names what is missing, such as `strace is not installed`
 * @param skip skips the test, such as Vitest's `context.skip`
 * @throws Error with `REQUIRE_ALL=1`
 */
export function requirePrerequisite(
  isThere: boolean,
  name: string,
  skip: (reason: string) => void,
): void {
  if (isThere) return;
  const reason = `SKIPPED: ${name}`;
  if (requiresAll) throw new Error(`${reason}, and REQUIRE_ALL=1 asks for everything`);
  skip(reason);
}
