import { contentFolder, isDraft, isPlaced, type Placed, readContent } from './read.ts';

/**
 * The texts that are published. What is a draft in one language is published in none, so that no link to it in another
 * language leads nowhere.
 */
export function publishedTexts(): Placed[] {
  const files = readContent(contentFolder).filter(isPlaced);
  const drafts = new Set(files.filter(isDraft).map(subjectOf));
  return files.filter((file) => !drafts.has(subjectOf(file)));
}

/** The same for a text in all languages, and no other text. */
function subjectOf({ collection, fields, path }: Placed): string {
  const number = fields?.id ?? fields?.order;
  return typeof number === 'number' ? `${collection} ${number}` : path;
}
