/**
 * The specification's table of addresses, copied from it and from nowhere else: what the route table and the built site
 * are held against. Nine columns, with one row per article in the last.
 */
import type { SiteLanguage } from '../../src/i18n/languages.ts';
import type { PageName } from '../../src/i18n/routes.ts';

type SpecifiedPage =
  | ('home' | 'terms' | 'privacy' | 'cookies')
  | ('disclaimer' | 'contact' | 'about' | 'blog');

type Row = Record<SpecifiedPage, string> & { articles: [string, string, string] };

/** Languages and pages that came later have no row here. */
export const specifiedAddresses: Partial<Record<SiteLanguage, Row>> = {
  nl: {
    home: '/',
    terms: '/terms',
    privacy: '/privacy',
    cookies: '/cookies',
    disclaimer: '/disclaimer',
    contact: '/contact',
    about: '/about',
    blog: '/blog',
    articles: ['/blog/1', '/blog/2', '/blog/3'],
  },
  de: {
    home: '/de',
    terms: '/de/bedingungen',
    privacy: '/de/datenschutz',
    cookies: '/de/CookiesRichtlinie',
    disclaimer: '/de/haftungsausschluss',
    contact: '/de/kontakt',
    about: '/de/about',
    blog: '/de/blog',
    articles: ['/de/blog/1', '/de/blog/2', '/de/blog/3'],
  },
  fi: {
    home: '/fi',
    terms: '/fi/ehdot',
    privacy: '/fi/tietosuoja',
    cookies: '/fi/evasteet',
    disclaimer: '/fi/vastuuvapaus',
    contact: '/fi/yhteystiedot',
    about: '/fi/tietoa-meista',
    blog: '/fi/blog',
    articles: ['/fi/blog/1', '/fi/blog/2', '/fi/blog/3'],
  },
  hu: {
    home: '/hu',
    terms: '/hu/altalanos-feltetelek',
    privacy: '/hu/adatvedelmi-szabalyzat',
    cookies: '/hu/sutik',
    disclaimer: '/hu/Jogi-nyilatkozat',
    contact: '/hu/kapcsolat',
    about: '/hu/tudjon-meg-rolam',
    blog: '/hu/blog',
    articles: ['/hu/blogi/1', '/hu/blogi/2', '/hu/blogi/3'],
  },
  lb: {
    home: '/lb',
    terms: '/lb/bedingunge',
    privacy: '/lb/datenschutz',
    cookies: '/lb/cookiesrichtlinn',
    disclaimer: '/lb/haftungsausschloss',
    contact: '/lb/kontakt',
    about: '/lb/iwwert-ons',
    blog: '/lb/blog',
    articles: ['/lb/blog/1', '/lb/blog/2', '/lb/blog/3'],
  },
  sl: {
    home: '/sl',
    terms: '/sl/pogoji-uporabe',
    privacy: '/sl/politika-zasebnosti',
    cookies: '/sl/cookies-politika',
    disclaimer: '/sl/odpovednost-izkljucitev',
    contact: '/sl/kontakt',
    about: '/sl/o-nas',
    blog: '/sl/blog',
    articles: ['/sl/blog/1', '/sl/blog/2', '/sl/blog/3'],
  },
};

/** The second readings that the specification gives of an address, and whose page they show. */
export const specifiedAliases = [
  { address: '/nl', page: 'home', language: 'nl' },
  { address: '/fi/about', page: 'about', language: 'fi' },
  { address: '/blogi', page: 'blog', language: 'fi' },
  { address: '/lb/bedingungen', page: 'terms', language: 'lb' },
  { address: '/lb/cookiesrichtlinie', page: 'cookies', language: 'lb' },
] as const satisfies { address: string; page: PageName; language: SiteLanguage }[];
