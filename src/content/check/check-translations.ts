/** Names translations that are missing, too short, or outdated. Hashes, not dates, show changes. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  defaultLanguage,
  languages,
  type SiteLanguage,
  siteLanguages,
} from '../../i18n/languages.ts';
import {
  type ContentEntry,
  entryKey,
  isContentEntry,
  isDraft,
  readContent,
} from '../read-content.ts';
import { countWords } from './check-markdown.ts';

export type TranslationState = 'missing' | 'older' | 'short' | 'draft';

export interface TranslationFinding {
  state: TranslationState;
  language: SiteLanguage;
  /** Path of the Dutch file from `content`. */
  original: string;
  /** Path of the translation; undefined when there is none. */
  file: string | undefined;
  message: string;
}

/** By path of the translation: hashes of both texts when an editor last confirmed that they agree. */
type ConfirmedHashes = Record<string, { original: string; translation: string }>;

/** A translation with a smaller share of the expected words is probably incomplete. */
const shortBelow = 0.7;

/** In words. Length is ignored in shorter originals. */
const longFrom = 150;

const recordName = 'translations.json';

export function findTranslationGaps(content: string): TranslationFinding[] {
  const agreed = readAgreed(content);
  return pairsIn(content).flatMap(({ original, translation, language }) => {
    const about = { language, original: original.path, file: translation?.path };
    const name = languages[language].label;
    const note = (state: TranslationState, message: string): TranslationFinding => ({
      ...about,
      state,
      message,
    });
    if (!translation) {
      return [note('missing', `There is no ${name} text of ${original.path}. Write one.`)];
    }
    const notes: TranslationFinding[] = [];
    if (isDraft(translation)) {
      notes.push(
        note('draft', `${translation.path} is a draft. Remove draft: true when it is ready.`),
      );
    }
    const last = agreed[translation.path];
    if (!last || isOlder(last, original, translation)) {
      notes.push(
        note(
          'older',
          `Nobody has confirmed that ${translation.path} says what ${original.path} now says. Update it if needed. Then run npm run check:translations -- --agree ${translation.path}`,
        ),
      );
    }
    const needed = countWords(original.tree);
    const expected =
      (needed * languages[language].wordsPerMinute) / languages[defaultLanguage].wordsPerMinute;
    const words = countWords(translation.tree);
    if (needed >= longFrom && words < expected * shortBelow) {
      notes.push(
        note(
          'short',
          `${translation.path} has ${words} words, and about ${Math.round(expected)} are expected. Look for missing parts.`,
        ),
      );
    }
    return notes;
  });
}

/**
 * Records that translations agree with their originals, and returns their paths.
 * @param paths of translations from `content`; none means all, and removes records of files that are gone
 */
export function confirmTranslations(content: string, paths: readonly string[]): string[] {
  const agreed = paths.length > 0 ? readAgreed(content) : {};
  const done: string[] = [];
  for (const { original, translation } of pairsIn(content)) {
    if (!translation || (paths.length > 0 && !paths.includes(translation.path))) continue;
    agreed[translation.path] = {
      original: textHash(original),
      translation: textHash(translation),
    };
    done.push(translation.path);
  }
  const sorted = Object.fromEntries(Object.entries(agreed).sort(([a], [b]) => a.localeCompare(b)));
  writeFileSync(join(content, recordName), `${JSON.stringify(sorted, null, 2)}\n`);
  return done;
}

/** Whether only the original has changed since the two last agreed. */
function isOlder(
  last: ConfirmedHashes[string],
  original: ContentEntry,
  translation: ContentEntry,
): boolean {
  return last.original !== textHash(original) && last.translation === textHash(translation);
}

interface Pair {
  original: ContentEntry;
  translation: ContentEntry | undefined;
  language: SiteLanguage;
}

function pairsIn(content: string): Pair[] {
  const files = readContent(content).filter(isContentEntry);
  const find = new Map(files.map((file) => [`${file.language} ${entryKey(file)}`, file]));
  const others = siteLanguages.filter((language) => language !== defaultLanguage);
  return files
    .filter(({ language }) => language === defaultLanguage)
    .flatMap((original) =>
      others.map((language) => ({
        original,
        translation: find.get(`${language} ${entryKey(original)}`),
        language,
      })),
    );
}

/** Hash of fields and text, without dates, draft and line breaks. */
export function textHash({ fields, body }: Pick<ContentEntry, 'fields' | 'body'>): string {
  const { date: _date, updated: _updated, draft: _draft, ...written } = fields ?? {};
  const text = `${JSON.stringify(written)} ${body}`.replace(/\s+/g, ' ').trim();
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

function readAgreed(content: string): ConfirmedHashes {
  const path = join(content, recordName);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as ConfirmedHashes) : {};
}
