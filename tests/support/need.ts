/**
 * What a test cannot do without. Where it is not there the test is skipped by name and says so; where everything must be
 * tried (`REQUIRE_ALL=1`, as in the nightly run) it fails.
 */
export const requiresAll = process.env.REQUIRE_ALL === '1';

/** Thrown by a scenario that could not be tried, with the reason. */
export class NotTried extends Error {}

/**
 * @param what is missing: `strace is not installed`
 * @param skip ends the test as skipped: `context.skip` of Vitest, for example; throws {@link NotTried} by default
 * @throws Error where everything must be tried
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
