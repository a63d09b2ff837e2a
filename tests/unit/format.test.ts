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
  interpolate,
  isCurrencyFirst,
  type Plural,
} from '../../src/i18n/format.ts';
import {
  type Language,
  languages,
  siteLanguages,
  wizardLanguages,
} from '../../src/i18n/languages.ts';
import { wizardMessages } from '../../src/i18n/messages/wizard-messages.ts';

/** Expected texts; `_` is a no-break space. New languages need no row, rows of removed ones stay. */
const numbers: Record<string, { money: string[]; numbers: string[]; rates: string[] }> = {
  nl: {
    money: ['€_3.000', '€_900.000', '€_0,00', '€_428,04', '€_4.831,39', '€_1.739.300,40'],
    numbers: ['3', '3.000', '10.000', '1.234,57'],
    rates: ['5%', '5,12%', '98%'],
  },
  de: {
    money: ['3.000_€', '900.000_€', '0,00_€', '428,04_€', '4.831,39_€', '1.739.300,40_€'],
    numbers: ['3', '3.000', '10.000', '1.234,57'],
    rates: ['5_%', '5,12_%', '98_%'],
  },
  fi: {
    money: ['3_000_€', '900_000_€', '0,00_€', '428,04_€', '4_831,39_€', '1_739_300,40_€'],
    numbers: ['3', '3_000', '10_000', '1_234,57'],
    rates: ['5_%', '5,12_%', '98_%'],
  },
  hu: {
    money: ['3_000_€', '900_000_€', '0,00_€', '428,04_€', '4_831,39_€', '1_739_300,40_€'],
    numbers: ['3', '3_000', '10_000', '1_234,57'],
    rates: ['5%', '5,12%', '98%'],
  },
  lb: {
    money: ['3.000_€', '900.000_€', '0,00_€', '428,04_€', '4.831,39_€', '1.739.300,40_€'],
    numbers: ['3', '3.000', '10.000', '1.234,57'],
    rates: ['5_%', '5,12_%', '98_%'],
  },
  sl: {
    money: ['3.000_€', '900.000_€', '0,00_€', '428,04_€', '4.831,39_€', '1.739.300,40_€'],
    numbers: ['3', '3.000', '10.000', '1.234,57'],
    rates: ['5_%', '5,12_%', '98_%'],
  },
  en: {
    money: ['€3,000', '€900,000', '€0.00', '€428.04', '€4,831.39', '€1,739,300.40'],
    numbers: ['3', '3,000', '10,000', '1,234.57'],
    rates: ['5%', '5.12%', '98%'],
  },
  sv: {
    money: ['3_000_€', '900_000_€', '0,00_€', '428,04_€', '4_831,39_€', '1_739_300,40_€'],
    numbers: ['3', '3_000', '10_000', '1_234,57'],
    rates: ['5_%', '5,12_%', '98_%'],
  },
  es: {
    money: ['3.000_€', '900.000_€', '0,00_€', '428,04_€', '4.831,39_€', '1.739.300,40_€'],
    numbers: ['3', '3.000', '10.000', '1.234,57'],
    rates: ['5_%', '5,12_%', '98_%'],
  },
};

const dates: Record<string, { dates: string[]; weekdays: string[]; times: string[] }> = {
  nl: {
    dates: ['5 maart 2026', '1 februari 2026', '31 december 2026'],
    weekdays: ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag'],
    times: ['09:00', '17:30'],
  },
  de: {
    dates: ['5. März 2026', '1. Februar 2026', '31. Dezember 2026'],
    weekdays: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
    times: ['09:00', '17:30'],
  },
  fi: {
    dates: ['5. maaliskuuta 2026', '1. helmikuuta 2026', '31. joulukuuta 2026'],
    weekdays: [
      'maanantai',
      'tiistai',
      'keskiviikko',
      'torstai',
      'perjantai',
      'lauantai',
      'sunnuntai',
    ],
    times: ['09.00', '17.30'],
  },
  hu: {
    dates: ['2026. március 5.', '2026. február 1.', '2026. december 31.'],
    weekdays: ['hétfő', 'kedd', 'szerda', 'csütörtök', 'péntek', 'szombat', 'vasárnap'],
    times: ['09:00', '17:30'],
  },
  lb: {
    dates: ['5. Mäerz 2026', '1. Februar 2026', '31. Dezember 2026'],
    weekdays: [
      'Méindeg',
      'Dënschdeg',
      'Mëttwoch',
      'Donneschdeg',
      'Freideg',
      'Samschdeg',
      'Sonndeg',
    ],
    times: ['09:00', '17:30'],
  },
  sl: {
    dates: ['5. marec 2026', '1. februar 2026', '31. december 2026'],
    weekdays: ['ponedeljek', 'torek', 'sreda', 'četrtek', 'petek', 'sobota', 'nedelja'],
    times: ['09:00', '17:30'],
  },
};

