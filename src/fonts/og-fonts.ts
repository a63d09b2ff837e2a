import { readFileSync } from 'node:fs';
import { keysOf } from '../helpers/records.ts';
import { charactersOf, createFontSubset } from './subset-font.ts';

const familyBySubset = { latin: 'Geist', 'latin-ext': 'Geist Extended' } as const;

export const fontFamily = Object.values(familyBySubset).join(', ');

const weight = 600;

interface OgFont {
  name: string;
  data: Buffer;
  weight: typeof weight;
}

/**
 * Static fonts for the layout library. They keep every character, so that a new word does not
 * invalidate the cache.
 */
export async function ogFonts(root: URL): Promise<OgFont[]> {
  return Promise.all(
    keysOf(familyBySubset).map(async (subset) => {
      const options = {
        text: charactersOf(subset, root).join(''),
        format: 'truetype',
        weight,
      } as const;
      const file = await createFontSubset(subset, options, root);
      return { name: familyBySubset[subset], data: readFileSync(file), weight };
    }),
  );
}
