import { describe, expect, it } from 'vitest';
import {
  formatCount,
  formatDate,
  formatMoney,
  formatNumber,
  formatRate,
  formatTerm,
  formatTime,
  formatWeekday,
  isCurrencyFirst,
  type Plural,
} from '../../../src/i18n/format.ts';
import { interpolate } from '../../../src/i18n/interpolate.ts';
import {
  dateLocaleOf,
  type Language,
  languages,
  siteLanguages,
  wizardLanguages,
} from '../../../src/i18n/languages.ts';
import { wizardMessages } from '../../../src/i18n/messages/wizard-messages.ts';

/**
 * Expected texts; `_` is a no-break space. New languages need no row, rows of removed ones stay.
 */
const numbers: Record<string, string> = {
  nl: '€_3.000 | €_900.000 | €_0,00 | €_428,04 | €_1.739.300,40 | 3.000 | 1.234,57 | 5% | 5,12%',
  de: '3.000_€ | 900.000_€ | 0,00_€ | 428,04_€ | 1.739.300,40_€ | 3.000 | 1.234,57 | 5_% | 5,12_%',
  fi: '3_000_€ | 900_000_€ | 0,00_€ | 428,04_€ | 1_739_300,40_€ | 3_000 | 1_234,57 | 5_% | 5,12_%',
  hu: '3_000_€ | 900_000_€ | 0,00_€ | 428,04_€ | 1_739_300,40_€ | 3_000 | 1_234,57 | 5% | 5,12%',
  lb: '3.000_€ | 900.000_€ | 0,00_€ | 428,04_€ | 1.739.300,40_€ | 3.000 | 1.234,57 | 5_% | 5,12_%',
  sl: '3.000_€ | 900.000_€ | 0,00_€ | 428,04_€ | 1.739.300,40_€ | 3.000 | 1.234,57 | 5_% | 5,12_%',
  en: '€3,000 | €900,000 | €0.00 | €428.04 | €1,739,300.40 | 3,000 | 1,234.57 | 5% | 5.12%',
  sv: '3_000_€ | 900_000_€ | 0,00_€ | 428,04_€ | 1_739_300,40_€ | 3_000 | 1_234,57 | 5_% | 5,12_%',
  es: '3.000_€ | 900.000_€ | 0,00_€ | 428,04_€ | 1.739.300,40_€ | 3.000 | 1.234,57 | 5_% | 5,12_%',
};

const dates: Record<string, string> = {
  nl: '5 maart 2026 | 1 februari 2026 | 31 december 2026 | maandag | dinsdag | zondag | 09:00 | 17:30',
  de: '5. März 2026 | 1. Februar 2026 | 31. Dezember 2026 | Montag | Dienstag | Sonntag | 09:00 | 17:30',
  fi: '5. maaliskuuta 2026 | 1. helmikuuta 2026 | 31. joulukuuta 2026 | maanantai | tiistai | sunnuntai | 09.00 | 17.30',
  hu: '2026. március 5. | 2026. február 1. | 2026. december 31. | hétfő | kedd | vasárnap | 09:00 | 17:30',
  lb: '5. Mäerz 2026 | 1. Februar 2026 | 31. Dezember 2026 | Méindeg | Dënschdeg | Sonndeg | 09:00 | 17:30',
  sl: '5. marec 2026 | 1. februar 2026 | 31. december 2026 | ponedeljek | torek | nedelja | 09:00 | 17:30',
};

describe.each(rowsOf(wizardLanguages, numbers))('numbers in %s', (language, printed) => {
  it('are printed as the language writes them', () => {
    const texts = [
      ...[3_000, 900_000].map((euros) => formatMoney(euros, language, 0)),
      ...[0, 428.04, 1_739_300.4].map((euros) => formatMoney(euros, language, 2)),
      ...[3_000, 1_234.567].map((value) => formatNumber(value, language)),
      ...[0.05, 0.0511619].map((value) => formatRate(value, language)),
    ];
    expect(texts.join(' | ')).toBe(printed.replaceAll('_', '\u00a0'));
  });

  it('place the euro sign like the table', () => {
    expect(isCurrencyFirst(language)).toBe(printed.startsWith('€'));
  });
});

