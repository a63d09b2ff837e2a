/** Checks `content/borrower-facts.yaml`: the facts that a borrower must know, and where each language states them. */
import { join } from 'node:path';
import * as z from 'zod';
import { type ContentEntry, entryKey, isPublished, readYaml } from '../../content/read-content.ts';
import { languages, type SiteLanguage, siteLanguages } from '../../i18n/languages.ts';
import { type ContentFinding, contentFinding } from '../content-finding.ts';
import { headingsOf, visibleText } from '../markdown-tree.ts';
import { wordStart } from './required-statements.ts';

const text = z.string().trim().min(1);
const byLanguage = z.partialRecord(z.enum(siteLanguages), text);

const factSchema = z.strictObject({
  /** The fact in English. */
  says: text,
  source: text,
  /** What stands below each heading: a figure such as `{longest 10000}`, or the beginning of words. */
  words: z.union([text, byLanguage]),
  /** By text, such as `legal terms`, and language. */
  headings: z.record(text, byLanguage),
});

const factsSchema = z.record(z.string().regex(/^[a-z]+(-[a-z]+)*$/), factSchema);

export type BorrowerFacts = z.output<typeof factsSchema>;

/** Where a language states a fact. */
interface FactLocation {
  language: SiteLanguage;
  /** Such as `legal terms`. */
  key: string;
  heading: string;
  words: string;
}

/** Path from the folder `content`. */
export const borrowerFactsFile = 'borrower-facts.yaml';

const factsPath = `content/${borrowerFactsFile}`;

export function readBorrowerFacts(content: string): {
  facts: BorrowerFacts;
  findings: ContentFinding[];
} {
  const result = factsSchema.safeParse(readYaml(join(content, borrowerFactsFile)));
  if (!result.success) {
    const [issue] = result.error.issues;
    const message = `The list cannot be read (${[...(issue?.path ?? []), issue?.message].join(', ')}). Every fact has says, source, words, and headings: for each text the heading in ${siteLanguages.join(', ')}.`;
    return { facts: {}, findings: [{ file: factsPath, message }] };
  }
  const facts = result.data;
  // A language has either all facts or, while it is new, none.
  const startedLanguages = new Set(
    Object.values(facts)
      .flatMap(locationsOf)
      .map(({ language }) => language),
  );
  const findings = Object.entries(facts).flatMap(([id, fact]) =>
    [...startedLanguages]
      .filter((language) => !locationsOf(fact).some((location) => location.language === language))
      .map((language) => ({
        file: factsPath,
        message: `${id} has no heading or no words in ${languages[language].label}. Write both.`,
      })),
  );
  return { facts, findings };
}

/** Where a fact is to be found, in every language that has words for it. */
export function locationsOf({ headings, words }: BorrowerFacts[string]): FactLocation[] {
  return Object.entries(headings).flatMap(([key, row]) =>
    siteLanguages.flatMap((language) => {
      const heading = row[language];
      const passage = typeof words === 'string' ? words : words[language];
      return heading && passage ? [{ language, key, heading, words: passage }] : [];
    }),
  );
}

/** Names the headings below which a fact is not found. */
export function* checkBorrowerFacts(
  facts: BorrowerFacts,
  files: readonly ContentEntry[],
): Generator<ContentFinding> {
  for (const [id, fact] of Object.entries(facts))
    for (const location of locationsOf(fact)) {
      const file = findText(files, location);
      const message = file
        ? findMissingWords(file, location)
        : `There is no published text ${location.key} in ${languages[location.language].label}.`;
      if (message)
        yield contentFinding(file ?? { path: borrowerFactsFile }, {
          message: `${message} Borrowers must find the fact ${id} there: ${fact.says} Write it, or correct the heading or the words in ${factsPath}.`,
        });
    }
}

export function findText(
  files: readonly ContentEntry[],
  { language, key }: FactLocation,
): ContentEntry | undefined {
  return files.find(
    (file) => file.language === language && entryKey(file) === key && isPublished(file),
  );
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
