/** Numbers of articles and questions, which a text has in every language. */
import { basename, dirname } from 'node:path';
import { notFoundPages, pagePath } from '../i18n/routes.ts';

interface NumberedFile {
  /** Path from the folder `content`. */
  path: string;
  number: number | undefined;
}

/**
 * Corrects numbers that are typed wrong: otherwise the check would report each link to such a
 * text, too.
 */
export function correctNumbers<File extends NumberedFile>(files: readonly File[]): File[] {
  return separateNumbers(followTranslations(files));
}

/** Gives each file the number of most of its translations, which have the same file name. */
function followTranslations<File extends NumberedFile>(files: readonly File[]): File[] {
  const nameOf = ({ path }: File) => `${path.split('/')[0]} ${basename(path)}`;
  const filesByName = Map.groupBy(files, nameOf);
  return files.map((file) => {
    const translations = filesByName.get(nameOf(file)) ?? [];
    const filesByNumber = Map.groupBy(translations, ({ number }) => number);
    const majority = [...filesByNumber.values()].find(
      ({ length }) => length > translations.length / 2,
    );
    return majority?.[0] ? { ...file, number: majority[0].number } : file;
  });
}

/**
 * Gives files of one language with the same number the number in their name, if that one is free.
 */
function separateNumbers<File extends NumberedFile>(files: readonly File[]): File[] {
  const keyOf = (path: string, number: number | undefined) => `${dirname(path)} ${number}`;
  const filesByKey = Map.groupBy(files, ({ path, number }) => keyOf(path, number));
  return files.map((file) => {
    const sameNumber = filesByKey.get(keyOf(file.path, file.number)) ?? [];
    const number = numberInName(file.path);
    const isFree = number !== undefined && !filesByKey.has(keyOf(file.path, number));
    return sameNumber.length > 1 && isFree ? { ...file, number } : file;
  });
}

/** 4 of `blog/nl/4-rights.md`. */
export function numberInName(path: string): number | undefined {
  const [digits] = /^\d+/.exec(basename(path)) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** Whether an article with this number would have the path of a not-found page. */
export function isReservedNumber(article: number): boolean {
  return notFoundPages.some(({ path, language }) => path === pagePath({ article }, language));
}

/** The number after the highest, for a new article or question. */
export function nextNumber(numbers: readonly number[]): number {
  const next = Math.max(0, ...numbers) + 1;
  return isReservedNumber(next) ? next + 1 : next;
}
