import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { islandGroups } from '../../../src/integrations/chunk-groups.ts';

it.each(Object.keys(islandGroups))('a chunk group finds the island %s', (island) => {
  expect(globSync(`src/islands/*/${island}.tsx`)).toHaveLength(1);
});
