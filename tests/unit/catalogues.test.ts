/** Mistakes in catalogues and their messages: each is made in a real catalogue, in memory. */
import { describe, expect, it } from 'vitest';
import { allCatalogues, type Part } from '../../src/content/catalogues.ts';
import { checkCatalogue } from '../../src/content/check/check-catalogues.ts';
import { loadGlossary } from '../../src/content/check/glossary.ts';
import { buildVocabulary } from '../../src/content/check/vocabulary.ts';
import { formatFinding } from '../../src/content/content-finding.ts';
import { contentFolder, readContent } from '../../src/content/read-content.ts';
import type { Plural } from '../../src/i18n/format.ts';
import { type Language, siteLanguages } from '../../src/i18n/languages.ts';
import { siteMessages } from '../../src/i18n/messages/site-messages.ts';
import { homeTexts } from '../support/home-texts.ts';

const catalogues = await allCatalogues();
const vocabulary = await buildVocabulary(readContent(contentFolder));

/** Messages about a catalogue with a changed text. */
function findingsWith(part: Part, language: Language, key: string, text: string | Plural) {
  const catalogueOf = (tag: Language) =>
    catalogues.find((catalogue) => catalogue.part === part && catalogue.language === tag) ??
    catalogues[0];
  const [translated, dutch] = [catalogueOf(language), catalogueOf('nl')];
  if (!translated?.entries.has(key) || !dutch)
    throw new Error(`No text ${key} in ${part} ${language}`);
  const changed = { ...translated, entries: new Map([...translated.entries, [key, text]]) };
  return checkCatalogue(changed, dutch, vocabulary).map(formatFinding);
}

const { hero } = homeTexts('nl');
const { meta } = await siteMessages('nl');
const { contact } = await siteMessages('de');

type Mistake = [Parameters<typeof findingsWith>, message: RegExp];

const mistakes: Record<string, Mistake> = {
  'an empty text': [
    ['site', 'de', 'hero.more', ' '],
    /^src\/i18n\/messages\/site\/de\.ts, hero\.more: The text is empty\. Write one\.$/,
  ],
  'a space too many': [['site', 'fi', 'hero.more', 'Näin  se toimii'], /two in a row/],
  'an unfinished text': [['site', 'fi', 'hero.more', 'TODO'], /The text is unfinished/],
  'a straight quotation mark': [
    ['site', 'sl', 'hero.more', '"Kako deluje"'],
    /" is a typewriter quotation mark\. Write ’ or the language’s own/,
  ],
  markup: [['site', 'fi', 'hero.more', '<b>Näin</b>'], /< would be shown as it is/],
  'a placeholder that is missing': [
    ['site', 'de', 'legal.version', 'Fassung'],
    /legal\.version: The code fills in \{date\}, and the text has nothing\. Write \{date\} once/,
  ],
  'a placeholder too many': [
    ['site', 'de', 'hero.more', 'So geht es {x}'],
    /hero\.more: The code fills in nothing, and the text has \{x\}\. Remove \{x\}\.$/,
  ],
  'a link that is missing, also the Dutch one': [
    ['home', 'nl', 'faq.lead', 'Staat uw vraag er niet bij? Schrijf ons.'],
    /^content\/home\/nl\.yaml, faq\.lead: The code fills in \{contact\}, and the text has nothing\./,
  ],
  'a figure that is gone': [
    ['home', 'de', 'facts.customers.value', 'Viele'],
    /facts\.customers\.value: This text must say how many customers there are: \{company customers\}\./,
  ],
  'a figure that nobody keeps': [
    ['home', 'de', 'hero.lead', 'Seit {company size}'],
    /hero\.lead: \{company size\} is no known fact about the company\. Write one of \{company name\}/,
  ],
  'half a figure': [
    ['home', 'de', 'hero.lead', 'Seit {company'],
    /hero\.lead: A brace stands alone/,
  ],
  'a payment that is typed': [
    ['home', 'nl', 'hero.lead', 'Dat kost € 428,04 per maand.'],
    /hero\.lead: € 428,04 is typed and may become wrong\. Write \{payment 5000 12\}/,
  ],
  'hours of a day that is closed': [
    ['site', 'fi', 'contact.hoursNote', 'Auki klo {company opens sunday}'],
    /\{company opens sunday\} is no hour: content\/company\.yaml has none for sunday/,
  ],
  'a plural form that is missing': [
    ['wizard', 'sl', 'estimate.months', { one: '{count} mesec', other: '{count} mesecev' }],
    /Slovenščina has the plural forms few, one, other, two, and the text has one, other\./,
  ],
  'the Dutch text': [
    ['home', 'fi', 'hero.title', hero.title],
    /^content\/home\/fi\.yaml, hero\.title: This is the Dutch text\. Write it in Suomi\./,
  ],
  'a text in another language': [
    ['site', 'fi', 'contact.privacy', contact.privacy],
    /contact\.privacy: This reads like Deutsch\. Write it in Suomi\./,
  ],
  'a word that the glossary rules out': [
    ['site', 'nl', 'hero.more', 'Een geldlening'],
    /“geldlening” is not our word for loan\. Write “lening”/,
  ],
  'a line that could end within a figure': [
    ['site', 'fi', 'hero.more', 'Vähintään 18-vuotias'],
    /A line could end within “8-vuotias”\. Write \\u2060 after the hyphen\./,
  ],
  'a title that search engines cut off': [
    ['site', 'de', 'meta.about.title', 'Über uns '.repeat(6).trim()],
    /meta\.about\.title: It has 53 characters and must have 1 to 45\. .* shorter\./,
  ],
  'a description of two words': [
    ['site', 'de', 'meta.about.description', 'Über uns'],
    /It has 8 characters and must have 70 to 160\. Write it longer\./,
  ],
  'a title that another page has': [
    ['site', 'nl', 'meta.about.title', meta.contact.title],
    /meta\.about\.title: meta\.contact\.title says the same\. Write one for each page\./,
  ],
  'what stays in the words of its toast': [
    ['site', 'nl', 'contact.success', 'Bericht verzonden. Bedankt.'],
    /This repeats contact\.toasts\.sent\.title, so a screen reader says it twice/,
  ],
  'a claim that is gone': [
    ['home', 'de', 'howItWorks.steps.payout.time', 'Bald'],
    /payout\.time: This text must say that the payout takes 48 hours\. Write it\./,
  ],
};

describe('a catalogue', () => {
  it('of the home page is not blamed for a link that the Dutch one lacks', () => {
    const [dutch, german] = ['nl', 'de'].map((tag) =>
      catalogues.find(({ part, language }) => part === 'home' && language === tag),
    );
    if (!dutch || !german) throw new Error('No home page');
    const entries = new Map([...dutch.entries, ['faq.lead', 'Schrijf ons.'] as const]);
    expect(checkCatalogue(german, { ...dutch, entries }, vocabulary)).toEqual([]);
  });

  it.each(Object.entries(mistakes))('with %s is refused in a sentence', (_, [planted, message]) => {
    expect(findingsWith(...planted)).toContainEqual(expect.stringMatching(message));
  });
});

describe.each(siteLanguages)('the glossary in %s', (language) => {
  it('decides the Dutch concepts, each once', () => {
    const concepts = loadGlossary(language).entries.map(({ concept }) => concept);
    const dutch = loadGlossary('nl').entries.map(({ concept }) => concept);
    // A new language may have none.
    if (concepts.length > 0) expect(concepts).toEqual(dutch);
    expect(dutch.length).toBeGreaterThan(20);
  });
});
