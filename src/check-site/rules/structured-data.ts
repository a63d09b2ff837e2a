import { isPublicFiction } from '../../domain/fiction.ts';
import { formatMoney, formatRate } from '../../i18n/format.ts';
import type { SiteLanguage } from '../../i18n/languages.ts';
import { isArticle, pagePath } from '../../i18n/routes.ts';
import { type BuiltPage, plainText, type Site, selectAll } from '../site/site.ts';
import { createFinding, type SiteFinding } from '../site/site-finding.ts';

const sourceFile = 'src/layouts/structured-data.ts';

/** What the rules read of a thing; a mistake in the page may have made it another type. */
interface Thing {
  '@type'?: string;
  datePublished?: string;
  dateModified?: string;
  articleSection?: string;
  itemListElement?: { item?: string }[];
  [property: string]: unknown;
}

/** Properties that search engines require, by type. */
const requiredProperties: Record<string, readonly string[]> = {
  WebSite: ['name', 'url'],
  FinancialService: ['name', 'address', 'telephone', 'openingHoursSpecification', 'knowsLanguage'],
  LoanOrCredit: ['amount', 'loanTerm', 'interestRate', 'annualPercentageRate'],
  BlogPosting: ['headline', 'image', 'author', 'datePublished', 'dateModified'],
  BreadcrumbList: ['itemListElement'],
};

/** Checks the structured data of a page. */
export function* checkStructuredData(page: BuiltPage, site: Site) {
  const expected = expectedTypes(page, site);
  const things = parseJsonLd(page);
  if (!things) {
    yield `The structured data is not JSON with a @graph. Only ${sourceFile} may write it.`;
    return;
  }
  const types = things.map((thing) => `${thing['@type']}`);
  if (String(types.toSorted()) !== String(expected.toSorted()))
    yield `The structured data has ${types.join(', ') || 'nothing'} and should have ${expected.join(', ') || 'nothing'}. See ${sourceFile}.`;
  for (const thing of things)
    for (const property of requiredProperties[`${thing['@type']}`] ?? [])
      if ((thing[property] ?? '') === '')
        yield `The ${thing['@type']} of the structured data has no ${property}. Write it in ${sourceFile}.`;
  yield* urlMessages(things, site);
  yield* breadcrumbMessages(things, page, site);
  yield* loanMessages(things, page);
  yield* dateMessages(page);
}

function expectedTypes({ page, kind }: BuiltPage, { origin }: Site): string[] {
  if (kind === 'not-found') return [];
  const isLender = !isPublicFiction(origin);
  if (page === 'home')
    return ['WebSite', ...(isLender ? ['LoanOrCredit', 'FinancialService'] : [])];
  const lender = isLender && (page === 'contact' || page === 'about') ? ['FinancialService'] : [];
  return [...lender, ...(isArticle(page) ? ['BlogPosting'] : []), 'BreadcrumbList'];
}

/**
 * The things in the structured data of a page.
 * @returns undefined when the JSON cannot be read, nothing when there is none
 */
export function parseJsonLd({ $ }: BuiltPage): Thing[] | undefined {
  const text = $('script[type="application/ld+json"]').text();
  if (text === '') return [];
  try {
    const { '@graph': graph } = JSON.parse(text) as { '@graph'?: Thing[] };
    return Array.isArray(graph) ? graph : undefined;
  } catch {
    return undefined;
  }
}

function* urlMessages(things: Thing[], { origin, pageByPath, files }: Site) {
  for (const [, url = ''] of JSON.stringify(things).matchAll(/"(https?:\/\/[^"\\]+)"/g)) {
    if (url.startsWith('https://schema.org/')) continue;
    const path = url.slice(origin.length).replace(/#.*$/, '') || '/';
    if (!url.startsWith(origin) || !(pageByPath(path) || files.has(path)))
      yield `The structured data names ${url}, but this site has no such page or file. Take the path from src/i18n/routes.ts in ${sourceFile}.`;
  }
}

/** How the representative example writes the loan's figures, in its order. */
const figureFormats: Record<string, (value: number, language: SiteLanguage) => string> = {
  'amount.value': (value, language) => formatMoney(value, language, 0),
  'loanTerm.value': String,
  interestRate: (value, language) => formatRate(value / 100, language),
  annualPercentageRate: (value, language) => formatRate(value / 100, language),
  'loanRepaymentForm.numberOfLoanPayments': String,
  'loanRepaymentForm.loanPaymentAmount.value': (value, language) => formatMoney(value, language, 2),
};

