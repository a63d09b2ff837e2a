/**
 * The fault scenarios in small size; `npm run test:all` runs them in full size.
 *
 * @module-tag slow
 */
import { describe, expect, it } from 'vitest';
import { attempt } from '../long/faults/scenario.ts';
import { scenarios } from '../long/faults/scenarios.ts';
import { requiresAll } from '../support/need.ts';
import { patience, seed } from '../support/property.ts';

const size = { full: false, seed, minutes: 0 };

// They mostly wait: for kills, for clocks, for PostgreSQL.
describe.concurrent(`with the seed ${size.seed}`, () => {
  for (const scenario of scenarios.filter(({ fullOnly }) => !fullOnly)) {
    const { fault, name, proves } = scenario;
    it(
      `${fault}, ${name}: ${proves}`,
      async ({ skip }) => {
        const { verdict, found } = await attempt(scenario, size);
        const { lost, doubled, wrong } = found;
        if (verdict === 'NOT TRIED' && !requiresAll) skip(wrong[0]);
        const good = { verdict: 'good', lost: 0, doubled: 0, wrong: [] };
        expect({ verdict, lost, doubled, wrong }).toEqual(good);
      },
      patience,
    );
  }
});
