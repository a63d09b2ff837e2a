/**
 * `content/borrower-facts.yaml`: the facts that a borrower must know, and where each language
 * states them.
 */
import { join } from 'node:path';
import * as z from 'zod';
import { type SiteLanguage, siteLanguages } from '../i18n/languages.ts';
import { isPublished } from './publication.ts';
import { type ContentEntry, dataFiles, entryKey, readYaml } from './read-content.ts';

// Not Zod Mini, which the rest of the site uses: it has no messages, and the finding quotes them.
const textSchema = z.string().trim().min(1);
const byLanguage = z.partialRecord(z.enum(siteLanguages), textSchema);

const factSchema = z.strictObject({
  /** The fact in English. */
  says: textSchema,
  source: textSchema,
  /**
   * What stands below each heading: a figure such as `{longest 10000}`, or the beginning of words.
   */
  words: z.union([textSchema, byLanguage]),
  /** By text, such as `legal terms`, and language. */
  headings: z.record(textSchema, byLanguage),
});

/** By name, such as `early-repayment`. */
const factsSchema = z.record(z.string().regex(/^[a-z]+(-[a-z]+)*$/), factSchema);

type BorrowerFacts = z.output<typeof factsSchema>;

/** Where a language states a fact. */
export interface FactLocation {
  language: SiteLanguage;
  /** Such as `legal terms`. */
  key: string;
  heading: string;
  words: string;
}

/**
 * The result of Zod: facts, or what is wrong with the file.
 * @param contentFolder path of the folder `content`
 */
export function readBorrowerFacts(contentFolder: string) {
  return factsSchema.safeParse(readYaml(join(contentFolder, dataFiles.borrowerFacts)));
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

export function findText(
  files: readonly ContentEntry[],
  { language, key }: FactLocation,
): ContentEntry | undefined {
  return files.find(
    (file) => file.language === language && entryKey(file) === key && isPublished(file),
  );
}
