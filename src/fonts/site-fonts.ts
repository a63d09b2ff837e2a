/** The site's typeface, cut down to the characters and weights that the site uses. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { cutFont, type FontPart, fontCover } from './cut-font.ts';

const root = new URL('../../', import.meta.url);

/** The weights that the design uses. */
const weights = { min: 400, max: 700 };

/** Everything whose text can stand on a page. */
const sources = [
  'content',
  'src/i18n',
  'src/domain/company.ts',
  'src/components',
  'src/ui',
  'src/views',
];

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
  const cover = fontCover(root);
  const fileOf = async (part: FontPart, others: FontPart): Promise<FontFile> => {
    const characters = wanted.filter((character) => isCovered(character, cover[part]));
    const elsewhere = wanted.filter((character) => isCovered(character, cover[others]));
    const cut = { text: characters.join(''), format: 'woff2', weight: weights } as const;
    return {
      src: [fileURLToPath(await cutFont(part, cut, root))],
      weight: `${weights.min} ${weights.max}`,
      style: 'normal',
      // Text that has been painted never moves: who waits too long for the typeface reads this page without it.
      display: 'optional',
      unicodeRange: rangesOf(characters, elsewhere),
    };
  };
  return Promise.all([fileOf('latin', 'latin-ext'), fileOf('latin-ext', 'latin')]);
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
  const characters = new Set([...ascii, ...'\n\u00a0\u202f€−–…']);
  for (const file of files)
    for (const character of readFileSync(file, 'utf8').match(/[^ -~\n]/gu) ?? [])
      characters.add(character);
  return [...characters].sort();
}

function isCovered(character: string, ranges: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return ranges.split(',').some((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-');
    return code >= Number.parseInt(first, 16) && code <= Number.parseInt(last, 16);
  });
}

/** As few as possible: what no text has may lie within one, but nothing that is elsewhere. */
function rangesOf(characters: string[], elsewhere: string[]): [string, ...string[]] {
  const codes = (all: string[]) => all.map((character) => character.codePointAt(0) ?? 0);
  const foreign = codes(elsewhere);
  const ranges: [number, number][] = [];
  for (const code of codes(characters)) {
    const last = ranges.at(-1);
    if (last && !foreign.some((one) => last[1] < one && one < code)) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  const [first, ...rest] = ranges.map(([from, to]) =>
    from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`,
  );
  if (!first) throw new Error('A font file without characters');
  return [first, ...rest];
}
