/** What a page says to machines: words of schema.org, addresses that exist, and what people read on it. */
import { load } from 'cheerio';
import { addressOf } from '../../../i18n/routes.ts';
import { type BuiltPage, elementsOf, plainText, type Site } from '../site.ts';
import { type Range, vocabulary } from '../vocabulary.ts';

const here = 'src/views/structured-data.ts';

export type Thing = { '@type'?: string; '@id'?: string } & Record<string, unknown>;

export function* structuredData(page: BuiltPage, site: Site) {
  const scripts = page.$('script[type="application/ld+json"]');
  if (page.kind === 'not-found') {
    if (scripts.length > 0)
      yield 'A page for what does not exist has structured data. Take it out.';
    return;
  }
  if (scripts.length !== 1) {
    yield `The page has ${scripts.length} scripts of structured data. Give it one; ${here} writes it.`;
    return;
  }
  const things = thingsIn(page);
  if (!things) {
    yield `The structured data is no JSON with a @context of https://schema.org and a @graph. ${here} writes it; nothing else should.`;
    return;
  }
  yield* kinds(things, page);
  yield* completeness(things);
  yield* things.flatMap((thing) => [...judge(thing, things)]);
  yield* addresses(things, site);
  yield* breadcrumbs(things, page, site);
  yield* questions(things, page);
  yield* posting(things, page);
  yield* service(things, page);
}

/** The things that a page describes; undefined where that cannot be read. */
export function thingsIn({ $ }: BuiltPage): Thing[] | undefined {
  try {
    const data = JSON.parse($('script[type="application/ld+json"]').text()) as {
      '@context'?: string;
      '@graph'?: Thing[];
    };
    const graph = data['@graph'];
    const isOurs = data['@context'] === 'https://schema.org' && Array.isArray(graph);
    return isOurs && graph.every((thing) => thing instanceof Object) ? graph : undefined;
  } catch {
    return undefined;
  }
}

function* kinds(things: Thing[], page: BuiltPage) {
  const found = things.map((thing) => `${thing['@type']}`);
  const wanted = kindsOn(page);
  for (const kind of wanted.filter((one) => !found.includes(one)))
    yield `The structured data has no ${kind}, which every page of this kind has. See ${here}.`;
  for (const kind of found.filter((one, index) => found.indexOf(one) !== index))
    yield `The structured data has two ${kind}. Leave one.`;
  for (const kind of found.filter((one) => !wanted.includes(one)))
    yield `The structured data has a ${kind}, which no page of this kind has. Take it out, or write in src/build/check-site/rules/structured-data.ts where it belongs.`;
}

function kindsOn({ page }: BuiltPage): string[] {
  const company = ['home', 'contact', 'about'].includes(page as string) ? ['FinancialService'] : [];
  if (page === 'home') return ['WebSite', 'LoanOrCredit', 'FAQPage', ...company];
  return [...company, ...(typeof page === 'string' ? [] : ['BlogPosting']), 'BreadcrumbList'];
}

/** What search engines look for in each. */
const needed: Record<string, readonly string[]> = {
  WebSite: ['name', 'url'],
  FinancialService: ['name', 'address', 'telephone', 'openingHoursSpecification'],
  LoanOrCredit: ['amount', 'loanTerm', 'interestRate', 'annualPercentageRate'],
  FAQPage: ['mainEntity'],
  BlogPosting: ['headline', 'image', 'author', 'datePublished'],
  BreadcrumbList: ['itemListElement'],
};

function* completeness(things: Thing[]) {
  for (const thing of things)
    for (const property of needed[`${thing['@type']}`] ?? [])
      if (!(property in thing))
        yield `The ${thing['@type']} of the structured data has no ${property}. Write it in ${here}.`;
}

/** A thing has the properties of its type, and they hold what schema.org says. */
function* judge(thing: Thing, graph: Thing[]): Generator<string> {
  const type = thing['@type'];
  if (type === undefined) {
    if (!graph.some((other) => other['@type'] && other['@id'] === thing['@id']))
      yield `The structured data names ${thing['@id'] ?? 'a thing without @type'}, which it does not describe. Describe it on the same page, or give it a @type.`;
    return;
  }
  if (!vocabulary().has(type)) {
    yield `schema.org has no type ${type}. Write one of https://schema.org/docs/full.html in ${here}.`;
    return;
  }
  for (const [property, value] of Object.entries(thing)) {
    if (property.startsWith('@')) continue;
    const range = vocabulary().rangeOf(type, property);
    if (!range) {
      yield `schema.org gives a ${type} no property ${property}. Write one of https://schema.org/${type} in ${here}.`;
      continue;
    }
    for (const one of Array.isArray(value) ? value : [value]) {
      if (!isHeld(one, range))
        yield `${property} of ${type} is ${JSON.stringify(one).slice(0, 80)}; schema.org wants ${range.names.filter((name) => name !== 'IdReference').join(' or ')} there. Mend it in ${here}.`;
      if (typeof one === 'object' && one !== null) yield* judge(one as Thing, graph);
    }
  }
}

function isHeld(value: unknown, { types, words, primitives, names }: Range): boolean {
  if (typeof value === 'object' && value !== null) {
    const type = (value as Thing)['@type'];
    return type === undefined ? '@id' in value : types.has(type) || !vocabulary().has(type);
  }
  if (typeof value === 'number') return primitives.has('number');
  if (typeof value === 'boolean') return primitives.has('boolean');
  if (typeof value !== 'string' || !value.trim()) return false;
  if (words.has(value)) return true;
  if (!primitives.has('string')) return false;
  const form = names.length > 0 && names.map((name) => forms[name]);
  return !form || form.some((one) => !one || one.test(value));
}

