/** Apart from `prerequisites.ts`, which processes without Vitest import. */
import { describe, it } from 'vitest';
import { findPostgres } from './postgres.ts';
import { requirePrerequisite } from './prerequisites.ts';

/**
 * Describes tests that need a program. Without it, one test stands for all and is skipped.
 * @param missing `there is no nginx`; undefined when the program is there
 */
export function describeIfInstalled(
  missing: string | undefined,
  name: string,
  tests: () => void,
): void {
  if (missing === undefined) describe(name, tests);
  else it(name, ({ skip }) => requirePrerequisite(false, missing, skip));
}

export function describeWithPostgres(name: string, tests: () => void): void {
  describeIfInstalled(findPostgres() ? undefined : 'there is no PostgreSQL', name, tests);
}
