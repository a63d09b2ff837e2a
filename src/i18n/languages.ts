/**
 * The one list of languages. Pages, catalogues, links, `hreflang` and tests are derived from it. A language with pages has
 * a second row, its addresses, in `routes.ts`: browsers load this list and need no addresses.
 *
 * The tag (`nl`) is the key and the `lang` attribute. It is not the address prefix (Dutch has none) and not the tag
 * that numbers are formatted with: Chromium has no Luxembourgish number data and would silently print `€428.04`.
 */
interface LanguageRow {
  /** The language's name in the language itself. */
  label: string;
  /** Where its pages are: '' for the root, null where only the wizard is offered in it. */
  prefix: '' | `/${string}` | null;
  /** `Intl` tag for numbers and money; must give the same text in Node and in every browser. */
  numbers: string;
  /** `Intl` tag for dates and weekday names, which are written at build time only. */
  dates: string;
  /** Name of the flag drawn in the language menu; null where only the wizard is offered. */
  flag: string | null;
  /** Which of their names its readers expect to be asked for first. */
  nameOrder: 'given first' | 'family first';
  /**
   * Words that people read in a minute; null where only the wizard is offered. Finnish and Hungarian say in one word what
   * takes the others several, so fewer of them make a minute.
   */
  wordsPerMinute: number | null;
}

export const languages = {
  nl: {
    label: 'Nederlands',
    prefix: '',
    numbers: 'nl-BE',
    dates: 'nl-BE',
    flag: 'nl',
    nameOrder: 'given first',
    wordsPerMinute: 220,
  },
  de: {
    label: 'Deutsch',
    prefix: '/de',
    numbers: 'de-DE',
    dates: 'de-DE',
    flag: 'de',
    nameOrder: 'given first',
    wordsPerMinute: 220,
  },
  fi: {
    label: 'Suomi',
    prefix: '/fi',
    numbers: 'fi-FI',
    dates: 'fi-FI',
    flag: 'fi',
    nameOrder: 'given first',
    wordsPerMinute: 165,
  },
  hu: {
    label: 'Magyar',
    prefix: '/hu',
    numbers: 'hu-HU',
    dates: 'hu-HU',
    flag: 'hu',
    nameOrder: 'family first',
    wordsPerMinute: 165,
  },
  lb: {
    label: 'Lëtzebuergesch',
    prefix: '/lb',
    numbers: 'de-LU',
    dates: 'lb-LU',
    flag: 'lu',
    nameOrder: 'given first',
    wordsPerMinute: 220,
  },
  sl: {
    label: 'Slovenščina',
    prefix: '/sl',
    numbers: 'sl-SI',
    dates: 'sl-SI',
    flag: 'si',
    nameOrder: 'given first',
    wordsPerMinute: 220,
  },
  en: {
    label: 'English',
    prefix: null,
    numbers: 'en-IE',
    dates: 'en-IE',
    flag: null,
    nameOrder: 'given first',
    wordsPerMinute: null,
  },
  sv: {
    label: 'Svenska',
    prefix: null,
    numbers: 'sv-SE',
    dates: 'sv-SE',
    flag: null,
    nameOrder: 'given first',
    wordsPerMinute: null,
  },
  es: {
    label: 'Español',
    prefix: null,
    numbers: 'es-ES',
    dates: 'es-ES',
    flag: null,
    nameOrder: 'given first',
    wordsPerMinute: null,
  },
} as const satisfies Record<string, LanguageRow>;

/** Every language that the wizard speaks. */
export type Language = keyof typeof languages;

/** A language that has pages of its own. */
export type SiteLanguage = {
  [L in Language]: (typeof languages)[L]['prefix'] extends string ? L : never;
}[Language];

/** Default and fallback, and the language of `x-default`. */
export const defaultLanguage = 'nl' satisfies SiteLanguage;

export const wizardLanguages = Object.keys(languages) as Language[];

export const siteLanguages = wizardLanguages.filter(isSiteLanguage);

export function isSiteLanguage(language: Language): language is SiteLanguage {
  return languages[language].prefix !== null;
}

/** Whether a tag from outside (a header, storage, a form) names a language that the wizard speaks. */
export function isLanguage(tag: string): tag is Language {
  return Object.hasOwn(languages, tag);
}

/** The wizard's languages with the page's own first: the order of its menu. No detection, no guessing. */
export function wizardLanguagesFor(page: SiteLanguage): Language[] {
  return [page, ...wizardLanguages.filter((language) => language !== page)];
}
