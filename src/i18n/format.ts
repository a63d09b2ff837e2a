/** Numbers, money and plural forms. The output is the same in Node and in every browser. */
import { interpolate } from './interpolate.ts';
import { dateLocaleOf, type Language, languages, type SiteLanguage } from './languages.ts';

/**
 * One text per plural category of the language (`Intl.PluralRules`). `{count}` is replaced by
 * the number.
 */
export type Plural = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** Caches the formatters: creating one costs a hundred times as much as formatting. */
function perLanguage<Format>(create: (tags: (typeof languages)[Language]) => Format) {
  const formats: Partial<Record<Language, Format>> = {};
  return (language: Language): Format => {
    formats[language] ??= create(languages[language]);
    return formats[language];
  };
}

const moneyFormats = {
  0: perLanguage((tags) => moneyFormat(tags.locale, 0)),
  2: perLanguage((tags) => moneyFormat(tags.locale, 2)),
};

function moneyFormat(tag: string, decimals: 0 | 2): Intl.NumberFormat {
  return new Intl.NumberFormat(tag, {
    style: 'currency',
    currency: 'EUR',
    // The default symbol is EUR in Hungarian.
    currencyDisplay: 'narrowSymbol',
    useGrouping: 'always',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
}

/**
 * Formats euros: payments with 2 decimals, amounts with none. Also groups below 10,000, so that the
 * text keeps its shape while a slider moves.
 */
export function formatMoney(euros: number, language: Language, decimals: 0 | 2): string {
  return moneyFormats[decimals](language).format(euros);
}

const numberFormat = perLanguage(
  ({ locale }) =>
    new Intl.NumberFormat(locale, { useGrouping: 'always', maximumFractionDigits: 2 }),
);

/** Formats a number with at most two decimals. */
export function formatNumber(value: number, language: Language): string {
  return numberFormat(language).format(value);
}

const rateFormat = perLanguage(
  ({ locale }) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }),
);

/** A rate given as a fraction, with up to two decimals: 0.0512 is 5,12 %. */
export function formatRate(fraction: number, language: Language): string {
  return rateFormat(language).format(fraction);
}

const pluralRules = perLanguage(({ locale }) => new Intl.PluralRules(locale));

/** The text for a number of things, in the plural form of the language. */
export function formatCount(count: number, forms: Plural, language: Language): string {
  const category = pluralRules(language).select(count);
  return interpolate(forms[category] ?? forms.other, { count: formatNumber(count, language) });
}

/** A term in months. Adds the years if they are whole or half years: 60 months (5 years). */
export function formatTerm(
  months: number,
  texts: { months: Plural; years: Plural },
  language: Language,
): string {
  const counted = formatCount(months, texts.months, language);
  const years = formatYears(months, texts.years, language);
  return years ? `${counted} (${years})` : counted;
}

/**
 * A term in months as years. Returns '' below one year and for anything but whole or half years.
 */
export function formatYears(months: number, forms: Plural, language: Language): string {
  return months >= 12 && months % 6 === 0 ? formatCount(months / 12, forms, language) : '';
}

const dateFormat = perLanguage(
  (tags) => new Intl.DateTimeFormat(dateLocaleOf(tags), { dateStyle: 'long', timeZone: 'UTC' }),
);

/**
 * A day, given as midnight UTC, in words. At build time only: browsers lack Luxembourgish
 * month names.
 */
export function formatDate(date: Date, language: SiteLanguage): string {
  return dateFormat(language).format(date);
}

/** A day as machines read it: 2026-11-20. */
export function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/**
 * A weekday's name, from 1 for Monday to 7 for Sunday. At build time only, see {@link formatDate}.
 */
export function formatWeekday(day: number, language: SiteLanguage): string {
  // 1 January 2024 was a Monday.
  return new Intl.DateTimeFormat(dateLocaleOf(languages[language]), {
    weekday: 'long',
    timeZone: 'UTC',
  }).format(new Date(Date.UTC(2024, 0, day)));
}

/** A time of day given as `09:00`. At build time only, see {@link formatDate}. */
export function formatTime(time: string, language: SiteLanguage): string {
  return new Intl.DateTimeFormat(dateLocaleOf(languages[language]), {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(new Date(`2024-01-01T${time}Z`));
}

export function isCurrencyFirst(language: Language): boolean {
  return formatMoney(1, language, 0).startsWith('€');
}
