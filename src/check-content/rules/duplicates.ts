import { isDraft } from '../../content/publication.ts';
import type { CheckContext } from '../check-context.ts';
import { type ContentFinding, contentFinding } from '../content-finding.ts';

/** Checks that published texts of a language differ in title, excerpt and question. */
export function* checkDuplicates({ files }: CheckContext): Generator<ContentFinding> {
  for (const field of ['title', 'excerpt', 'question']) {
    const published = files.filter(
      (file) => typeof file.fields?.[field] === 'string' && !isDraft(file),
    );
    const duplicates = Map.groupBy(
      published,
      ({ collection, language, fields }) => `${collection} ${language} ${fields?.[field]}`,
    );
    for (const [earlier, ...others] of duplicates.values())
      for (const file of others)
        yield contentFinding(file, {
          field,
          message: `content/${earlier?.path} has the same ${field}. Write another one.`,
        });
  }
}
