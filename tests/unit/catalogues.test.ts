import { describe, expect, it } from 'vitest';
import { languages } from '../../src/i18n/languages.ts';
import { pageNames } from '../../src/i18n/routes.ts';
import { allCatalogues, type Catalogue, contractOf, textsOf } from './catalogue-texts.ts';

const catalogues = await allCatalogues();

/** Texts that are rightly the same in Dutch and in another language. Shorter ones (FAQ, Blog, Tab) need no entry. */
const sameAsDutch = [
  'hu site contact.email: E-mail', // The Hungarian word for it.
  'lb site services.cards.advice.badge: Gratis', // As common in Luxembourgish as in Dutch.
];

describe.each(catalogues)('the $part catalogue in $language', (catalogue) => {
  const { language, entries } = catalogue;
  const contract = contractOf(catalogues, catalogue);

  it('has the keys of the Dutch one, in its order', () => {
    expect([...entries.keys()]).toEqual([...contract.entries.keys()]);
  });

  it('has the placeholders of the Dutch one in every text', () => {
    const wrong = keysWhere(catalogue, (text, key) => {
      const dutch = textsOf(contract.entries.get(key) ?? '');
      return String(placeholdersIn(text)) !== String(placeholdersIn(dutch[0] ?? ''));
    });
    expect(wrong).toEqual([]);
  });

  it('has exactly the plural forms of the language', () => {
    const needed = new Intl.PluralRules(languages[language].numbers).resolvedOptions();
    expect(new Intl.PluralRules(language).resolvedOptions().pluralCategories).toEqual(
      needed.pluralCategories,
    );
    const plurals = [...entries].filter(([, entry]) => typeof entry !== 'string');
    expect(plurals.length).toBeGreaterThan(0);
    for (const [key, forms] of plurals)
      expect(Object.keys(forms).sort(), key).toEqual(needed.pluralCategories.toSorted());
  });

  it('has no empty, unfinished or carelessly spaced text', () => {
    expect(
      keysWhere(
        catalogue,
        (text) => text.trim() === '' || text !== text.trim() || /\s{2}|TODO|undefined/.test(text),
      ),
    ).toEqual([]);
  });

  it('has no straight apostrophe or quotation mark', () => {
    expect(keysWhere(catalogue, (text) => /['"`´]/.test(text))).toEqual([]);
  });

  it('has no markup', () => {
    expect(keysWhere(catalogue, (text) => /[<>]|&\w+;|\*\*/.test(text))).toEqual([]);
  });
});

describe.each(catalogues.filter(({ part }) => part === 'site'))(
  'the pages’ titles and descriptions in $language',
  ({ entries }) => {
    const meta = (name: string) =>
      pageNames.map((page) => String(entries.get(`meta.${page}.${name}`)));

    it('fit into a browser tab and a search result', () => {
      expect(meta('title').filter((title) => length(title) > 45)).toEqual([]);
      expect(meta('description').filter((text) => length(text) < 70 || length(text) > 160)).toEqual(
        [],
      );
    });

    it('tell the pages apart', () => {
      expect(new Set(meta('title')).size).toBe(pageNames.length);
      expect(new Set(meta('description')).size).toBe(pageNames.length);
    });
  },
);

describe.each(catalogues)('what stays in place in $language ($part)', ({ part, entries }) => {
  const texts = [...entries].map(([key, entry]) => [key, textsOf(entry)[0] ?? ''] as const);
  const toasts = texts.filter(([key]) => /toasts\.\w+\.(title|description)$/.test(key));
  const lasting = texts.filter(([key]) =>
    /(^|\.)(failures\.\w+|success|confirmation\.title)$/.test(key),
  );

  it('is worded differently from the toasts, so that nothing is announced twice', () => {
    expect(lasting).toHaveLength(3);
    for (const [key, text] of lasting) {
      for (const [, toast] of toasts) expect(text, `${part} ${key}`).not.toContain(toast);
    }
  });

  it('is not what another toast says', () => {
    const titles = toasts.filter(([key]) => key.endsWith('title')).map(([, text]) => text);
    expect(new Set(titles).size).toBe(titles.length);
  });
});

describe('a text in another language', () => {
  it('is not the Dutch one, unless it is on the list', () => {
    const same = catalogues.flatMap((catalogue) => {
      const contract = contractOf(catalogues, catalogue);
      if (catalogue === contract) return [];
      return [...catalogue.entries].flatMap(([key, entry]) => {
        const dutch = textsOf(contract.entries.get(key) ?? '');
        return textsOf(entry)
          .filter((text) => dutch.includes(text) && lettersIn(text) >= 5)
          .map((text) => `${catalogue.language} ${catalogue.part} ${key}: ${text}`);
      });
    });
    expect(same.sort()).toEqual(sameAsDutch.toSorted());
  });
});

function keysWhere({ entries }: Catalogue, holds: (text: string, key: string) => boolean) {
  return [...entries].flatMap(([key, entry]) =>
    textsOf(entry)
      .filter((text) => holds(text, key))
      .map((text) => `${key}: ${text}`),
  );
}

function placeholdersIn(text: string): string[] {
  return [...text.matchAll(/\{(\w*)\}/g)].map(([, name]) => name ?? '').sort();
}

function lettersIn(text: string): number {
  return text.replace(/\{\w+\}/g, '').match(/\p{L}/gu)?.length ?? 0;
}

function length(text: string): number {
  return [...text].length;
}
