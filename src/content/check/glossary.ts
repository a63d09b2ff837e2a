import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Language } from '../../i18n/languages.ts';

interface Entry {
  concept: string;
  term: string;
  /** Beginnings of wrong words. */
  insteadOf: string[];
}

const folder = new URL('../../../docs/glossary/', import.meta.url);

const known = new Map<Language, { entries: Entry[]; wrong: RegExp }>();

/** A message for each word of a text that the glossary excludes. */
export function findGlossaryErrors(text: string, language: Language): string[] {
  const { entries, wrong } = loadGlossary(language);
  return [...text.matchAll(wrong)].map(([found]) => {
    const entry = entries.find(({ insteadOf }) =>
      insteadOf.some((word) => word.toLowerCase() === found.toLowerCase()),
    );
    return `“${found}” is not our word for ${entry?.concept}. Write “${entry?.term}”. docs/glossary/${language}.md has all words.`;
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
  const entries = lines
    .filter((line) => /^\|(?! Concept|[ :-]+\|)/.test(line))
    .map((row) => {
      const [, concept = '', term = '', others = ''] = row.split('|').map((cell) => cell.trim());
      return { concept, term, insteadOf: others.split(/\s*,\s*/).filter(Boolean) };
    });
  const words = entries
    .flatMap(({ insteadOf }) => insteadOf)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  // An empty group would match everywhere.
  const pattern = words.length > 0 ? `(?<![\\p{L}\\p{N}])(?:${words.join('|')})` : '(?!)';
  return { entries, wrong: new RegExp(pattern, 'giu') };
}
