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
   * `Intl` tag for numbers, money, and dates in browsers. Must give the same text in Node and in
   * every browser.
   */
  locale: string;
  /**
   * `Intl` tag for dates, times and weekday names that only the build and the service write, if it
   * is another one. `format-moment.ts`, which browsers and the service share, uses `locale`.
   */
  dateLocale?: string;
  flag: string | null;
  familyNameFirst?: true;
  /**
   * Reading speed; null for a language of the wizard only. Finnish and Hungarian words are longer.
   */
  wordsPerMinute: number | null;
  /**
   * Above this, a monthly income without a currency is taken for the readers' own money: 28 000
   * in Swedish means kronor.
   */
  maxBareEuroIncome?: number;
}

export const languages = {
  nl: {
    label: 'Nederlands',
    prefix: '',
    locale: 'nl-BE',
    flag: 'nl',
    wordsPerMinute: 220,
  },
  de: {
    label: 'Deutsch',
    prefix: '/de',
    locale: 'de-DE',
    flag: 'de',
    wordsPerMinute: 220,
  },
  fi: {
    label: 'Suomi',
    prefix: '/fi',
    locale: 'fi-FI',
    flag: 'fi',
    wordsPerMinute: 165,
  },
  hu: {
    label: 'Magyar',
    prefix: '/hu',
    locale: 'hu-HU',
    flag: 'hu',
    familyNameFirst: true,
    wordsPerMinute: 165,
  },
  lb: {
    label: 'Lëtzebuergesch',
    prefix: '/lb',
    locale: 'de-LU',
    dateLocale: 'lb-LU',
    flag: 'lu',
    wordsPerMinute: 220,
  },
  sl: {
    label: 'Slovenščina',
    prefix: '/sl',
    locale: 'sl-SI',
    flag: 'si',
    wordsPerMinute: 220,
  },
  en: {
    label: 'English',
    prefix: null,
    locale: 'en-IE',
    flag: null,
    wordsPerMinute: null,
  },
  sv: {
    label: 'Svenska',
    prefix: null,
    locale: 'sv-SE',
    flag: null,
    wordsPerMinute: null,
    maxBareEuroIncome: 10_000,
  },
  es: {
    label: 'Español',
    prefix: null,
    locale: 'es-ES',
    flag: null,
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

/** The `Intl` tag for dates, times and weekday names that only the build and the service write. */
export function dateLocaleOf({ locale, dateLocale = locale }: LanguageRow): string {
  return dateLocale;
}

export function isLanguage(tag: string): tag is Language {
  return Object.hasOwn(languages, tag);
}

/** All languages of the wizard, that of the page first. */
export function wizardLanguagesFor(page: SiteLanguage): Language[] {
  return [page, ...wizardLanguages.filter((language) => language !== page)];
}
