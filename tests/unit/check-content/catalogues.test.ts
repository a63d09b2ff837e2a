/** Mistakes in catalogues and their messages: each is made in a real catalogue, in memory. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { formatContentFinding } from '../../../src/check-content/content-finding.ts';
import { allCatalogues } from '../../../src/check-content/read-catalogues.ts';
import { catalogueFindings } from '../../../src/check-content/rules/catalogues.ts';
import { checkGlossaries, loadGlossary } from '../../../src/check-content/rules/glossary.ts';
import { buildVocabulary } from '../../../src/check-content/vocabulary.ts';
import { readContent } from '../../../src/content/read-content.ts';
import { contentFolder } from '../../../src/helpers/node/project-root.ts';
import type { Plural } from '../../../src/i18n/format.ts';
import { siteLanguages } from '../../../src/i18n/languages.ts';
import { siteMessages } from '../../../src/i18n/messages/site-messages.ts';
import { homeTexts, messagePattern } from '../../support/texts.ts';

const catalogues = await allCatalogues();
const vocabulary = await buildVocabulary(readContent(contentFolder));

/** Messages about a catalogue with a changed text. @param place such as `site de hero.more` */
function findingsWith(place: string, text: string | Plural): string[] {
  const [kind = '', language = '', key = ''] = place.split(' ');
  const [translated, dutch] = [catalogueOf(kind, language), catalogueOf(kind, 'nl')];
  if (!translated.entries.has(key)) throw new Error(`There is no text ${place}`);
  const changed = { ...translated, entries: new Map([...translated.entries, [key, text]]) };
  const { file } = changed;
  return Array.from(catalogueFindings(changed, dutch, vocabulary), (finding) =>
    formatContentFinding({ file, ...finding }),
  );
}

function catalogueOf(kind: string, language: string) {
  const catalogue = catalogues.find((other) => other.kind === kind && other.language === language);
  if (!catalogue) throw new Error(`There is no catalogue ${kind} ${language}`);
  return catalogue;
}

const { hero } = homeTexts('nl');
const { meta } = await siteMessages('nl');
const { contact } = await siteMessages('de');

/** Texts in place of one of a catalogue, and their messages. */
const findingCases: Record<string, string> = {
  'site de hero.more:  ': 'src/i18n/messages/site/de.ts, hero.more: The text is empty. Write one.',
  'site de hero.more: So geht es {x}':
    'hero.more: The code fills in nothing, and the text has {x}. Remove {x}.',
  'site fi hero.more: N\uFFFDin se toimii':
    'src/i18n/messages/site/fi.ts: The file is not saved as UTF-8',
  'site fi hero.more: Näin  se toimii': 'two in a row',
  'site fi hero.more: TODO': 'The text is unfinished',
  'site fi hero.more: <b>Näin</b>': '< would be shown as it is',
  'site fi hero.more: Vähintään 18-vuotias':
    'A line could end within “8-vuotias”. Write \\u2060 after the hyphen.',
  'site sl hero.more: "Kako deluje"':
    '" is a typewriter quotation mark. Write ’ or the language’s own',
  'site de legal.version: Fassung':
    'legal.version: The code fills in {date}, and the text has nothing. Write {date} once',
  'home nl faq.lead: Staat uw vraag er niet bij? Schrijf ons.':
    'content/home/nl.yaml, faq.lead: The code fills in {contact}, and the text has nothing.',
  'home de facts.customers.value: Viele':
    'facts.customers.value: This text must say how many customers there are: {company customers}.',
  'home de hero.lead: Seit {company size}':
    'hero.lead: {company size} is no known fact about the company. Write one of {company name}',
  'home de hero.lead: Seit {company': 'hero.lead: A brace stands alone',
  'home nl hero.lead: Dat kost € 428,04 per maand.':
    'hero.lead: € 428,04 is typed and may become wrong. Write {payment 5000 12}',
  'site fi contact.hoursNote: Auki klo {company opens sunday}':
    '{company opens sunday} is no hour: content/company.yaml has none for sunday',
  [`home fi hero.title: ${hero.title}`]:
    'content/home/fi.yaml, hero.title: This is the Dutch text. Write it in Suomi.',
  [`site fi contact.privacy: ${contact.privacy}`]:
    'contact.privacy: This reads like Deutsch, and the file is in Suomi. Translate it.',
  'site nl hero.more: Een geldlening': '“geldlening” is not our word for loan. Write “lening”',
  [`site de meta.about.title: ${'Über uns '.repeat(6).trim()}`]:
    'meta.about.title: It has 53 characters and must have 1 to 45. … shorter.',
  'site de meta.about.description: Über uns':
    'It has 8 characters and must have 70 to 160. Write it longer.',
  [`site nl meta.about.title: ${meta.contact.title}`]:
    'meta.about.title: meta.contact.title says the same. Write one for each page.',
  'site nl contact.success: Bericht verzonden. Bedankt.':
    'This repeats contact.toasts.sent.title, so a screen reader says it twice',
  'home de howItWorks.steps.payout.time: Bald':
    'payout.time: This text must say that the payout takes 48 hours. Write it.',
  'home de howItWorks.steps.approval.time: 240 Stunden':
    'approval.time: This text must say that approval takes 24 hours. Write it.',
  'home de benefits.items.simplicity.text: Zu 100,5 % digital':
    'simplicity.text: This text must say that all of it is online: 100 %. Write it.',
};

describe('checkCatalogue', () => {
  it('accepts a catalogue without links that Dutch lacks', () => {
    const [dutch, german] = [catalogueOf('home', 'nl'), catalogueOf('home', 'de')];
    const entries = new Map([...dutch.entries, ['faq.lead', 'Schrijf ons.'] as const]);
    expect([...catalogueFindings(german, { ...dutch, entries }, vocabulary)]).toEqual([]);
  });

  it.each(Object.entries(findingCases))('reports the text %j', (typed, message) => {
    const [, place = '', text = ''] = /^(.+?): (.*)$/.exec(typed) ?? [];
    expect(findingsWith(place, text)).toContainEqual(
      expect.stringMatching(messagePattern(message)),
    );
  });

  it('reports a missing plural form', () => {
    const forms = { one: '{count} mesec', other: '{count} mesecev' };
    const message =
      'Slovenščina has the plural forms few, one, other, two, and the text has one, other.';
    expect(findingsWith('wizard sl estimate.months', forms)).toContainEqual(
      expect.stringContaining(message),
    );
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

it('a renamed concept that the code looks for has one finding', () => {
  const row = loadGlossary('de').entries.find(({ concept }) => concept === 'interest');
  if (!row) throw new Error('There is no row interest');
  row.concept = 'price of money';
  onTestFinished(() => {
    row.concept = 'interest';
  });
  expect(Array.from(checkGlossaries(), formatContentFinding)).toEqual([
    expect.stringMatching(/^content\/glossary\/de\.md: The concept interest is missing/),
  ]);
});
