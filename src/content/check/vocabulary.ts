/** Tells the language of a passage by the words that the site's other texts have. */
import { type SiteLanguage, siteLanguages } from '../../i18n/languages.ts';
import { allCatalogues, textsOf } from '../catalogues.ts';
import { type ContentFile, isPlaced } from '../read.ts';

/** In how many texts of a language each word stands: files of the editors, and entries of the catalogues. */
export type Vocabulary = ReadonlyMap<SiteLanguage, ReadonlyMap<string, number>>;

/** Fewer different words can be of several languages. */
const fewest = 6;

export async function vocabularyOf(files: readonly ContentFile[]): Promise<Vocabulary> {
  const counts = new Map(siteLanguages.map((language) => [language, new Map<string, number>()]));
  const add = (language: SiteLanguage, text: string) => {
    const words = counts.get(language);
    for (const word of wordsIn(text)) words?.set(word, (words.get(word) ?? 0) + 1);
  };
  for (const { language, fields, body } of files.filter(isPlaced))
    add(language, `${Object.values(fields ?? {}).join(' ')} ${body}`);
  for (const { language, entries } of await allCatalogues()) {
    const own = siteLanguages.find((tag) => tag === language);
    if (own) for (const entry of entries.values()) add(own, textsOf(entry).join(' '));
  }
  return counts;
}

/**
 * The language that a passage is in, where it is not its own.
 * @param least in how many texts a word of its own language stands: two where the passage's own text is one of them
 */
export function otherLanguageOf(
  passage: string,
  own: SiteLanguage,
  vocabulary: Vocabulary,
  least: 1 | 2,
): SiteLanguage | undefined {
  const words = [...wordsIn(passage)];
  if (words.length < fewest) return undefined;
  const known = (language: SiteLanguage, times: number) =>
    words.filter((word) => (vocabulary.get(language)?.get(word) ?? 0) >= times).length;
  const most = Math.max(words.length * 0.3, known(own, least) * 1.4);
  return siteLanguages.find((language) => language !== own && known(language, 1) > most);
}

function wordsIn(text: string): Set<string> {
  return new Set(
    text
      .toLowerCase()
      .replace(/\{[^{}]*\}/g, '')
      .match(/\p{L}{2,}/gu),
  );
}
