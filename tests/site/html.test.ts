import { type CheerioAPI, load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { budgets } from '../../src/build/check-site/budgets.ts';
import { htmlRules } from '../../src/build/check-site/check.ts';
import { contactFields } from '../../src/contact/message.ts';
import { siteLanguages } from '../../src/i18n/languages.ts';
import { loadAnswers } from '../../src/intake/answers.ts';
import { loanFields } from '../../src/loan/request.ts';
import { weightOf } from '../long/bench/weigh.ts';
import { distAnswers, elementsOf, pagesShowing } from '../support/built-site.ts';

/** What the service fills the answer pages with; what a visitor typed must not become markup. */
const typed = '"><b>\'&amp;</textarea>';
const answers = loadAnswers(distAnswers);
const incomplete = (fields: string[]) => ({
  values: Object.fromEntries(fields.map((field) => [field, typed])),
  wrong: Object.fromEntries(fields.map((field) => [field, true as const])),
});
const reference = { reference: '00000-00000' };

const answerPages = siteLanguages.flatMap((language) =>
  [
    answers.draw('loan-received', language, reference),
    answers.draw('message-received', language, reference),
    answers.draw('loan-incomplete', language, incomplete(loanFields)),
    answers.draw('loan-incomplete', language, { values: {}, wrong: {} }),
    answers.draw('message-incomplete', language, incomplete(contactFields)),
    answers.draw('message-incomplete', language, { values: {}, wrong: {} }),
    answers.draw('too-many', language, {}),
    answers.draw('failed', language, {}),
    answers.draw('too-long', language, {}),
    answers.draw('not-shown', language, {}),
  ].map(({ html }, index) => ({
    address: `the answer page ${index + 1} in ${language}`,
    html,
    $: load(html),
  })),
);

/** The site's own pages are held to the same rules in check-site.test.ts. */
describe.each(answerPages)('the HTML of $address', (text) => {
  it.each(Object.entries(htmlRules))('has %s', (_, rule) => {
    expect([...rule(text)]).toEqual([]);
  });
});

describe('pictures', () => {
  it('are three in each list of articles, described in words', () => {
    for (const { $, address } of pagesShowing('blog'))
      expect(described($, 'main img'), address).toBe(3);
  });

  it('are three portraits on each home page, described in words', () => {
    for (const { $, address } of pagesShowing('home')) {
      expect(described($, '#testimonials img'), address).toBe(3);
      expect($('main img:not([alt=""])')).toHaveLength(3);
    }
  });

  it('are four small drawings more on each home page, for the eye only', () => {
    for (const { $, address } of pagesShowing('home')) {
      const drawings = elementsOf($, 'main img[alt=""]').map(({ attribs }) => attribs);
      expect(drawings, address).toHaveLength(4);
      for (const { src = '', width, height, loading } of drawings) {
        // Their room is kept while they load, and where they are not shown they are not fetched.
        expect(Number(width) > 0 && Number(height) > 0, src).toBe(true);
        expect(loading, src).toBe('lazy');
        expect(weightOf(src), src).toBeLessThanOrEqual(budgets.drawing);
      }
    }
  });
});

/** How many different pictures have a description of their own. */
function described($: CheerioAPI, selector: string): number {
  const pictures = elementsOf($, selector).map(({ attribs }) => `${attribs.src} ${attribs.alt}`);
  expect(pictures.every((picture) => / \S.{10,}$/.test(picture))).toBe(true);
  return new Set(pictures).size === pictures.length ? pictures.length : 0;
}
