import { addressOf } from '../../i18n/routes.ts';
import type { BuiltPage, Site } from '../site/site.ts';

const here = 'src/metadata/structured-data.ts';

interface Thing {
  '@type'?: string;
  [property: string]: unknown;
}

/** Properties that search engines require, by type. */
const needed: Record<string, readonly string[]> = {
  WebSite: ['name', 'url'],
  FinancialService: ['name', 'address', 'telephone', 'openingHoursSpecification'],
  LoanOrCredit: ['amount', 'loanTerm', 'interestRate', 'annualPercentageRate'],
  FAQPage: ['mainEntity'],
  BlogPosting: ['headline', 'image', 'author', 'datePublished'],
  BreadcrumbList: ['itemListElement'],
};

export function* structuredData(page: BuiltPage, site: Site) {
  const wanted = typesOn(page);
  const things = thingsIn(page);
  if (!things) {
    yield `The structured data is not JSON with a @graph. Only ${here} may write it.`;
    return;
  }
  const found = things.map((thing) => `${thing['@type']}`);
  if (String(found.toSorted()) !== String(wanted.toSorted()))
    yield `The structured data has ${found.join(', ') || 'nothing'} and should have ${wanted.join(', ') || 'nothing'}. See ${here}.`;
  for (const thing of things)
    for (const property of needed[`${thing['@type']}`] ?? [])
      if (!thing[property])
        yield `The ${thing['@type']} of the structured data has no ${property}. Write it in ${here}.`;
  yield* addresses(things, site);
  yield* breadcrumbs(things, page, site);
}

function typesOn({ page, kind }: BuiltPage): string[] {
  if (kind === 'not-found') return [];
  if (page === 'home') return ['WebSite', 'LoanOrCredit', 'FAQPage', 'FinancialService'];
  const company = page === 'contact' || page === 'about' ? ['FinancialService'] : [];
  return [...company, ...(typeof page === 'string' ? [] : ['BlogPosting']), 'BreadcrumbList'];
}

/** @returns undefined when the JSON cannot be read, nothing when there is none */
export function thingsIn({ $ }: BuiltPage): Thing[] | undefined {
  const text = $('script[type="application/ld+json"]').text();
  if (text === '') return [];
  try {
    const { '@graph': graph } = JSON.parse(text) as { '@graph'?: Thing[] };
    return Array.isArray(graph) ? graph : undefined;
  } catch {
    return undefined;
  }
}

function* addresses(things: Thing[], { origin, pageAt, files }: Site) {
  for (const [, url = ''] of JSON.stringify(things).matchAll(/"(https?:\/\/[^"\\]+)"/g)) {
    if (url.startsWith('https://schema.org/')) continue;
    const path = url.slice(origin.length).replace(/#.*$/, '') || '/';
    if (!url.startsWith(origin) || !(pageAt(path) || files.has(path)))
      yield `The structured data names ${url}, but this site has no such page or file. Take the address from src/i18n/routes.ts in ${here}.`;
  }
}

function* breadcrumbs(things: Thing[], { page, language }: BuiltPage, { origin }: Site) {
  const list = things.find((thing) => thing['@type'] === 'BreadcrumbList');
  if (!list || !page) return;
  const steps = list.itemListElement as { item?: string }[];
  const [first, last] = [steps[0]?.item, steps.at(-1)?.item];
  const [home, own] = [addressOf('home', language), addressOf(page, language)];
  if (first !== origin + home || last !== origin + own)
    yield `The breadcrumbs lead from ${first} to ${last} and should lead from ${home} to ${own}. See ${here}.`;
}
