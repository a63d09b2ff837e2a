/**
 * Endings of figures stay on the line of their figure: 18-vuotias, 900 000 €-ig. So does what
 * follows one letter: e-mail.
 */
import { describe, expect, it } from 'vitest';
import { joinSuffixes } from '../../../src/i18n/word-joiner.ts';

describe('joinSuffixes', () => {
  it.each([
    ['vähintään 18-vuotias, joka', 'vähintään 18-|vuotias, joka'],
    ['24-tuntinen ja 100-prosenttisesti', '24-|tuntinen ja 100-|prosenttisesti'],
    ['5 %-os, 400%-ra nagyítható', '5 %-|os, 400%-|ra nagyítható'],
    ['3 000 €-tól 900 000 €-ig', '3 000 €-|tól 900 000 €-|ig'],
    ['e-mailben, E-Mail: (e-lasku)', 'e-|mailben, E-|Mail: (e-|lasku)'],
    ['2020-ban és 48-ra, az 5-ös', '2020-|ban és 48-|ra, az 5-|ös'],
  ])('joins what belongs together in “%s”', (text, joined) => {
    expect(joinSuffixes(text)).toBe(joined.replaceAll('|', '\u2060'));
  });

  it.each([
    ...['Online-Kredite', 'asti-lainat, EU-ban', '3-5 päivää', '5 - alku', '2026-11-20'],
    '18-\u2060vuotias',
  ])('leaves “%s” unchanged', (text) => {
    expect(joinSuffixes(text)).toBe(text);
  });
});
