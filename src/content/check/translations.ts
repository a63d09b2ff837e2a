/**
 * How the languages stand to their Dutch original: what is missing, what is older than the original by its content, what
 * is too short. Dates tell nothing here; a file in which somebody mends a comma is not newer.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  defaultLanguage,
  languages,
  type SiteLanguage,
  siteLanguages,
} from '../../i18n/languages.ts';
import { isDraft, isPlaced, type Placed, readContent } from '../read.ts';
import { wordsIn } from './check-text.ts';

export type TranslationState = 'missing' | 'older' | 'short' | 'draft';

export interface TranslationNote {
  state: TranslationState;
  language: SiteLanguage;
  /** The Dutch file, from `content` on. */
  original: string;
  /** Its counterpart; undefined when there is none. */
  file: string | undefined;
  /** One sentence: what is so, and what to do. */
  message: string;
}

/** By the path of a translation: the texts of original and translation when somebody last said that they agree. */
type Agreed = Record<string, { original: string; translation: string }>;

/** Below this share of the words that the original would need in that language, something was left out. */
const shortBelow = 0.7;

/** An original with fewer words than this can be said in many ways. */
const longFrom = 150;

const recordName = 'translations.json';

/** @param content path of the folder `content` */
export function translationNotes(content: string): TranslationNote[] {
  const agreed = readAgreed(content);
  return pairsIn(content).flatMap(({ original, translation, language }) => {
    const about = { language, original: original.path, file: translation?.path };
    const name = languages[language].label;
    const note = (state: TranslationState, message: string): TranslationNote => ({
      ...about,
      state,
      message,
    });
    if (!translation) {
      return [note('missing', `There is no ${name} text of ${original.path}. Write one.`)];
    }
    const notes: TranslationNote[] = [];
    if (isDraft(translation)) {
      notes.push(
        note('draft', `${translation.path} is a draft. Take out draft: true when it is ready.`),
      );
    }
    const last = agreed[translation.path];
    if (!last || isOlder(last, original, translation)) {
      notes.push(
        note(
          'older',
          `${original.path} has changed since ${translation.path} was written. Bring it up to date; if nothing needs to change, or when you are done, run npm run check:translations -- --agree ${translation.path}`,
        ),
      );
    }
    const needed = wordsIn(original.tree);
    const expected =
      (needed * languages[language].wordsPerMinute) / languages[defaultLanguage].wordsPerMinute;
    const words = wordsIn(translation.tree);
    if (needed >= longFrom && words < expected * shortBelow) {
      notes.push(
        note(
          'short',
          `${translation.path} has ${words} words where about ${Math.round(expected)} would be expected. See whether something is left out.`,
        ),
      );
    }
    return notes;
  });
}

/**
 * Notes that translations agree with their originals as both are now.
 * @param paths of translations, from `content` on; none means all of them
 * @returns the paths that were noted
 */
export function agree(content: string, paths: readonly string[]): string[] {
  const agreed = readAgreed(content);
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

/** The original has changed since they agreed, and nobody has touched the translation. */
function isOlder(last: Agreed[string], original: Placed, translation: Placed): boolean {
  return last.original !== textHash(original) && last.translation === textHash(translation);
}

interface Pair {
  original: Placed;
  translation: Placed | undefined;
  language: SiteLanguage;
}

/** Every Dutch file with its counterpart in every other language. */
function pairsIn(content: string): Pair[] {
  const files = readContent(content).filter(isPlaced);
  const find = new Map(files.map((file) => [`${file.language} ${subjectOf(file)}`, file]));
  const others = siteLanguages.filter((language) => language !== defaultLanguage);
  return files
    .filter(({ language }) => language === defaultLanguage)
    .flatMap((original) =>
      others.map((language) => ({
        original,
        translation: find.get(`${language} ${subjectOf(original)}`),
        language,
      })),
    );
}

/** What a file is about, the same in every language: the number of articles and questions, the name of pages. */
function subjectOf({ collection, path, fields }: Placed): string {
  switch (collection) {
    case 'blog':
      return `blog ${fields?.id}`;
    case 'faq':
      return `faq ${fields?.order}`;
    case 'about':
      return 'about';
    case 'legal':
      return path.split('/').slice(2).join('/');
  }
}

/** Of what is written; which line it stands on and where lines break does not matter. */
function textHash({ fields, body }: Placed): string {
  const { date: _date, draft: _draft, ...written } = fields ?? {};
  const text = `${JSON.stringify(written)} ${body}`.replace(/\s+/g, ' ').trim();
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

function readAgreed(content: string): Agreed {
  const path = join(content, recordName);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Agreed) : {};
}
