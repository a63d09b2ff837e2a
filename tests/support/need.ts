/**
 * Requirements of a test. A test without its requirement is skipped with a reason. With `REQUIRE_ALL=1`, as in the
 * nightly run, it fails.
 */
export const requiresAll = process.env.REQUIRE_ALL === '1';

/** Thrown when a requirement is missing, with the reason. */
export class NotTried extends Error {}

/**
 * @param what names what is missing, such as `strace is not installed`
 * @param skip skips the test, such as Vitest's `context.skip`; throws {@link NotTried} by default
 * @throws Error with `REQUIRE_ALL=1`
 */
export function need(
  isThere: boolean,
  what: string,
  skip: (reason: string) => void = giveUp,
): void {
  if (isThere) return;
  const reason = `NOT TRIED: ${what}`;
  if (requiresAll) throw new Error(`${reason}, and REQUIRE_ALL=1 asks for everything`);
  skip(reason);
}

function giveUp(reason: string): never {
  throw new NotTried(reason);
}
