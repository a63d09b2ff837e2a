import { readFileSync } from 'node:fs';
import { createFontSubset, type FontSubset, unicodeRanges } from './subset-font.ts';

const parts = { latin: 'Geist', 'latin-ext': 'Geist Extended' } as const;

export const fontFamily = Object.values(parts).join(', ');

const weight = 600;

interface ShareFont {
  name: string;
  data: Buffer;
  weight: typeof weight;
}

/** Static fonts for the layout library. They keep every character, so that a new word does not invalidate the cache. */
export async function ogFonts(root: URL): Promise<ShareFont[]> {
  const cover = unicodeRanges(root);
  return Promise.all(
    (Object.keys(parts) as FontSubset[]).map(async (part) => {
      const cut = { text: charactersOf(cover[part]), format: 'truetype', weight } as const;
      const file = await createFontSubset(part, cut, root);
      return { name: parts[part], data: readFileSync(file), weight };
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
