import { readFileSync } from 'node:fs';
import { createFontSubset, type FontSubset, unicodeRanges } from './subset-font.ts';

const familyBySubset = { latin: 'Geist', 'latin-ext': 'Geist Extended' } as const;

export const fontFamily = Object.values(familyBySubset).join(', ');

const weight = 600;

interface OgFont {
  name: string;
  data: Buffer;
  weight: typeof weight;
}

/** Static fonts for the layout library. They keep every character, so that a new word does not invalidate the cache. */
export async function ogFonts(root: URL): Promise<OgFont[]> {
  const ranges = unicodeRanges(root);
  return Promise.all(
    (Object.keys(familyBySubset) as FontSubset[]).map(async (subset) => {
      const options = { text: charactersOf(ranges[subset]), format: 'truetype', weight } as const;
      const file = await createFontSubset(subset, options, root);
      return { name: familyBySubset[subset], data: readFileSync(file), weight };
    }),
  );
}

/** Every character of a CSS `unicode-range` list. */
function charactersOf(ranges: string): string {
  return ranges
    .split(',')
    .map((range) => {
      const [start = 0, last = start] = range
        .replace('U+', '')
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - start + 1 }, (_, index) =>
        String.fromCodePoint(start + index),
      ).join('');
    })
    .join('');
}
