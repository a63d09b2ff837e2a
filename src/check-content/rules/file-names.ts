/** Checks names and folders of texts, which decide page, language and form. */
import { basename } from 'node:path';
import { type ContentEntry, entryKey } from '../../content/read-content.ts';
import { contentSchemas } from '../../content/schemas.ts';
import { siteLanguages } from '../../i18n/languages.ts';
import { legalPages } from '../../i18n/routes.ts';
import type { CheckContext } from '../check-context.ts';
import { type ContentFinding, contentFinding, type FileFinding } from '../content-finding.ts';

export const misplacedFile: FileFinding = {
  message: `A file here is not part of the site. Texts are files ending in .md in content/<collection>/<language>/ (about: content/about/<language>.md), with a collection of ${Object.keys(contentSchemas).join(', ')} and a language of ${siteLanguages.join(', ')}.`,
};

/** Checks that every legal page and every page about the company is there. */
export function* checkFixedPages({ files }: CheckContext): Generator<ContentFinding> {
  const present = new Set(files.map(({ path }) => path));
  const expected = siteLanguages.flatMap((language) => [
    ...legalPages.map((page) => `legal/${language}/${page}.md`),
    `about/${language}.md`,
  ]);
  for (const path of expected)
    if (!present.has(path))
      yield contentFinding(
        { path },
        { message: 'This page is missing. Copy the file of another language and translate it.' },
      );
  for (const file of files)
    if (file.collection === 'legal' && !expected.includes(file.path))
      yield contentFinding(file, {
        message: `There is no page for this file. Its name must be one of ${legalPages.map((page) => `${page}.md`).join(', ')}.`,
      });
}

/** Checks the names of articles and questions, by which the forms match languages. */
export function* checkFileNames({ files }: CheckContext): Generator<ContentFinding> {
  const named = files.filter(({ collection }) => collection === 'blog' || collection === 'faq');
  const nameOf = ({ path }: ContentEntry) => basename(path);
  for (const translations of Map.groupBy(named, entryKey).values()) {
    const names = [...Map.groupBy(translations, nameOf)].sort(
      ([, a], [, b]) => b.length - a.length,
    );
    const [majorityName = '', majorityFiles = []] = names[0] ?? [];
    // If the language also has a file of the common name, this file's number is taken, which
    // entry-numbers.ts reports.
    const hasMajorityName = ({ language }: ContentEntry) =>
      majorityFiles.some((other) => other.language === language);
    for (const file of translations) {
      const message = !/^[a-z\d-]+\.md$/.test(nameOf(file))
        ? 'Write the name of the file in small letters a to z, digits and hyphens, such as 4-rights.md.'
        : !hasMajorityName(file) &&
          `In other languages this text is ${majorityName}. Name this file like it, or the forms lose it.`;
      if (message) yield contentFinding(file, { message });
    }
  }
}