describe.each(rowsOf(wizardLanguages, numbers))('numbers in %s', (language, printed) => {
  it('are printed as the language writes them', () => {
    const money = [
      formatMoney(3_000, language, 0),
      formatMoney(900_000, language, 0),
      formatMoney(0, language, 2),
      formatMoney(428.04, language, 2),
      formatMoney(4_831.39, language, 2),
      formatMoney(1_739_300.4, language, 2),
    ];
    const plain = [3, 3_000, 10_000, 1_234.567].map((value) => formatNumber(value, language));
    const rates = [0.05, 0.0511619, 0.98].map((value) => formatRate(value, language));
    expect({ money, numbers: plain, rates }).toEqual({
      money: printed.money.map(withSpaces),
      numbers: printed.numbers.map(withSpaces),
      rates: printed.rates.map(withSpaces),
    });
  });

  it('place the euro sign like the table', () => {
    expect(isCurrencyFirst(language)).toBe(printed.money[0]?.startsWith('€'));
  });
});

describe.each(wizardLanguages)('numbers in %s', (language) => {
  it('are formatted by rules that Node has', () => {
    const { numbers: tag, dates: dateTag } = languages[language];
    expect(Intl.NumberFormat.supportedLocalesOf(tag)).toEqual([tag]);
    expect(Intl.DateTimeFormat.supportedLocalesOf(dateTag)).toEqual([dateTag]);
  });

  it('use the plural form and written number', () => {
    const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const forms: Plural = { other: '{count} other' };
    for (const category of categories) forms[category] = `{count} ${category}`;
    for (const count of [0, 1, 2, 3, 5, 11, 21, 101, 102, 1_000]) {
      const category = new Intl.PluralRules(language).select(count);
      expect(formatCount(count, forms, language)).toBe(
        `${formatNumber(count, language)} ${category}`,
      );
    }
  });
});

describe.each(rowsOf(siteLanguages, dates))('dates in %s', (language, printed) => {
  it('are written out', () => {
    const written = ['2026-03-05', '2026-02-01', '2026-12-31'].map((date) =>
      formatDate(new Date(date), language),
    );
    const weekdays = [1, 2, 3, 4, 5, 6, 7].map((day) => formatWeekday(day, language));
    const times = ['09:00', '17:30'].map((time) => formatTime(time, language));
    expect({ dates: written, weekdays, times }).toEqual(printed);
  });
});

describe('formatCount', () => {
  it('has the four forms of Slovenian', () => {
    const months = {
      one: '{count} mesec',
      two: '{count} meseca',
      few: '{count} mesece',
      other: '{count} mesecev',
    };
    const forms = [
      [1, 'one'],
      [2, 'two'],
      [3, 'few'],
      [4, 'few'],
      [5, 'other'],
      [100, 'other'],
      [101, 'one'],
      [102, 'two'],
      [103, 'few'],
      [105, 'other'],
    ] as const;
    for (const [count, category] of forms)
      expect(formatCount(count, months, 'sl')).toBe(interpolate(months[category], { count }));
  });

  it('falls back to a form of every language', () => {
    expect(formatCount(1, { other: '{count} things' }, 'nl')).toBe('1 things');
  });
});

describe('fill', () => {
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

function withSpaces(text: string): string {
  return text.replaceAll('_', '\u00a0');
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
  ])('says of %d months the whole and half years, too', (months, said) => {
    expect(formatTerm(months, texts, 'sl')).toBe(said);
  });

  it.each(wizardLanguages)('breaks before the years only, in %s', async (language) => {
    const { estimate } = await wizardMessages(language);
    expect(formatTerm(60, estimate, language)).toMatch(/^60\u00a0[^\s(]+ \(5\u00a0[^\s)]+\)$/);
    const hints = estimate.longestTerm + estimate.setLongestTerm;
    expect(hints.match(/\{months\}\u00a0\S/g)).toHaveLength(2);
  });
});
