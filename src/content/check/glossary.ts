import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Language } from '../../i18n/languages.ts';

interface Entry {
  concept: string;
  term: string;
  /** Beginnings of wrong words. */
  insteadOf: string[];
  /** Beginnings of words that also mean something else. */
  everyday: string[];
}

interface GlossaryFinding {
  /** The word has other meanings, so the sentence may be right. */
  isRemark?: true;
  message: string;
}

const folder = new URL('../../../docs/glossary/', import.meta.url);

const known = new Map<Language, { entries: Entry[]; wrong: RegExp }>();

/** A finding for each word of a text that the glossary excludes. */
export function findGlossaryErrors(text: string, language: Language): GlossaryFinding[] {
  const { entries, wrong } = loadGlossary(language);
  const has = (words: string[], found: string) =>
    words.some((word) => word.toLowerCase() === found.toLowerCase());
  return [...text.matchAll(wrong)].map(([found]) => {
    const entry = entries.find(({ insteadOf }) => has(insteadOf, found));
    if (entry)
      return {
        message: `“${found}” is not our word for ${entry.concept}. Write “${entry.term}”. docs/glossary/${language}.md has all words.`,
      };
    const meant = entries.find(({ everyday }) => has(everyday, found));
    return {
      isRemark: true,
      message: `If “${found}” means ${meant?.concept}, write “${meant?.term}”. docs/glossary/${language}.md has all words.`,
    };
  });
}

export function loadGlossary(language: Language): { entries: Entry[]; wrong: RegExp } {
  const found = known.get(language) ?? readGlossary(language);
  known.set(language, found);
  return found;
}

function readGlossary(language: Language): { entries: Entry[]; wrong: RegExp } {
  const file = fileURLToPath(new URL(`${language}.md`, folder));
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const listed = (cell = '') => cell.split(/\s*,\s*/).filter(Boolean);
  const entries = lines
    .filter((line) => /^\|(?! Concept|[ :-]+\|)/.test(line))
    .map((row) => {
      const [, concept = '', term = '', never, everyday] = row
        .split('|')
        .map((cell) => cell.trim());
      return { concept, term, insteadOf: listed(never), everyday: listed(everyday) };
    });
  const words = entries
    .flatMap(({ insteadOf, everyday }) => [...insteadOf, ...everyday])
    // Of two beginnings, the longer one matches.
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  // An empty group would match everywhere.
  const pattern = words.length > 0 ? `(?<![\\p{L}\\p{N}])(?:${words.join('|')})` : '(?!)';
  return { entries, wrong: new RegExp(pattern, 'giu') };
}
