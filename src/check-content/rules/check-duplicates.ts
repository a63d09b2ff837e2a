import { type ContentEntry, isDraft } from '../../content/read-content.ts';
import { type ContentFinding, contentFinding } from '../content-finding.ts';

/** Two published texts of a language have different titles, excerpts and questions. */
export function checkDuplicates(files: readonly ContentEntry[]): ContentFinding[] {
  return ['title', 'excerpt', 'question'].flatMap((field) => {
    const published = files.filter(
      (file) => typeof file.fields?.[field] === 'string' && !isDraft(file),
    );
    const duplicates = Map.groupBy(
      published,
      ({ collection, language, fields }) => `${collection} ${language} ${fields?.[field]}`,
    );
    return [...duplicates.values()].flatMap(([earlier, ...others]) =>
      others.map((file) =>
        contentFinding(file, {
          field,
          message: `content/${earlier?.path} has the same ${field}. Write another one.`,
        }),
      ),
    );
  });
}