/** How a text looks that stands for something else. */
const forms: Record<string, RegExp | undefined> = {
  // A year alone is a date too.
  Date: /^\d{4}(-\d\d(-\d\d)?)?$/,
  DateTime: /^\d{4}-\d\d-\d\dT\d\d:\d\d/,
  Time: /^\d\d:\d\d(:\d\d)?/,
  URL: /^https:\/\/[^\s]+$/,
  Duration: /^P[\dDWYMTHS.]+$/,
  IdReference: /$^/,
};

/** Addresses are of this site and exist, or are words of schema.org. */
function* addresses(things: Thing[], { origin, pageAt, files }: Site) {
  for (const [, url = ''] of JSON.stringify(things).matchAll(/"(https?:\/\/[^"\\]+)"/g)) {
    if (url.startsWith('https://schema.org/')) continue;
    const path = url.slice(origin.length).replace(/#.*$/, '') || '/';
    if (!url.startsWith(origin) || !(pageAt(path) || files.has(path)))
      yield `The structured data names ${url}, and this site has no such page or file. Take the address from the route table in ${here}.`;
  }
}

function* breadcrumbs(things: Thing[], page: BuiltPage, { origin, pageAt }: Site) {
  const list = things.find((thing) => thing['@type'] === 'BreadcrumbList');
  if (!list) return;
  const steps = (list.itemListElement ?? []) as { position: number; item: string; name: string }[];
  const home = origin + addressOf('home', page.language);
  const canonical = page.page && origin + addressOf(page.page, page.language);
  if (steps.some(({ position }, index) => position !== index + 1))
    yield `The positions of the breadcrumbs are not 1, 2, 3 … Count them in ${here}.`;
  if (steps[0]?.item !== home)
    yield `The breadcrumbs begin at ${steps[0]?.item} and should begin at ${home}.`;
  if (steps.at(-1)?.item !== canonical)
    yield `The breadcrumbs end at ${steps.at(-1)?.item} and should end at ${canonical}.`;
  for (const { item, name } of steps) {
    const target = pageAt(`${item}`.slice(origin.length));
    if (target && target.language !== page.language)
      yield `The breadcrumb “${name}” leads to a page in another language. Write the address in ${page.language}.`;
  }
  const said = steps.map(({ name, item }) => `“${name}” (${item})`);
  const shown = elementsOf(page.$, 'main > nav > ol > li').map((step) => {
    const link = page.$(step).children('a').attr('href');
    const isHere = page.$(step).attr('aria-current') === 'page';
    const leads = link ? origin + link : isHere ? canonical : 'nowhere';
    return `“${plainText(page.$(step).text())}” (${leads})`;
  });
  for (let at = 0; at < Math.max(said.length, shown.length); at += 1)
    if (said[at] !== shown[at])
      yield `Step ${at + 1} of the breadcrumbs is ${said[at] ?? 'missing'} in the structured data and ${shown[at] ?? 'missing'} on the page. Both must come from trailTo in ${here}, and the last have aria-current="page".`;
}

function* questions(things: Thing[], { $ }: BuiltPage) {
  const faq = things.find((thing) => thing['@type'] === 'FAQPage');
  if (!faq) return;
  const asked = (faq.mainEntity ?? []) as { name: string; acceptedAnswer?: { text: string } }[];
  const said = asked.map(({ name, acceptedAnswer }) => [
    name,
    plainText(load(acceptedAnswer?.text ?? '').text()),
  ]);
  const shown = elementsOf($, '#faq details').map((item) => [
    plainText($(item).find('summary').text()),
    plainText($(item).children('div').text()),
  ]);
  if (said.length !== shown.length)
    yield `The structured data has ${said.length} questions and the page shows ${shown.length}. Both must come from content/faq/.`;
  for (const [index, [question, answer]] of shown.entries()) {
    const [name, text] = said[index] ?? [];
    if (name !== undefined && (name !== question || text !== answer))
      yield `Question ${index + 1} of the structured data, “${name}”, is not what the page shows: “${question}”. Both must come from content/faq/.`;
  }
}

function* posting(things: Thing[], { $ }: BuiltPage) {
  const article = things.find((thing) => thing['@type'] === 'BlogPosting');
  if (!article) return;
  const shown: Record<string, string | undefined> = {
    headline: plainText($('h1').text()).replaceAll('\u00ad', ''),
    datePublished: $('main time').first().attr('datetime'),
    description: $('meta[name="description"]').attr('content'),
  };
  for (const [property, text] of Object.entries(shown))
    if (article[property] !== text)
      yield `${property} of the structured data is “${article[property]}” and the page shows “${text}”. Both must come from the article's file.`;
  const { name } = (article.author ?? {}) as { name?: string };
  if (!name || !plainText($('main article').text()).includes(name))
    yield `The page does not show “${name}”, whom the structured data calls its author. Both must come from the article's file.`;
}

/** The company is the one of the contact block. */
function* service(things: Thing[], { $ }: BuiltPage) {
  const company = things.find((thing) => thing['@type'] === 'FinancialService');
  if (!company) return;
  const footer = plainText($('footer').text());
  const { streetAddress, postalCode, addressLocality } = (company.address ?? {}) as Thing;
  for (const text of [`${streetAddress}, ${postalCode} ${addressLocality}`, `${company.email}`])
    if (!footer.includes(text))
      yield `The footer does not show “${text}”, which the structured data says. Both must come from src/company.ts.`;
  if ($(`footer a[href="tel:${company.telephone}"]`).length !== 1)
    yield `The footer has no link to tel:${company.telephone}, which the structured data says. Both must come from src/company.ts.`;
}