function* loanMessages(things: Thing[], { $, language }: BuiltPage) {
  const texts = selectAll($, 'p').map((paragraph) => plainText($(paragraph).text()));
  for (const loan of things.filter((thing) => thing['@type'] === 'LoanOrCredit')) {
    const figures = new Map(numbersIn(loan));
    const missing = texts.map((text) => figuresNotIn(text, figures, language));
    // The example is the paragraph that lacks the fewest.
    const [missingInExample = []] = missing.sort((a, b) => a.length - b.length);
    for (const path of missingInExample)
      yield `The LoanOrCredit says ${figures.get(path)} as ${path}, which the representative example on the page does not. Offer nothing else in ${sourceFile}.`;
  }
}

/** The figures that a text does not state, or not in the order of the example. */
function figuresNotIn(text: string, figures: Map<string, number>, language: SiteLanguage) {
  let rest = text;
  return [...new Set([...Object.keys(figureFormats), ...figures.keys()])].filter((path) => {
    const [format, figure] = [figureFormats[path], figures.get(path)];
    if (!format || figure === undefined) return true;
    const written = plainText(format(figure, language));
    const [, ...after] = rest.split(new RegExp(`(?<![\\d.,])${RegExp.escape(written)}(?!\\d)`));
    if (after.length > 0) rest = after.join(written);
    return after.length === 0;
  });
}

function numbersIn(value: object, path = ''): [path: string, value: number][] {
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) => {
    if (inner instanceof Object) return numbersIn(inner, `${path}${name}.`);
    return typeof inner === 'number' ? [[path + name, inner]] : [];
  });
}

function* dateMessages(page: BuiltPage) {
  const { datePublished = '', dateModified = '' } = findPosting(page) ?? {};
  const shownDates = selectAll(page.$, 'main header time').map(
    ({ attribs }) => attribs.datetime ?? '',
  );
  const expected = [...new Set([datePublished, dateModified])].filter(Boolean);
  if (isArticle(page.page) && String(shownDates) !== String(expected))
    yield `The article shows the dates ${shownDates.join(', ')} and its structured data ${expected.join(', ')}. Both must come from the dates at the top of the text.`;
}

/** The article's own data; undefined on other pages. */
export function findPosting(page: BuiltPage): Thing | undefined {
  return parseJsonLd(page)?.find((thing) => thing['@type'] === 'BlogPosting');
}

/** Checks that all pages say the same of what has an `@id`, in all languages. */
export function* checkEntities({ pages }: Site): Generator<SiteFinding> {
  const statements = new Map<string, { text: string; path: string }>();
  for (const page of pages)
    for (const thing of (parseJsonLd(page) ?? []).flatMap(thingsWithId))
      for (const [property, value] of Object.entries(thing)) {
        // A publisher is an organization, and more than that on pages about the company.
        if (property === '@type') continue;
        const key = `${property} of ${thing['@id']}`;
        const text = JSON.stringify(value);
        const earlier = statements.get(key);
        statements.set(key, earlier ?? { text, path: page.path });
        if (earlier && earlier.text !== text)
          yield createFinding(
            page,
            `The structured data gives ${text} as ${key}, and at ${earlier.path} ${earlier.text}. Say the same everywhere in ${sourceFile}.`,
          );
      }
}

/** The things with an `@id`, those within others too. */
function thingsWithId(value: unknown): Thing[] {
  if (!(value instanceof Object)) return [];
  const inner = Object.values(value).flatMap(thingsWithId);
  return '@id' in value ? [{ ...value }, ...inner] : inner;
}

function* breadcrumbMessages(things: Thing[], { page, language }: BuiltPage, { origin }: Site) {
  const list = things.find((thing) => thing['@type'] === 'BreadcrumbList');
  if (!list || !page) return;
  const steps = list.itemListElement ?? [];
  const [firstItem, last] = [steps[0]?.item, steps.at(-1)?.item];
  const [home, current] = [pagePath('home', language), pagePath(page, language)];
  if (firstItem !== origin + home || last !== origin + current)
    yield `The breadcrumbs lead from ${firstItem} to ${last} and should lead from ${home} to ${current}. See ${sourceFile}.`;
}
