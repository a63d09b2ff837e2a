import { type ContentFile, isContentEntry } from '../content/read-content.ts';
import { isSiteLanguage, languages, type SiteLanguage, siteLanguages } from '../i18n/languages.ts';
import { allCatalogues, textsOf } from './read-catalogues.ts';

/** The number of texts with each word, by language. */
export type Vocabulary = ReadonlyMap<SiteLanguage, ReadonlyMap<string, number>>;

/** Passages with fewer different words are not checked. */
const minWords = 6;

/** The other language knows at least this share of the words. */
const minKnownShare = 0.3;

/** The other language knows this many times as many words as the expected one. */
const minLead = 1.4;

export async function buildVocabulary(files: readonly ContentFile[]): Promise<Vocabulary> {
  const counts = new Map(siteLanguages.map((language) => [language, new Map<string, number>()]));
  const add = (language: SiteLanguage, text: string) => {
    const languageCounts = counts.get(language);
    for (const word of wordsIn(text))
      languageCounts?.set(word, (languageCounts.get(word) ?? 0) + 1);
  };
  for (const { language, fields, body } of files.filter(isContentEntry))
    add(language, `${Object.values(fields ?? {}).join(' ')} ${body}`);
  for (const { language, entries } of await allCatalogues()) {
    if (isSiteLanguage(language))
      for (const entry of entries.values()) add(language, textsOf(entry).join(' '));
  }
  return counts;
}

/**
 * Recognises a passage in another language by the words of the site's other texts.
 * @param minTexts texts in the expected language that must have a word for it to count; 2 when the
 * passage is one of them
 */
export function detectOtherLanguage(
  passage: string,
  expected: SiteLanguage,
  vocabulary: Vocabulary,
  minTexts: 1 | 2,
): SiteLanguage | undefined {
  const distinct = [...wordsIn(passage)];
  if (distinct.length < minWords) return undefined;
  const countKnown = (language: SiteLanguage, texts: number) =>
    distinct.filter((word) => (vocabulary.get(language)?.get(word) ?? 0) >= texts).length;
  const threshold = Math.max(
    distinct.length * minKnownShare,
    countKnown(expected, minTexts) * minLead,
  );
  return siteLanguages.find(
    (language) => language !== expected && countKnown(language, 1) > threshold,
  );
}

/** The message about a text of the vocabulary that is in another language. */
export function otherLanguageMessage(
  text: string,
  language: SiteLanguage,
  vocabulary: Vocabulary,
): string | undefined {
  const other = detectOtherLanguage(text, language, vocabulary, 2);
  return (
    other &&
    `This reads like ${languages[other].label}, and the file is in ${languages[language].label}. Translate it.`
  );
}

function wordsIn(text: string): Set<string> {
  return new Set(
    text
      .toLowerCase()
      .replace(/\{[^{}]*\}/g, '')
      .match(/\p{L}{2,}/gu),
  );
}
