/**
 * The site's typeface, cut down to the characters and weights that the site uses. Fontsource ships it in two files,
 * Latin and extended Latin (Hungarian ő, Slovenian č); both are cut and cached by content.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const root = new URL('../../', import.meta.url);
const require = createRequire(import.meta.url);

/** The weights that the design uses. */
const weights = { min: 400, max: 700 };

/** Everything whose text can stand on a page. */
const sources = ['content', 'src/i18n', 'src/company.ts', 'src/parts', 'src/views', 'src/sections'];

type Part = 'latin' | 'latin-ext';

/** One file of the typeface, as Astro's local font provider wants it. */
interface FontFile {
  /** Path of the cut file. */
  src: [string];
  weight: string;
  style: 'normal';
  display: 'optional';
  /** The characters in it, as CSS `unicode-range` entries. */
  unicodeRange: [string, ...string[]];
}

/** Cuts the typeface; takes about a second the first time, nothing afterwards. */
export async function siteFonts(): Promise<[latin: FontFile, extendedLatin: FontFile]> {
  const wanted = charactersIn(sources.flatMap((source) => filesIn(new URL(source, root))));
  const cover = JSON.parse(
    readFileSync(require.resolve('@fontsource-variable/geist/unicode.json'), 'utf8'),
  ) as Record<Part, string>;
  const fileOf = async (part: Part): Promise<FontFile> => {
    const characters = wanted.filter((character) => isCovered(character, cover[part]));
    return {
      src: [await cut(part, characters.join(''))],
      weight: `${weights.min} ${weights.max}`,
      style: 'normal',
      // Text that has been painted never moves: who waits too long for the typeface reads this page without it.
      display: 'optional',
      unicodeRange: rangesOf(characters),
    };
  };
  return Promise.all([fileOf('latin'), fileOf('latin-ext')]);
}

async function cut(part: Part, text: string): Promise<string> {
  const original = readFileSync(
    require.resolve(`@fontsource-variable/geist/files/geist-${part}-wght-normal.woff2`),
  );
  const hash = createHash('sha256').update(original).update(text).update(JSON.stringify(weights));
  const folder = new URL('.cache/fonts/', root);
  const file = new URL(`geist-${part}-${hash.digest('hex').slice(0, 12)}.woff2`, folder);
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    const options = { targetFormat: 'woff2', variationAxes: { wght: weights } } as const;
    writeFileSync(file, await subsetFont(original, text, options));
  }
  return fileURLToPath(file);
}

function filesIn(place: URL): string[] {
  if (/\.\w+$/.test(place.pathname)) return [fileURLToPath(place)];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`);
}

/** Printable ASCII, no-break spaces and the signs that `Intl` and CSS put in, then whatever the texts hold. */
function charactersIn(files: string[]): string[] {
  const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
  const texts = files.map((file) => readFileSync(file, 'utf8')).join('');
  return [...new Set([...ascii, ...'\u00a0\u202f€−–…', ...texts])].sort();
}

function isCovered(character: string, ranges: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return ranges.split(',').some((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-');
    return code >= Number.parseInt(first, 16) && code <= Number.parseInt(last, 16);
  });
}

function rangesOf(characters: string[]): [string, ...string[]] {
  const ranges: [number, number][] = [];
  for (const character of characters) {
    const code = character.codePointAt(0) ?? 0;
    const last = ranges.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase().padStart(2, '0');
  const [first, ...rest] = ranges.map(([from, to]) =>
    from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`,
  );
  if (!first) throw new Error('A font file without characters');
  return [first, ...rest];
}
