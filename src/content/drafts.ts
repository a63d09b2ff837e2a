import { contentFolder, isDraft, isPlaced, type Placed, readContent, subjectOf } from './read.ts';

/** The published texts. A draft in one language is published in no language, so that translations can link to each other. */
export function publishedTexts(): Placed[] {
  const files = readContent(contentFolder).filter(isPlaced);
  const drafts = new Set(files.filter(isDraft).map(subjectOf));
  return files.filter((file) => !drafts.has(subjectOf(file)));
}
