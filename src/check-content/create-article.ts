import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { nextNumber } from '../content/entry-numbers.ts';
import { readContent } from '../content/read-content.ts';
import { today } from '../domain/today.ts';
import { defaultLanguage, siteLanguages } from '../i18n/languages.ts';

/** Stands in each field that is left to the editor. */
export const unwrittenMark = '…';

/** As the forms at /admin write fields. */
const style = { lineWidth: 0, singleQuote: true };

/**
 * Makes a draft in every language, with the next free number.
 * @param title in Dutch
 * @returns paths from the folder `content`
 */
export function createArticle(
  contentFolder: string,
  title: string | undefined,
  date = today(),
): string[] {
  const files = readContent(contentFolder).filter(({ collection }) => collection === 'blog');
  const ids = files.map(({ fields }) => fields?.id).filter((number) => typeof number === 'number');
  const id = nextNumber(ids);
  const name = `${id}-${slug(title ?? '') || 'new'}.md`;
  return siteLanguages.map((language) => {
    const path = `blog/${language}/${name}`;
    const example = files.find((file) => file.language === language)?.fields;
    const fields = {
      id,
      title: (language === defaultLanguage && title) || unwrittenMark,
      excerpt: unwrittenMark,
      category: example?.category ?? unwrittenMark,
      date,
      readTime: 5,
      author: example?.author ?? unwrittenMark,
      image: example?.image ?? unwrittenMark,
      imageAlt: unwrittenMark,
      draft: true,
    };
    mkdirSync(dirname(join(contentFolder, path)), { recursive: true });
    writeFileSync(
      join(contentFolder, path),
      `---\n${stringify(fields, style)}---\n\n${unwrittenMark}\n`,
      {
        flag: 'wx',
      },
    );
    return path;
  });
}

/** Short, because file systems refuse names of more than 255 bytes. */
function slug(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '');
}
