import { type FactLocation, findText, locationsOf } from '../../content/borrower-facts.ts';
import { type ContentEntry, dataFiles } from '../../content/read-content.ts';
import { languages, siteLanguages } from '../../i18n/languages.ts';
import type { CheckContext } from '../check-context.ts';
import { type ContentFinding, contentFinding } from '../content-finding.ts';
import { headingsOf, visibleText } from '../markdown-tree.ts';
import { wordStart } from '../word-start.ts';

const listPath = `content/${dataFiles.borrowerFacts}`;

/** Checks `content/borrower-facts.yaml` itself. */
export function* checkFactList({ borrowerFacts }: CheckContext): Generator<ContentFinding> {
  const { data: facts, error } = borrowerFacts;
  if (!facts) {
    const [issue] = error.issues;
    const message = `The list cannot be read (${[...(issue?.path ?? []), issue?.message].join(', ')}). Every fact has says, source, words, and headings: for each text the heading in ${siteLanguages.join(', ')}.`;
    yield { file: listPath, message };
    return;
  }
  // A language has either all facts or, while it is new, none.
  const startedLanguages = new Set(
    Object.values(facts)
      .flatMap(locationsOf)
      .map(({ language }) => language),
  );
  for (const [id, fact] of Object.entries(facts))
    for (const language of startedLanguages)
      if (!locationsOf(fact).some((location) => location.language === language))
        yield {
          file: listPath,
          message: `${id} has no heading or no words in ${languages[language].label}. Write both.`,
        };
}

/** Checks that the texts state each fact below its headings. */
export function* checkBorrowerFacts({ files, borrowerFacts }: CheckContext) {
  for (const [id, fact] of Object.entries(borrowerFacts.data ?? {}))
    for (const location of locationsOf(fact)) {
      const entry = findText(files, location);
      const message = entry
        ? findMissingWords(entry, location)
        : `There is no published text ${location.key} in ${languages[location.language].label}.`;
      if (message)
        yield contentFinding(entry ?? { path: dataFiles.borrowerFacts }, {
          message: `${message} Borrowers must find the fact ${id} there: ${fact.says} Write it, or correct the heading or the words in ${listPath}.`,
        });
    }
}

function findMissingWords(
  { tree, body }: ContentEntry,
  { heading, words: passage }: FactLocation,
): string | undefined {
  const headings = headingsOf(tree);
  const index = headings.findIndex((node) => normalize(visibleText(node)) === normalize(heading));
  const start = headings[index];
  if (!start) return `There is no heading “${heading}”.`;
  const next = headings.slice(index + 1).find(({ depth }) => depth <= start.depth);
  const section = body
    .split('\n')
    .slice(start.position?.start.line, next?.position && next.position.start.line - 1)
    .join(' ');
  return wordStart(normalize(passage), 'iu').test(normalize(section))
    ? undefined
    : `“${passage}” is missing below the heading “${heading}”.`;
}

/** Without emphasis and invisible characters. */
function normalize(passage: string): string {
  return passage
    .replace(/[\u00AD\u2060*_]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
