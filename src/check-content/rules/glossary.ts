import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../helpers/node/project-root.ts';
import { type Language, siteLanguages } from '../../i18n/languages.ts';
import type { ContentFinding, FileFinding } from '../content-finding.ts';

interface Glossary {
  entries: GlossaryEntry[];
  /** Every word that an entry excludes. */
  pattern: RegExp;
}

interface GlossaryEntry {
  concept: string;
  term: string;
  /** Beginnings of wrong words. */
  insteadOf: string[];
  /** Beginnings of words that also mean something else. */
  everyday: string[];
}

const folder = join(projectRoot, 'content/glossary');

/** Concepts by whose terms typed-figures.ts recognizes a text about rates. */
const soughtConcepts = ['interest', 'APR'] as const;

const glossaries = new Map<Language, Glossary>();

/** Checks that each glossary has the concepts that the code looks for. */
export function* checkGlossaries(): Generator<ContentFinding> {
  for (const language of siteLanguages)
    for (const concept of soughtConcepts)
      if (hasGlossary(language) && findTerm(concept, language) === undefined)
        yield {
          file: `content/glossary/${language}.md`,
          message: `The concept ${concept} is missing, by which typed rates are found. Write a row for it, or its new name into src/check-content/rules/glossary.ts.`,
        };
}

/** A new language may have none. */
export function hasGlossary(language: Language): boolean {
  return loadGlossary(language).entries.length > 0;
}

export function findTerm(
  name: (typeof soughtConcepts)[number],
  language: Language,
): string | undefined {
  return loadGlossary(language).entries.find(({ concept }) => concept === name)?.term;
}

/** A finding for each word of a text that the glossary excludes. */
export function* glossaryFindings(text: string, language: Language): Generator<FileFinding> {
  const { entries, pattern } = loadGlossary(language);
  const has = (list: string[], match: string) =>
    list.some((word) => word.toLowerCase() === match.toLowerCase());
  for (const [match] of text.matchAll(pattern)) {
    const entry = entries.find(({ insteadOf }) => has(insteadOf, match));
    const ambiguous = entries.find(({ everyday }) => has(everyday, match));
    if (entry)
      yield {
        message: `“${match}” is not our word for ${entry.concept}. Write “${entry.term}”. content/glossary/${language}.md has all words.`,
      };
    else if (ambiguous)
      yield {
        // The word has other meanings, so the sentence may be right.
        isRemark: true,
        message: `If “${match}” means ${ambiguous.concept}, write “${ambiguous.term}”. content/glossary/${language}.md has all words.`,
      };
  }
}

/** The glossary of a language; empty for a language that has none. */
export function loadGlossary(language: Language): Glossary {
  const glossary = glossaries.get(language) ?? readGlossary(language);
  glossaries.set(language, glossary);
  return glossary;
}

function readGlossary(language: Language): Glossary {
  const file = join(folder, `${language}.md`);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const splitCell = (cell = '') => cell.split(/\s*,\s*/).filter(Boolean);
  const entries = lines
    .filter((line) => /^\|(?! Concept|[ :-]+\|)/.test(line))
    .map((row) => {
      const [, concept = '', term = '', insteadOf, everyday] = row
        .split('|')
        .map((cell) => cell.trim());
      return { concept, term, insteadOf: splitCell(insteadOf), everyday: splitCell(everyday) };
    });
  const alternatives = entries
    .flatMap(({ insteadOf, everyday }) => [...insteadOf, ...everyday])
    // Of two beginnings, the longer one matches.
    .sort((a, b) => b.length - a.length)
    .map(RegExp.escape);
  // An empty group would match everywhere.
  const source = `(?<![\\p{L}\\p{N}])(?:${alternatives.join('|') || '(?!)'})`;
  return { entries, pattern: new RegExp(source, 'giu') };
}
