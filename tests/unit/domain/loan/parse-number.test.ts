import { describe, expect, it } from 'vitest';
import { parseNumber } from '../../../../src/domain/loan/parse-number.ts';
import type { Language } from '../../../../src/i18n/languages.ts';

/** 5,000 euros, as people who speak the language write it. */
const fiveThousandEuros: Partial<Record<Language, string>> = {
  nl: "5000 euro|5.000 euro’s|5.000 euro's|€ 5.000,-|5.000,--|€5.000,=|EUR 5.000|5000 eur",
  de: '5.000 Euro|5.000 Euros|5.000,– €|5.000,00 EUR|5000.- EUR|5’000.– Euro|€ 5.000,—',
  fi: '5000 euroa|5 000 e|5000e|5 000 euron|5000 eurolla|5000 euroon|5000 €:lla|5000 eurosta|5 000,- €|5 000 euroihin|5 000 e:n',
  hu: '5000 euró|5 000 eurót|5000 euróért|5000 euróval|5000 eurónyi|5 000 €-t|5000 EUR-t|5.000 euróra|5000 eurónként|5 000,- euró',
  lb: '5.000 Euro|5000 Euroen|5.000,- €|5 000 EUR|€5.000.-',
  sl: '5000 evrov|5.000 evri|5.000 evra|5000 evre|5000 evrih|5000 evroma|5000 evrom|5000 evro|5.000,00 EUR|5000 eurov',
  en: '5,000 euros|€5,000.00|5,000 euro|5000 Euros.|Euro 5,000|€5000.–',
  sv: '5 000 euro|5 000 euron|5000 eurorna|5 000:-|5000:- euro|5 000,00 €',
  es: '5.000 euros|5.000 €|5 000 euros.|5.000,00 euros|5000 EUROS|5.000,-- €',
};

/** Five years, as people who speak the language write a term beside the unit. */
const sixtyMonths: Partial<Record<Language, string>> = {
  nl: '60 maanden|60 mnd|60 mnd.|60maand',
  de: '60 Monate|60 Monaten|60 Mon.',
  fi: '60 kuukautta|60 kk|60kk.|60 kuukauden',
  hu: '60 hónap|60 hó|60 hónapra|60 honap',
  lb: '60 Méint|60 Mount',
  sl: '60 mesecev|60 mes.|60 mesecih',
  en: '60 months|60 mo',
  sv: '60 månader|60 mån',
  es: '60 meses|60 mes',
};

/** 9876543210 in every script that Node knows. */
const digitsOfScripts = Intl.supportedValuesOf('numberingSystem')
  .map((numberingSystem) => [
    numberingSystem,
    new Intl.NumberFormat('en', { numberingSystem, useGrouping: false }).format(9_876_543_210),
  ])
  .filter(([, text]) => /^\p{Nd}+$/u.test(text ?? '')) as [system: string, text: string][];

describe('parseNumber', () => {
  it('covers many scripts', () => {
    expect(digitsOfScripts.length).toBeGreaterThan(70);
  });

  it.each(
    Object.entries(fiveThousandEuros).flatMap(([language, texts]) =>
      texts.split('|').map((text) => [text, language]),
    ),
  )('reads %s in %s', (text) => {
    expect(parseNumber(text)).toBe(5_000);
  });

  it.each(Object.values(sixtyMonths).flatMap((texts) => texts.split('|')))('reads %s', (text) => {
    expect(parseNumber(text)).toBe(60);
  });

  it.each([
    ['5000', 5000],
    ['5.000', 5000],
    ['5 000', 5000],
    ['5\u00a0000', 5000],
    ['5,000', 5000],
    ["5'000", 5000],
    ['5\u202f000', 5000],
    ['5.000,50 €', 5000.5],
    ['5,000.50', 5000.5],
    ['1.234.567,89', 1_234_567.89],
    ['12,5', 12.5],
    ['0', 0],
    ['2 400 euroa', 2400],
    ['Eur. 5000', 5000],
    ['EUR: 5.000,00', 5000],
    ['5.000 EUR,-', 5000],
    ['5000 euro;', 5000],
    ['5‘000', 5000],
    // Dictated, or the end of a sentence.
    ['5000.', 5000],
    ['5.000,', 5000],
    ['€ 5.000,50.', 5000.5],
    ['5000 euro.', 5000],
    ['5 000 e.', 5000],
  ])('reads %s', (text, value) => {
    expect(parseNumber(text)).toBe(value);
  });

  it.each([
    ['5.0000', 50_000],
    ['5,0000', 50_000],
    ['12.5000', 125_000],
    ['1.234.5670 €', 12_345_670],
  ])('reads %s, a grouped number with digits added', (text, value) => {
    expect(parseNumber(text)).toBe(value);
  });

  it.each(digitsOfScripts)('reads the digits of %s', (_system, text) => {
    expect(parseNumber(text)).toBe(9_876_543_210);
  });

  it.each([
    ['۵۰۰۰ €', 5000],
    ['٥٬٠٠٠', 5000],
    ['٥٬٠٠٠٫٥٠', 5000.5],
    ['५,०००', 5000],
    ['５，０００．５０', 5000.5],
  ])('reads %s with the separators of its script', (text, value) => {
    expect(parseNumber(text)).toBe(value);
  });

  it.each([
    ...['\u202a12500\u202c', '12500\u200b', '\ufeff12500', '12\u00ad500', '12\u2060.500'],
    ...['\u200e12500', '\u206612500\u2069', '12\u200d500', '1\ufe0f2500', '12500\u3164'],
    ...['\u280012500', '12\u0000500', '\u202b€ 12.500\u202c', '12\u061c500', '12500\ufffc'],
  ])('reads %j without what nobody sees', (text) => {
    expect(parseNumber(text)).toBe(12_500);
  });

  it.each([
    ...['', '   ', '\u200b', '€', 'euro', 'e', '5k', '5.000.00', '5.00.0', '5-', ',-', '5,0,0'],
    ...['1.234,5678', '1234.5678', '5.0000.000'],
    ...['-5', '−5', 'NaN', '1e3', 'vijfduizend', '5²', '½', '5 euro 50', '5€50', '5000 e5'],
    ...['24000 kuna', '60 hours', '5000 mohair'],
    ...['5000 Ft', '450 000 forint', '£5000', '$5,000', '5000 kr', '5000 dollar', '5000 CHF'],
    ...['5 mio', '5 miljoen', '5 mrd', '5 jaar'],
    ...['5000 eurocent', '5000 eurosenttiä', '5000 evrocentov', '5000 eurocéntimos'],
    ...['2400 netto', '5000 euro netto', '5000 per jaar', '5000 ems', '5000;6000', '٥٠٠٠ ريال'],
  ])('rejects %j', (text) => {
    expect(parseNumber(text)).toBeNaN();
  });
});
