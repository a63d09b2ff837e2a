import { createHash } from 'node:crypto';
import { type CheerioAPI, load } from 'cheerio';
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { contactFields } from '../../src/contact/message.ts';
import { siteLanguages } from '../../src/i18n/languages.ts';
import { loadAnswers } from '../../src/intake/answers.ts';
import { loanFields } from '../../src/loan/request.ts';
import { budgets } from './budgets.ts';
import { distAnswers, elementsOf, pages, pagesShowing } from './site.ts';
import { weightOf } from './weigh.ts';

const rules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  elements: ['html5'],
  rules: {
    // React writes popoverTarget and hrefLang; HTML does not tell capitals apart.
    'attr-case': 'off',
    // React writes hidden="", selected="" and novalidate="".
    'attribute-empty-style': 'off',
    'attribute-boolean-style': 'off',
    // React closes <img/>, Astro does not; both are HTML.
    'void-style': 'off',
    // Headings of the editors' texts begin with their number, and so do their ids.
    'valid-id': ['error', { relaxed: true }],
  },
};

const validator = new HtmlValidate(new StaticConfigLoader(rules));

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

describe.each([...pages, ...answerPages])('the HTML of $address', ({ $, html }) => {
  it('is valid', async () => {
    const report = await validator.validateString(withoutTemplates(withoutFrame(html)));
    const messages = report.results.flatMap(({ messages: found }) =>
      found.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect(messages).toEqual([]);
    for (const template of elementsOf($, 'template')) {
      const inside = await validator.validateString(withoutFrame($(template).html() ?? ''));
      expect(inside.results.flatMap(({ messages: found }) => found)).toEqual([]);
    }
  });

  it('has one h1 and its headings in order', () => {
    const levels = elementsOf($, 'h1, h2, h3, h4, h5, h6').map(({ tagName }) =>
      Number(tagName.slice(1)),
    );
    expect(levels[0]).toBe(1);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
    for (const heading of elementsOf($, 'h1, h2, h3'))
      expect($(heading).text().trim()).not.toBe('');
  });

  it('has every id once, and every id that a control or a description names', () => {
    // A template's content takes the place of something that has the same ids.
    const now = html.includes('<template ') ? load(withoutTemplates(html)) : $;
    const ids = elementsOf(now, '[id]').map(({ attribs }) => attribs.id ?? '');
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const named = [
      'commandfor',
      'popovertarget',
      'for',
      'aria-controls',
      'aria-labelledby',
      'aria-describedby',
    ];
    const missing = named.flatMap((attribute) =>
      elementsOf(now, `[${attribute}]`)
        .flatMap(({ attribs }) => (attribs[attribute] ?? '').split(/\s+/))
        .filter((id) => !ids.includes(id))
        .map((id) => `${attribute}="${id}"`),
    );
    expect(missing).toEqual([]);
  });

  it('has text and size for every picture', () => {
    for (const { attribs } of elementsOf($, 'img')) {
      expect(attribs.alt, attribs.src).toBeDefined();
      expect(Number(attribs.width), attribs.src).toBeGreaterThan(0);
      expect(Number(attribs.height), attribs.src).toBeGreaterThan(0);
    }
  });

  it('has no inline style, no inline handler and nothing from another origin', () => {
    expect($('[style]').length).toBe(0);
    const handlers = elementsOf($, '*')
      .flatMap(({ attribs }) => Object.keys(attribs))
      .filter((name) => name.startsWith('on'));
    expect(handlers).toEqual([]);
    const loaded = elementsOf(
      $,
      'script[src], link[rel~="stylesheet"], link[rel~="preload"], link[rel~="icon"], img, iframe, source',
    ).map(({ attribs }) => attribs.src ?? attribs.href ?? '');
    expect(loaded.filter((url) => !/^\/(?!\/)/.test(url))).toEqual([]);
    expect(
      $('iframe, object, embed, link[rel="preconnect"], link[rel="dns-prefetch"]').length,
    ).toBe(0);
  });

  it('may run what stands in it, and its policy allows nothing else', () => {
    const policy = $('meta[http-equiv="content-security-policy"]').attr('content') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|\*|data:|https?:/);
    const blocked = [
      ...inlineTexts($, 'script:not([src]):not([type$="json"])'),
      ...inlineTexts($, 'style'),
    ]
      .filter((text) => !policy.includes(hashOf(text)))
      .map((text) => text.slice(0, 80));
    expect(blocked).toEqual([]);
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

/** Without what Astro itself puts where no author could: the style of its island element, in the body. */
function withoutFrame(html: string): string {
  return html.replace(/<style>astro-island,astro-slot[^<]*<\/style>/g, '');
}

function withoutTemplates(html: string): string {
  return html.replace(/<template [\s\S]*?<\/template>/g, '');
}

function inlineTexts($: CheerioAPI, selector: string): string[] {
  return elementsOf($, selector).map((element) => $(element).text());
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** How many different pictures have a description of their own. */
function described($: CheerioAPI, selector: string): number {
  const pictures = elementsOf($, selector).map(({ attribs }) => `${attribs.src} ${attribs.alt}`);
  expect(pictures.every((picture) => / \S.{10,}$/.test(picture))).toBe(true);
  return new Set(pictures).size === pictures.length ? pictures.length : 0;
}
