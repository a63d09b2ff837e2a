import { describe, it } from 'vitest';
import { need } from './need.ts';

/**
 * Describes tests that need a program. Without it, one test stands for all and reports itself as not tried.
 * @param missing `there is no nginx`; undefined when the program is there
 */
export function describeWith(missing: string | undefined, name: string, tests: () => void): void {
  if (missing === undefined) describe(name, tests);
  else it(name, ({ skip }) => need(false, missing, skip));
}