describe.each(wizardLanguages)('the locale of %s', (language) => {
  it('is known to Node', () => {
    const { locale } = languages[language];
    const dateLocale = dateLocaleOf(languages[language]);
    expect(Intl.NumberFormat.supportedLocalesOf(locale)).toEqual([locale]);
    expect(Intl.DateTimeFormat.supportedLocalesOf(dateLocale)).toEqual([dateLocale]);
  });

  it('has the plural form of each number', () => {
    const rules = new Intl.PluralRules(languages[language].locale);
    const categories = rules.resolvedOptions().pluralCategories;
    const forms: Plural = { other: '{count} other' };
    for (const category of categories) forms[category] = `{count} ${category}`;
    for (const count of [0, 1, 2, 3, 5, 11, 21, 101, 102, 1_000]) {
      const category = rules.select(count);
      expect(formatCount(count, forms, language)).toBe(
        `${formatNumber(count, language)} ${category}`,
      );
    }
  });
});

describe.each(rowsOf(siteLanguages, dates))('dates in %s', (language, printed) => {
  it('are written out', () => {
    const texts = [
      ...['2026-03-05', '2026-02-01', '2026-12-31'].map((day) =>
        formatDate(new Date(day), language),
      ),
      ...[1, 2, 7].map((day) => formatWeekday(day, language)),
      ...['09:00', '17:30'].map((time) => formatTime(time, language)),
    ];
    expect(texts.join(' | ')).toBe(printed);
  });
});

describe('formatCount', () => {
  it('falls back to a form of every language', () => {
    expect(formatCount(1, { other: '{count} things' }, 'nl')).toBe('1 things');
  });
});

describe('interpolate', () => {
  it('replaces every occurrence of a name', () => {
    expect(interpolate('{a}{b} {a}', { a: 1, b: 'two' })).toBe('1two 1');
  });

  it.each(['$&', '$1', '$$', '$`', "$'", '{b}', '\\'])(
    'leaves "%s" in a value as it is',
    (value) => {
      expect(interpolate('({a})', { a: value, b: 'never' })).toBe(`(${value})`);
    },
  );

  it('leaves a placeholder without value visible', () => {
    expect(interpolate('{a} {b} {toString}', { a: 1 })).toBe('1 {b} {toString}');
  });

  it('leaves braces that name nothing alone', () => {
    expect(interpolate('{} {a b} {{a}}', { a: 1 })).toBe('{} {a b} {1}');
  });
});

function rowsOf<Tag extends Language, Row>(
  tags: readonly Tag[],
  table: Record<string, Row>,
): [Tag, Row][] {
  return tags.flatMap((tag) => (table[tag] ? [[tag, table[tag]]] : []));
}

describe('formatTerm', () => {
  const texts = {
    months: { one: '{count} mesec', other: '{count} mesecev' },
    years: { one: '{count} leto', two: '{count} leti', few: '{count} leta', other: '{count} let' },
  };
  it.each([
    [3, '3 mesecev'],
    [6, '6 mesecev'],
    [12, '12 mesecev (1 leto)'],
    [18, '18 mesecev (1,5 leta)'],
    [24, '24 mesecev (2 leti)'],
    [25, '25 mesecev'],
    [60, '60 mesecev (5 let)'],
  ])('adds whole and half years to %d months', (months, text) => {
    expect(formatTerm(months, texts, 'sl')).toBe(text);
  });

  it.each(wizardLanguages)('breaks before the years only, in %s', async (language) => {
    const { estimate } = await wizardMessages(language);
    expect(formatTerm(60, estimate, language)).toMatch(/^60\u00a0[^\s(]+ \(5\u00a0[^\s)]+\)$/);
    const hints = estimate.maxLegalTerm + estimate.setMaxTerm;
    expect(hints.match(/\{months\}\u00a0\S/g)).toHaveLength(2);
  });
});
