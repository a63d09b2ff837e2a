import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/**
 * Fontsource ships the typeface in two files: Latin, and extended Latin (Hungarian ő, Slovenian č).
 */
export type FontSubset = 'latin' | 'latin-ext';

/**
 * What browsers use of the typeface: fractions and other styles of digits bring glyphs that no
 * page shows.
 */
const featureOptions = {
  keepFeatures: ['kern', 'liga', 'tnum'],
  // Names of the weights in the menus of desktop programs.
  dropTables: ['STAT'],
};

interface SubsetOptions {
  /** Characters to keep. */
  text: string;
  format: 'woff2' | 'truetype';
  /** Weights to keep. A single number makes a static font. */
  weight: number | { min: number; max: number };
}

/**
 * Every character in a file of the typeface. Fontsource lists them as CSS `unicode-range` entries.
 */
export function charactersOf(subset: FontSubset, root: URL): string[] {
  const ranges: Record<FontSubset, string> = JSON.parse(
    readFileSync(typefacePath('unicode.json', root), 'utf8'),
  );
  return ranges[subset].split(',').flatMap((range) => {
    const [start = 0, last = start] = range
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - start + 1 }, (_, index) =>
      String.fromCodePoint(start + index),
    );
  });
}

/** Subsets one file of the typeface, cached by content under `.cache/`. */
export async function createFontSubset(
  subset: FontSubset,
  { text, format, weight }: SubsetOptions,
  root: URL,
): Promise<URL> {
  const original = readFileSync(typefacePath(`files/geist-${subset}-wght-normal.woff2`, root));
  const name = createHash('sha256')
    .update(original)
    .update(text)
    .update(JSON.stringify([format, weight, featureOptions]))
    .digest('hex')
    .slice(0, 12);
  const folder = new URL('.cache/fonts/', root);
  const file = new URL(`geist-${subset}-${name}.${format === 'woff2' ? 'woff2' : 'ttf'}`, folder);
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    const options = { targetFormat: format, variationAxes: { wght: weight }, ...featureOptions };
    writeFileSync(file, await subsetFont(original, text, options));
  }
  return file;
}

/** Resolved from the project's folder, because a bundle may run this module from elsewhere. */
function typefacePath(path: string, root: URL): string {
  return createRequire(new URL('package.json', root)).resolve(`@fontsource-variable/geist/${path}`);
}
