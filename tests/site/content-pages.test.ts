/** Pages of texts: contents, further links, and figures with the notices that the law requires. */
import { describe, expect, it } from 'vitest';
import { isReservedId } from '../../src/check-content/rules/markdown.ts';
import { formatCount, formatDate } from '../../src/i18n/format.ts';
import { interpolate } from '../../src/i18n/interpolate.ts';
import { siteMessages } from '../../src/i18n/messages/site-messages.ts';
import { wizardMessages } from '../../src/i18n/messages/wizard-messages.ts';
import { isArticle, legalPages, pagePath } from '../../src/i18n/routes.ts';
import {
  articles,
  type BuiltPage,
  contentPages,
  pageByPath,
  pagesShowing,
  plainText,
  publishedIn,
  selectAll,
  site,
} from '../support/built-site.ts';

it('drawings keep their shape when they arrive', () => {
  const drawings = contentPages.flatMap(({ $ }) => selectAll($, 'img[src^="/"][src$=".svg"]'));
  expect(drawings.length).toBeGreaterThan(50);
  for (const { attribs } of drawings) {
    const source = site.files.get(attribs.src ?? '')?.toString() ?? '';
    const [width, height] =
      /viewBox="[\d.-]+ [\d.-]+ (\d+) (\d+)"/.exec(source)?.slice(1).map(Number) ?? [];
    expect(Number(attribs.width) / Number(attribs.height), attribs.src).toBeCloseTo(
      Number(width) / Number(height),
      3,
    );
  }
});

