/** One word for one thing: what `docs/glossary/` decides holds for catalogues and content. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readContent } from '../../src/build/content/read.ts';
import { type SiteLanguage, siteLanguages } from '../../src/i18n/languages.ts';
import { siteMessages } from '../../src/i18n/site-messages.ts';
import { wizardMessages } from '../../src/i18n/wizard-messages.ts';

interface Entry {
  concept: string;
  /** The word to use, in the singular; a short form may follow in brackets. */
  term: string;
  /** Beginnings of words that are not to be used for it. */
  insteadOf: string[];
}

const root = new URL('../../', import.meta.url);
const files = readContent(fileURLToPath(new URL('content', root)));

function glossaryOf(language: SiteLanguage): Entry[] {
  const table = readFileSync(new URL(`docs/glossary/${language}.md`, root), 'utf8');
  const rows = table.split('\n').filter((line) => /^\|(?! Concept|[ :-]+\|)/.test(line));
  return rows.map((row) => {
    const [concept = '', term = '', others = ''] = row
      .split('|')
      .slice(1)
      .map((cell) => cell.trim());
    return {
      concept,
      term,
      insteadOf: others
        .split(',')
        .map((word) => word.trim())
        .filter(Boolean),
    };
  });
}

async function textsOf(language: SiteLanguage): Promise<[place: string, text: string][]> {
  const content = files
    .filter((file) => file.language === language)
    .map((file): [string, string] => [file.path, `${JSON.stringify(file.fields)} ${file.body}`]);
  return [
    ['site catalogue', JSON.stringify(await siteMessages(language))],
    ['wizard catalogue', JSON.stringify(await wizardMessages(language))],
    ...content,
  ];
}

const concepts = glossaryOf('nl').map(({ concept }) => concept);

describe.each(siteLanguages)('the glossary in %s', (language) => {
  const glossary = glossaryOf(language);

  it('names every concept once', () => {
    expect(concepts.length).toBeGreaterThan(20);
    expect(glossary.map(({ concept }) => concept)).toEqual(concepts);
  });

  it('lists words that the texts use', async () => {
    const all = (await textsOf(language)).map(([, text]) => text.toLowerCase()).join(' ');
    const unused = glossary.filter(({ term }) => !all.includes(formOf(term)));
    expect(unused).toEqual([]);
  });

  it('rules out words that no text uses', async () => {
    const texts = await textsOf(language);
    const used = glossary.flatMap(({ insteadOf }) =>
      insteadOf.flatMap((word) =>
        texts.filter(([, text]) => startsWord(text, word)).map(([place]) => `${word} in ${place}`),
      ),
    );
    expect(used).toEqual([]);
  });
});

/** What stands in the texts whatever the ending. */
function formOf(term: string): string {
  return term.replace(/\s*[(/].*$/, '').toLowerCase();
}

function startsWord(text: string, word: string): boolean {
  const escaped = word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}`, 'iu').test(text);
}
