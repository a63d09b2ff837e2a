/** The site's catalogues. For building pages; never sent to a browser whole. A missing language does not compile. */
import type { SiteMessages } from './contract.ts';
import type { SiteLanguage } from './languages.ts';

const catalogues: Record<SiteLanguage, () => Promise<SiteMessages>> = {
  nl: async () => (await import('./messages/site/nl.ts')).nl,
  de: async () => (await import('./messages/site/de.ts')).de,
  fi: async () => (await import('./messages/site/fi.ts')).fi,
  hu: async () => (await import('./messages/site/hu.ts')).hu,
  lb: async () => (await import('./messages/site/lb.ts')).lb,
  sl: async () => (await import('./messages/site/sl.ts')).sl,
};

/** Kept: asking the module loader costs more than drawing some of the parts that ask. */
const loaded: Partial<Record<SiteLanguage, SiteMessages>> = {};

export async function siteMessages(language: SiteLanguage): Promise<SiteMessages> {
  loaded[language] ??= await catalogues[language]();
  return loaded[language];
}
