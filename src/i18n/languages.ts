import { keysOf } from '../helpers/records.ts';

/**
 * The one list of languages: pages, catalogues, links and tests derive from it. Paths are in
 * `routes.ts`, because browsers load this list and need none.
 *
 * The key (`nl`) is the `lang` attribute. It differs from the path prefix (Dutch has none) and from
 * the tag for `Intl`: Chromium has no Luxembourgish data and would silently print `€428.04`.
 */
export interface LanguageRow {
  label: string;
  /** Path prefix of its pages: '' for the root, null for a language of the wizard only. */
  prefix: '' | `/${string}` | null;
  /**
   * `Intl` tag for numbers, money, and dates in browsers.
   * Must give the same text in Node and in every browser.
   */
  locale: string;
  /**
   * `Intl` tag for dates, times and weekday names that no browser writes. `format-moment.ts`, which
   * browsers and the service share, uses `locale`.
   */
  dateLocale: string;
  flag: string | null;
  nameOrder: 'given first' | 'family first';
  /**
   * Reading speed; null for a language of the wizard only. Finnish and Hungarian words are longer.
   */
  wordsPerMinute: number | null;
  /**
   * A larger monthly income without a currency is in the money of most readers: 28 000 are kronor.
   */
  maxBareEuroIncome?: number;
}

export const languages = {
  nl: {
    label: 'Nederlands',
    prefix: '',
    locale: 'nl-BE',
    dateLocale: 'nl-BE',
    flag: 'nl',
    nameOrder: 'given first',
    wordsPerMinute: 220,
  },
  de: {
    label: 'Deutsch',
    prefix: '/de',
    locale: 'de-DE',
    dateLocale: 'de-DE',
    flag: 'de',
    nameOrder: 'given first',
    wordsPerMinute: 220,
  },
  fi: {
    label: 'Suomi',
    prefix: '/fi',
    locale: 'fi-FI',
    dateLocale: 'fi-FI',
    flag: 'fi',
    nameOrder: 'given first',
    wordsPerMinute: 165,
  },
  hu: {
    label: 'Magyar',
    prefix: '/hu',
    locale: 'hu-HU',
    dateLocale: 'hu-HU',
    flag: 'hu',
    nameOrder: 'family first',
    wordsPerMinute: 165,
  },
  lb: {
    label: 'Lëtzebuergesch',
    prefix: '/lb',
    locale: 'de-LU',
    dateLocale: 'lb-LU',
    flag: 'lu',
    nameOrder: 'given first',
    wordsPerMinute: 220,
  },
  sl: {
    label: 'Slovenščina',
    prefix: '/sl',
    locale: 'sl-SI',
    dateLocale: 'sl-SI',
    flag: 'si',
    nameOrder: 'given first',
    wordsPerMinute: 220,
  },
  en: {
    label: 'English',
    prefix: null,
    locale: 'en-IE',
    dateLocale: 'en-IE',
    flag: null,
    nameOrder: 'given first',
    wordsPerMinute: null,
  },
  sv: {
    label: 'Svenska',
    prefix: null,
    locale: 'sv-SE',
    dateLocale: 'sv-SE',
    flag: null,
    nameOrder: 'given first',
    wordsPerMinute: null,
    maxBareEuroIncome: 10_000,
  },
  es: {
    label: 'Español',
    prefix: null,
    locale: 'es-ES',
    dateLocale: 'es-ES',
    flag: null,
    nameOrder: 'given first',
    wordsPerMinute: null,
  },
} as const satisfies Record<string, LanguageRow>;

export type Language = keyof typeof languages;

/** A language with pages. */
export type SiteLanguage = {
  [L in Language]: (typeof languages)[L]['prefix'] extends string ? L : never;
}[Language];

/** Default and fallback language; also `x-default`. */
export const defaultLanguage = 'nl' satisfies SiteLanguage;

export const wizardLanguages = keysOf(languages);

export const siteLanguages = wizardLanguages.filter(isSiteLanguage);

export function isSiteLanguage(language: Language): language is SiteLanguage {
  return languages[language].prefix !== null;
}

/** The language itself, or the default one if it has no pages. */
export function siteLanguageFor(language: Language): SiteLanguage {
  return isSiteLanguage(language) ? language : defaultLanguage;
}

export function isLanguage(tag: string): tag is Language {
  return Object.hasOwn(languages, tag);
}

/** All languages of the wizard, that of the page first. */
export function wizardLanguagesFor(page: SiteLanguage): Language[] {
  return [page, ...wizardLanguages.filter((language) => language !== page)];
}
