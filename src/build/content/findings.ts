/**
 * What a file of the editors says by itself, which is most of the work of judging it. Whatever depends on another file is
 * here only as the question that is still to be asked.
 */
import { type Collection, contentSchemas } from '../../content.schemas.ts';
import { type SiteLanguage, siteLanguages } from '../../i18n/languages.ts';
import { checkFields } from './check-fields.ts';
import { readText, type TextFindings } from './check-text.ts';
import type { ContentProblem } from './problem.ts';
import type { ContentFile } from './read.ts';

type Place = Pick<ContentFile, 'path' | 'collection' | 'language'>;

/** Nothing but plain values, which can be kept between builds. */
export interface Findings extends Place, Pick<ContentFile, 'fields'>, TextFindings {}

/** In its place, so that its language and collection are known. */
export type Placed<File extends Place> = File & { collection: Collection; language: SiteLanguage };

export function findingsOf(file: ContentFile): Findings {
  const { path, collection, language, fields } = file;
  const about = { path, collection, language, fields };
  if (!isPlaced(file))
    return { ...about, problems: [wrongPlace(path)], links: [], pictures: [], words: 0 };
  const text = readText(file, file.language);
  return { ...about, ...text, problems: [...checkFields(file, file.collection), ...text.problems] };
}

export function isPlaced<File extends Place>(file: File): file is Placed<File> {
  const depth = file.collection === 'about' ? 2 : 3;
  return (
    file.collection !== undefined &&
    file.language !== undefined &&
    file.path.split('/').length === depth &&
    file.path.endsWith('.md')
  );
}

function wrongPlace(path: string): ContentProblem {
  const folders = Object.keys(contentSchemas).join(', ');
  return {
    file: `content/${path}`,
    message: `A file here is not part of the site. Texts are files ending in .md in content/<collection>/<language>/ (about: content/about/<language>.md), with a collection of ${folders} and a language of ${siteLanguages.join(', ')}.`,
  };
}
