import { describe, it } from 'vitest';
import { need } from './need.ts';

/**
 * Describes something that needs what may be missing. Then there is one test in place of all, which is not tried.
 * @param missing `there is no nginx`; undefined when it is there
 */
export function describeWith(missing: string | undefined, name: string, tests: () => void): void {
  if (missing === undefined) describe(name, tests);
  else it(name, ({ skip }) => need(false, missing, skip));
}
