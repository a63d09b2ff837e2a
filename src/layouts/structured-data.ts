/**
 * JSON-LD. The types come from schema.org's vocabulary, so that a wrong property does not compile.
 */
import type { CollectionEntry } from 'astro:content';
import type {
  BlogPosting,
  BreadcrumbList,
  FinancialService,
  Graph,
  LoanOrCredit,
  OpeningHoursSpecification,
  Organization,
  Thing,
  WebSite,
} from 'schema-dts';
import { cities, company, companyProfile } from '../domain/company.ts';
import { isPublicFiction } from '../domain/fiction.ts';
import { apr, monthlyPayment } from '../domain/loan/annuity.ts';
import { exampleLoan, nominalRate } from '../domain/loan/offer.ts';
import { weekdays } from '../domain/opening-hours.ts';
import { isoDay } from '../i18n/format.ts';
import { defaultLanguage, type SiteLanguage, siteLanguages } from '../i18n/languages.ts';
import { siteMessages } from '../i18n/messages/site-messages.ts';
import { isArticle, ogImagePath, type PageRef, pagePath } from '../i18n/routes.ts';

interface PageMetadata {
  page: PageRef;
  language: SiteLanguage;
  /** Title without the brand. */
  title: string;
  /** Origin of the site. */
  site: URL;
  article?: CollectionEntry<'blog'> | undefined;
}

/**
 * All structured data of a page. What has an `@id` is the same on every page and in every language.
 */
export async function structuredData(metadata: PageMetadata): Promise<Graph> {
  const { page, language, site, article } = metadata;
  const isLender = !isPublicFiction(site.origin);
  const things: Thing[] = [];
  if (page === 'home') {
    things.push(webSite(site));
    if (isLender) things.push(await loan(language, site));
  }
  if (isLender && (page === 'home' || page === 'contact' || page === 'about'))
    things.push(service(site));
  if (article) things.push(posting(article, language, site));
  if (page !== 'home') things.push(await breadcrumbs(metadata));
  return { '@context': 'https://schema.org', '@graph': things };
}

const serviceId = (site: URL) => new URL('/#service', site).href;

function webSite(site: URL): WebSite {
  return {
    '@type': 'WebSite',
    '@id': new URL('/#website', site).href,
    name: company.name,
    url: absolute('home', defaultLanguage, site),
    inLanguage: siteLanguages,
    publisher: publisher(site),
  };
}

function publisher(site: URL): Organization {
  return { '@type': 'Organization', '@id': serviceId(site), name: company.name };
}

function service(site: URL): FinancialService {
  return {
    '@type': 'FinancialService',
    '@id': serviceId(site),
    name: company.name,
    url: absolute('home', defaultLanguage, site),
    logo: new URL('/icon-512.png', site).href,
    image: new URL(ogImagePath('home', defaultLanguage), site).href,
    email: company.email,
    telephone: company.phone.dial,
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.street,
      postalCode: company.postalCode,
      addressLocality: cities[defaultLanguage],
      addressCountry: companyProfile.countryCode,
    },
    foundingDate: `${companyProfile.founded}`,
    knowsLanguage: [...new Set([...siteLanguages, ...companyProfile.phoneLanguages])],
    openingHoursSpecification: openingHours(),
  };
}

function openingHours(): OpeningHoursSpecification[] {
  const open = companyProfile.openingHours.flatMap((hours, index) =>
    hours ? { hours, day: weekdays[index] } : [],
  );
  const byHours = Map.groupBy(open, ({ hours }) => `${hours.opens}-${hours.closes}`);
  return [...byHours.values()].map((same) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: same.flatMap(({ day }) => (day ? schemaDay(day) : [])),
    ...same[0]?.hours,
  }));
}

function schemaDay(day: (typeof weekdays)[number]) {
  const name = day.replace(/^./, (letter) => letter.toUpperCase()) as Capitalize<typeof day>;
  return `https://schema.org/${name}` as const;
}

/**
 * The representative example. The limits of the simulator are no offer: the law allows no loan of
 * 360 months.
 */
async function loan(language: SiteLanguage, site: URL): Promise<LoanOrCredit> {
  const texts = await siteMessages(language);
  const { amount, term } = exampleLoan;
  return {
    '@type': 'LoanOrCredit',
    name: texts.loan,
    url: absolute('home', language, site),
    provider: { '@id': serviceId(site) },
    currency: 'EUR',
    amount: { '@type': 'MonetaryAmount', currency: 'EUR', value: amount },
    // MON is the UN/CEFACT code for month.
    loanTerm: { '@type': 'QuantitativeValue', value: term, unitCode: 'MON' },
    interestRate: percent(nominalRate),
    annualPercentageRate: percent(apr),
    loanRepaymentForm: {
      '@type': 'RepaymentSpecification',
      numberOfLoanPayments: term,
      loanPaymentAmount: {
        '@type': 'MonetaryAmount',
        currency: 'EUR',
        value: monthlyPayment(amount, term),
      },
    },
  };
}

/** A fraction as a percentage with two decimals, as the pages show it. */
function percent(fraction: number): number {
  return Math.round(fraction * 10_000) / 100;
}

function posting(
  { data }: CollectionEntry<'blog'>,
  language: SiteLanguage,
  site: URL,
): BlogPosting {
  const page = { article: data.id };
  return {
    '@type': 'BlogPosting',
    headline: data.title,
    description: data.excerpt,
    articleSection: data.category,
    datePublished: isoDay(data.date),
    dateModified: isoDay(data.updated ?? data.date),
    timeRequired: `PT${data.readTime}M`,
    inLanguage: language,
    image: [new URL(ogImagePath(page, language), site).href],
    mainEntityOfPage: absolute(page, language, site),
    author: {
      '@type': 'Organization',
      name: data.author,
      url: absolute('about', language, site),
      parentOrganization: { '@id': serviceId(site) },
    },
    publisher: publisher(site),
  };
}

/** Breadcrumbs from the home page to this page, for the page and for JSON-LD. */
export async function getBreadcrumbs({
  page,
  language,
  title,
}: Pick<PageMetadata, 'page' | 'language' | 'title'>): Promise<{ name: string; page: PageRef }[]> {
  const texts = await siteMessages(language);
  const blog = { name: texts.blog.title, page: 'blog' as const };
  const last = page === 'blog' ? [blog] : [{ name: title, page }];
  return [
    { name: texts.navigation.home, page: 'home' },
    ...(isArticle(page) ? [blog] : []),
    ...last,
  ];
}

async function breadcrumbs(metadata: PageMetadata): Promise<BreadcrumbList> {
  const { language, site } = metadata;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: (await getBreadcrumbs(metadata)).map(({ name, page }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(page, language, site),
    })),
  };
}

function absolute(page: PageRef, language: SiteLanguage, site: URL): string {
  return new URL(pagePath(page, language), site).href;
}