it('drawings in a page are encoded', () => {
  const drawings = site.pages.flatMap(({ $ }) => selectAll($, 'img[src^="data:"]'));
  expect(drawings.length).toBeGreaterThan(50);
  for (const { attribs } of drawings)
    expect(attribs.src).toMatch(/^data:image\/svg\+xml,[\w.~!*'()%-]+$/);
});

const pagesOfEditors = [...(['home', 'about'] as const), ...legalPages, ...articles];

describe.each(pagesOfEditors.flatMap(pagesShowing))('the page at $path', ({ $ }) => {
  it('reserves its ids from headings of texts', () => {
    const ids = selectAll($, '[id]:not(.prose :is(h2, h3, h4, h5, h6))').map(
      ({ attribs }) => attribs.id ?? '',
    );
    expect(ids.length).toBeGreaterThan(5);
    expect(ids.filter((id) => !isReservedId(id))).toEqual([]);
  });
});

const longTexts = [...legalPages, ...articles].flatMap(pagesShowing);

describe.each(longTexts)('the text at $path', (page) => {
  const { $, language } = page;

  it('has a named list of its headings', async () => {
    const { contents } = (await siteMessages(language)).reading;
    expect($('main nav[aria-labelledby="contents-title"]')).toHaveLength(1);
    expect(plainText($('#contents-title').text())).toBe(contents);
    expect(linksIn(page, 'main nav[aria-labelledby="contents-title"] a')).toEqual(
      selectAll($, 'main .prose h2').map((heading) => ({
        href: `#${heading.attribs.id}`,
        text: plainText($(heading).text()),
      })),
    );
  });

  it('scrolls tables in a named region', () => {
    for (const table of selectAll($, 'main .prose table')) {
      const region = $(table).parent('section.loan-table[tabindex="0"]');
      expect(plainText(region.attr('aria-label') ?? '')).not.toBe('');
    }
  });

  it('shows warning and example beside figures', async () => {
    const { estimate } = await wizardMessages(language);
    const needsNotices =
      isArticle(page.page) || /\{(?:payment|total|interest|rate|apr|table)\b/.test(sourceOf(page));
    const main = plainText($('main').text());
    const [example = ''] = estimate.example.split('{');
    expect(main.includes(plainText(estimate.warning))).toBe(needsNotices);
    expect(main.includes(plainText(example))).toBe(needsNotices);
    expect($('main .prose').text()).not.toContain('{');
  });
});

describe.each(legalPages.flatMap(pagesShowing))('the legal page at $path', (page) => {
  it('leads to the others by their titles', () => {
    const others = legalPages
      .filter((name) => name !== page.page)
      .map((name) => pagePath(name, page.language));
    expect(linksIn(page, 'main nav[aria-labelledby="more-title"] a')).toEqual(
      others.map((href) => ({ href, text: plainText(pageByPath(href)?.$('h1').text() ?? '') })),
    );
  });
});

describe.each(articles.flatMap(pagesShowing))('the article at $path', (page) => {
  const { $, language } = page;

  it('has its drawing in the page', () => {
    // A photograph comes in two sizes.
    const [picture] = selectAll($, 'main article img:not([srcset])');
    if (picture) expect(picture.attribs.src).toMatch(/^data:image\/svg/);
  });

  it('shows its front matter', async () => {
    const { blog, legal } = await siteMessages(language);
    const { title, category, author, date, updated, readTime } = fieldsOf(page);
    const header = plainText($('main header').text()).replaceAll('\u00ad', '');
    expect(plainText($('h1').text()).replaceAll('\u00ad', '')).toBe(plain(title));
    for (const text of [
      String(category),
      interpolate(blog.by, { author: String(author) }),
      interpolate(blog.published, { date: formatDate(new Date(String(date)), language) }),
      updated
        ? interpolate(legal.version, { date: formatDate(new Date(String(updated)), language) })
        : '',
      formatCount(Number(readTime), blog.readTime, language),
    ])
      expect(header).toContain(plainText(text));
  });

  it('leads to four others and to a request', () => {
    const others = newestFirst(page).filter((href) => href !== page.path);
    const linked = linksIn(page, 'main nav[aria-labelledby="more-title"] a');
    expect(linked).toHaveLength(Math.min(4, others.length));
    for (const { href, text } of linked)
      expect([others.includes(href), text]).toEqual([
        true,
        plainText(pageByPath(href)?.$('h1').text() ?? ''),
      ]);
    expect($('main button[commandfor="loan-wizard"]')).toHaveLength(1);
  });
});

describe.each(pagesShowing('blog'))('the list of articles at $path', (page) => {
  it('lists cards newest first with one link each', async () => {
    const { $, language } = page;
    const { readTime } = (await siteMessages(language)).blog;
    expect(linksIn(page, 'main li article a').map(({ href }) => href)).toEqual(newestFirst(page));
    for (const card of selectAll($, 'main li article').map((element) => $(element))) {
      const shown = pageByPath(card.find('a').attr('href') ?? '');
      if (!shown) throw new Error(`A card at ${page.path} leads nowhere`);
      const fields = fieldsOf(shown);
      expect(plainText(card.find('a').text())).toBe(plainText(shown.$('h1').text()));
      expect(plainText(card.find('h2').text())).toBe(plainText(shown.$('h1').text()));
      expect(card.find('img').attr('alt')).toBe(plain(fields.imageAlt));
      expect(plainText(card.text())).toContain(
        plainText(formatCount(Number(fields.readTime), readTime, language)),
      );
    }
  });
});

function newestFirst({ language }: BuiltPage): string[] {
  return publishedIn('blog', language)
    .toSorted((a, b) => timeOf(b.fields?.date) - timeOf(a.fields?.date))
    .map(({ fields }) => pagePath({ article: Number(fields?.id) }, language));
}

function timeOf(date: unknown): number {
  return new Date(String(date)).getTime();
}

/** Fields of the article's file. */
function fieldsOf({ page, language }: BuiltPage): Readonly<Record<string, unknown>> {
  const id = isArticle(page) && page.article;
  const file = publishedIn('blog', language).find(({ fields }) => fields?.id === id);
  if (!file?.fields) throw new Error(`No file of article ${id} in ${language}`);
  return file.fields;
}

/** Text of the page's file, without the fields. */
function sourceOf({ page, language }: BuiltPage): string {
  const file = isArticle(page)
    ? publishedIn('blog', language).find(({ fields }) => fields?.id === page.article)
    : publishedIn('legal', language).find(({ path }) => path.endsWith(`/${page}.md`));
  if (!file) throw new Error(`No file of ${page} in ${language}`);
  return file.body;
}

/** A field as the page shows it. */
function plain(field: unknown): string {
  return plainText(String(field)).replaceAll('\u00ad', '');
}

function linksIn({ $ }: BuiltPage, selector: string): { href: string; text: string }[] {
  return selectAll($, selector).map((link) => ({
    href: link.attribs.href ?? '',
    text: plainText($(link).text()),
  }));
}
