/** What a text must not say, and the messages about it. */
import { describe, expect, it } from 'vitest';
import { messagePattern } from '../../support/texts.ts';
import { appendText, article, findingsAfter, german } from './changed-content.ts';

/** Typed at the end of a Dutch article, and the message about that line. */
const wrongTexts: Record<string, string> = {
  'Zie hier.\nLees [meer] (/contact).':
    'A link begins or ends here, and is not whole. Write [its words]',
  'Lees [meer](/contact en (dit)[/contact].': 'A link begins or ends here',
  'A __(THM)__ról szól.': 'Bold words begin or end with ** here',
  'Dit is *belangrijk.': 'A sign of Markdown',
  '| a | b |\n| 1 | 2 |': 'The second line of a table is',
  '-een\n-twee': 'Begin a point of a list with - and a space',
  '#\u00a0Kop': 'Write a space after the signs of a heading',
  'Dit is **belangrijk en meer.': 'Bold words begin or end with ** here',
  '• een\n• twee': 'Begin a point of a list with - and a space',
  '– een\n– twee': 'Begin a point of a list with - and a space',
  'o\teen\no\ttwee': 'Begin a point of a list with - and a space',
  '1.\u00a0een\n2.\u00a0twee': 'Begin a point of a list with - and a space',
  '\u200b## Kop': 'Write a space after the signs of a heading',
  'Dit kost `{payment 5000 12}`.': 'A figure between ` shows as it is typed',
  '[Hulp](https://)': 'https:// is no address',
  '##Kop': 'Write a space after the signs of a heading',
  '## Nog iets\n\n## Nog iets': 'Another heading of this text has the same words',
  '<script>alert(1)</script>':
    'HTML such as <script>alert(1)</script> is not allowed. Write Markdown',
  '# Nog een titel': 'The title is already at the top. Begin headings with ##.',
  '## Loan wizard': 'A part of the page is called #loan-wizard, as this heading would be',
  'Een alinea.\n---': 'The line of --- or === below these words makes them a heading.',
  'Een alinea.\n=======\nNog een.': 'The line of --- or === below these words',
  '##': 'This heading has no words. Write them behind the signs ##, or remove it.',
  'Een alinea.\n\n    Nog een.': 'A text that begins with four spaces or a tab',
  'Een alinea.\n\n```\nNog een.\n```':
    'A text that begins with four spaces or a tab, or stands between',
  'Dat duurt ~2 tot 3~ dagen.': 'Words between ~ show crossed out. Write them without ~.',
  'Volgens de wet.[^1]\n\n[^1]: Artikel 1.': 'There are no footnotes. Write the note into the text',
  '[^1]: Artikel 1.': 'There are no footnotes. Write the note into the text',
  '- [ ] een\n- [x] twee': 'A point that begins with [ ] shows a box to tick.',
  '| a | b |\n| --- | --- |\n| 1 | 2 | 3 |':
    'This row of the table has more columns than the first',
  '## Een\n\n#### Twee': 'A heading of level 4 follows one of level 2. Write ###.',
  '[Meer](/leningen)': 'There is no page /leningen. Write a path … /contact',
  '[Klik](javascript:alert(1))':
    'javascript:alert(1) does not begin with https:, mailto:, tel: or /',
  '[Klik][1]\n\n[1]: javascript:alert(1)':
    'javascript:alert(1) does not begin with https:, mailto:, tel: or /',
  '[Mail](info@example.org)':
    'info@example.org is no page of this site. Write mailto:info@example.org.',
  '[](/contact)': 'The link to /contact has no text',
  '![](../pictures/any.svg)':
    'The picture ../pictures/any.svg has no description. Write ![what it shows]',
  '![Foto][1]\n\n[1]: https://example.org/x.svg': 'Write a picture in one piece: ![what it shows]',
  'Dat kost {payment 5000}.':
    '{payment 5000} is not a figure that can be computed. Write {payment 5000 12}',
  '{constructor}': '{constructor} is not a figure that can be computed',
  '{limit constructor}': '{limit constructor} is no limit of our loans. Write one of {limit amount',
  '{company constructor}': '{company constructor} is no known fact about the company. Write one of',
  '{table term 12 amounts 5000 100000000}':
    '100000000 is not an amount that is lent. Write whole euros without dots, from … to ',
  'Dat kost {law early}.': '{law early} is no known statutory figure. Write {law ID} …early-fee',
  '{company size}':
    '{company size} is no known fact about the company. Write one of {company name}',
  'Zie {table amount 5000 terms 12 24} hier.':
    'must be a paragraph of its own. Put an empty line before and after it.',
  'Dat kost {payment 5000 12.': 'A brace stands alone. Write a figure in one piece',
  'Dat kost € 428,04 per maand.': '€ 428,04 is typed and may become wrong. Write {payment 5000 12}',
  'De geldlening wordt uitbetaald.':
    '“geldlening” is not our word for loan. Write “lening”. content/glossary/nl.md',
};

/** Links typed at the end of a German article. */
const wrongLinks: Record<string, string> = {
  '[Cookies](/de/cookiesrichtlinie/)':
    'There is no page /de/cookiesrichtlinie/. Write /de/CookiesRichtlinie.',
  '[Kontakt](/de/kontkat)': 'There is no page /de/kontkat. Write /de/kontakt.',
  '[Kontakt](/contact)': '/contact is in Nederlands. Write /de/kontakt.',
  '[Fragen](/de#fragen)': 'The home page has no section #fragen. Write one of #services, …#faq.',
  '[AGB](/de/bedingungen#9-gibt-es-nicht)':
    'That page has no heading #9-gibt-es-nicht. Write one of #1-',
  '[Oben](#oben-50%)': 'That page has no heading #oben-50%.',
};

describe('a text', () => {
  it.each([
    ...Object.entries(wrongTexts).map(([typed, message]) => [article, typed, message] as const),
    ...Object.entries(wrongLinks).map(([typed, message]) => [german, typed, message] as const),
  ])('of %s must not say %j', async (path, typed, message) => {
    const pattern = messagePattern(`content/${path}, line …: …${message}`);
    expect(await findingsAfter(appendText(path, typed))).toContainEqual(
      expect.stringMatching(pattern),
    );
  });

  it('has one finding for a footnote', async () => {
    const before = await findingsAfter(() => undefined);
    const findings = await findingsAfter(
      appendText(article, 'Volgens de wet.[^1]\n\n[^1]: Artikel 1.'),
    );
    expect(findings.filter((finding) => !before.includes(finding))).toHaveLength(1);
  });

  it('may quote forbidden words in italics', async () => {
    const findings = await findingsAfter(
      appendText(article, 'In de wet heet dat een *geldlening*.'),
    );
    expect(findings).not.toContainEqual(expect.stringContaining('geldlening'));
  });
});
