/** Subsets the site's typeface to the characters and weights in use. */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { listFiles } from '../helpers/node/list-files.ts';
import { projectRoot } from '../helpers/node/project-root.ts';
import { charactersOf, createFontSubset, type FontSubset } from './subset-font.ts';

const root = pathToFileURL(`${projectRoot}/`);

const weights = { min: 400, max: 700 };

/** Sources of the pages' texts. */
const sources = ['content', 'src/i18n', 'src/components', 'src/ui', 'src/views'];

const textFile = /\.(md|yaml|json|ts|tsx|astro|css|svg)$/;

/** A font file in the form of Astro's local font provider. */
interface FontFile {
  src: [string];
  weight: string;
  style: 'normal';
  display: 'optional';
  unicodeRange: [string, ...string[]];
}

/** Takes about a second on the first build; later builds use the cache. */
export async function siteFonts(): Promise<[latin: FontFile, extendedLatin: FontFile]> {
  const usedCharacters = readCharacters(sources.flatMap(listTextFiles));
  const toFontFile = async (subset: FontSubset, otherSubset: FontSubset): Promise<FontFile> => {
    const charactersIn = (name: FontSubset) => {
      const covered = new Set(charactersOf(name, root));
      return usedCharacters.filter((character) => covered.has(character));
    };
    const characters = charactersIn(subset);
    const options = { text: characters.join(''), format: 'woff2', weight: weights } as const;
    return {
      // Relative: Astro hashes it into the family's name, which must not differ between folders.
      src: [
        `./${relative(projectRoot, fileURLToPath(await createFontSubset(subset, options, root)))}`,
      ],
      weight: `${weights.min} ${weights.max}`,
      style: 'normal',
      // Painted text never moves: when the typeface is late, this page uses the fallback font.
      display: 'optional',
      unicodeRange: rangesOf(characters, charactersIn(otherSubset)),
    };
  };
  return Promise.all([toFontFile('latin', 'latin-ext'), toFontFile('latin-ext', 'latin')]);
}

function listTextFiles(source: string): string[] {
  const folder = join(projectRoot, source);
  return listFiles(folder)
    .filter((file) => textFile.test(file))
    .map((file) => join(folder, file));
}

/**
 * ASCII without signs of code, signs that `Intl` and CSS insert, and all other characters of the
 * files but the invisible word joiner.
 */
function readCharacters(files: string[]): string[] {
  const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
  // Signs of code, which texts and answers hardly have. Where one does, it is in the fallback font.
  const codeSigns = new Set('\\^`{}~<>[]$');
  const characters = new Set(ascii.filter((character) => !codeSigns.has(character)));
  for (const character of '\n\u00a0\u202f€−–…') characters.add(character);
  for (const file of files)
    for (const character of readFileSync(file, 'utf8').match(/[^ -~\n\u2060]/gu) ?? [])
      characters.add(character);
  return [...characters].sort();
}

/** As few ranges as possible. A range may span unused characters, but none of `elsewhere`. */
function rangesOf(characters: string[], elsewhere: string[]): [string, ...string[]] {
  const codes = (all: string[]) => all.map((character) => character.codePointAt(0) ?? 0);
  const foreign = codes(elsewhere);
  const ranges: [number, number][] = [];
  for (const code of codes(characters)) {
    const last = ranges.at(-1);
    if (last && !foreign.some((other) => last[1] < other && other < code)) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  const [firstRange, ...rest] = ranges.map(([from, to]) =>
    from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`,
  );
  if (!firstRange) throw new Error('A font file without characters');
  return [firstRange, ...rest];
}
