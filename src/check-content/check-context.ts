import { readBorrowerFacts } from '../content/borrower-facts.ts';
import { type Categories, readCategories } from '../content/categories.ts';
import { findLinkTargets, type LinkTargets } from '../content/link-targets.ts';
import { type ContentEntry, type ContentFile, isContentEntry } from '../content/read-content.ts';
import { readBuildSettings } from '../settings/build-settings.ts';
import type { ContentFinding, FileFinding } from './content-finding.ts';
import { buildVocabulary, type Vocabulary } from './vocabulary.ts';

/** What the rules read. Each takes from it what it needs. */
export interface CheckContext {
  /** Path of the folder `content`. */
  contentFolder: string;
  /** Every text that is in its place. */
  files: readonly ContentEntry[];
  siteOrigin: string;
  linkTargets: LinkTargets;
  vocabulary: Vocabulary;
  /** Undefined when the list cannot be read. */
  categories: Categories | undefined;
  borrowerFacts: ReturnType<typeof readBorrowerFacts>;
}

type Findings<Finding> = Iterable<Finding> | AsyncIterable<Finding>;

/** Checks one text. */
export type FileRule = (file: ContentEntry, context: CheckContext) => Findings<FileFinding>;

/** Checks texts together, a list or the catalogues. */
export type ContentRule = (context: CheckContext) => Findings<ContentFinding>;

export async function createCheckContext(
  contentFolder: string,
  all: readonly ContentFile[],
): Promise<CheckContext> {
  const files = all.filter(isContentEntry);
  return {
    contentFolder,
    files,
    siteOrigin: new URL(readBuildSettings(process.env).SITE_URL).origin,
    linkTargets: findLinkTargets(files),
    vocabulary: await buildVocabulary(files),
    categories: readCategories(contentFolder),
    borrowerFacts: readBorrowerFacts(contentFolder),
  };
}
