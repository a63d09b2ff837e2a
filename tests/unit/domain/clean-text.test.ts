import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanEmail, cleanText } from '../../../src/domain/clean-text.ts';
import { dailyOrFull, sample } from '../../support/random-inputs.ts';

/** Every character that fonts draw as nothing, and every blank. */
const blanks = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .filter((character) => /[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u.test(character));

/** What a phone's contacts, a chat or a word processor put around and between letters. */
const marks = [
  ...'\u200b\ufeff\u00ad\u2060\u200e\u200f\u061c\u202a\u202c\u202e\u2066\u2069\u180e\u3164\uffa0\u115f\u034f',
  ...'\u200c\u200d\ufe0f\ufffc\u0000\u0008\u009b\u{e0041}\u{1d173}',
];

describe('cleanText', () => {
  it('removes invisible characters', () => {
    expect(blanks.length).toBeGreaterThan(4_000);
    expect(blanks.filter((blank) => cleanText(blank) !== '')).toEqual([]);
    expect(cleanText(blanks.join(''))).toBe('');
    for (const invisible of ['\u{1d159}', '\u0301 \u{16fe4}', '\ue000', '\ud800', '\u{13430}'])
      expect(cleanText(invisible)).toBe('');
  });

  it.each(marks)('removes %j around and within words', (mark) => {
    expect(cleanText(`${mark}Anna ${mark}Ma${mark}ria${mark}`)).toBe('Anna Maria');
  });

  it.each([
    ...'🙋‍♀️|👩🏽‍🤝‍👨🏻|👩‍❤️‍💋‍👨|🏴󠁧󠁢󠁥󠁮󠁧󠁿|🏳️‍🌈|🇧🇪|1️⃣ #️⃣|❤️|☺︎|🫩|🫆🫪|Dank 🙋‍♀️ u'.split('|'),
    ...'علی‌رضا|می‌خواهم|क्‍ष|മോഹന്‍|ශ්‍රී|葛󠄀城|ᠨᠠ᠋|⠓⠑⠇⠇⠕|Rue du Bœuf 1,\n1000 Brüssel'.split('|'),
  ])('keeps %j, whose marks one sees', (text) => {
    expect(cleanText(text)).toBe(text);
  });

  it.each([
    ['krediet\u00adaanvraag', 'kredietaanvraag'],
    ['\u202a+32 475 55 01 00\u202c', '+32 475 55 01 00'],
    ['\u2068علی\u200cرضا\u2069', 'علی\u200cرضا'],
    ['e\u0301\u200bo\u0308', 'éö'],
    ['Mu\u200b\u0308ller', 'Müller'],
    ['\u2800\u00a0Anna\u3000\u2800', 'Anna'],
    ['\u200d🙋', '🙋'],
    ['Anna \u200d\u200b🙋', 'Anna 🙋'],
  ])('makes %j %j', (text, cleaned) => {
    expect(cleanText(text)).toBe(cleaned);
  });

  it('is idempotent', () => {
    const parts = fc.constantFrom(...marks, 'e\u0301', ...' A1ع🙋ക്\u20e3\u2800');
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(parts).map((all) => all.join('')),
    );
    for (const text of sample(texts, dailyOrFull(2_000, 100_000))) {
      expect(cleanText(cleanText(text)), text).toBe(cleanText(text));
      expect(cleanEmail(cleanEmail(text)), text).toBe(cleanEmail(text));
    }
  });
});

describe('cleanEmail', () => {
  it.each([
    ...marks.map((mark) => `${mark}anna${mark}@exam${mark}ple.be${mark}`),
    ...' _ \n|_.|_,|_;|_:|_!|_...|_…|<_>|(_).|[_]|"_"|\'_\'|‘_’|“_”|„_“|«_»|<mailto:_>|mailto:_|MAILTO:_'
      .concat('|mailto:_?subject=Lening|_<mailto:_>|• _|👉_😊|_、|_،')
      .split('|')
      .map((around) => around.replaceAll('_', 'anna@example.be')),
  ])('finds the email in %j', (text) => {
    expect(cleanEmail(text)).toBe('anna@example.be');
    expect(cleanEmail(text.replace('@', '＠').replace('.be', '．be'))).toBe('anna@example.be');
  });

  it.each([
    ...["a!#$%&'*+/=?^_`{|}~-@b.be", '.anna..b.@b.be', "o'neill@example.be", 'anna@bücher.example'],
    ...[
      ...['anna', 'anna@', '@example.be', 'anna@.be', 'anna@a..be', 'anna @example.be', '<>'],
      '“ab”@c.be',
    ],
    ...['Anna <anna@example.be>', 'anna@example.be, bob@example.be', 'Email: anna@example.be'],
    ...['"a b"@example.be', 'a@b.be\nBcc: c@d.be'],
  ])('leaves %j as it is', (text) => {
    expect(cleanEmail(text)).toBe(text);
  });
});
