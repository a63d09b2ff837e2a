/**
 * Loads the site's catalogues, for the build and the service. `npm run check:content` names a
 * missing one.
 */
import type { SiteLanguage } from '../languages.ts';
import type { SiteMessages } from './types.ts';

/** Cached: an `import()` takes longer than drawing a small component. */
const loaded: Partial<Record<SiteLanguage, SiteMessages>> = {};

export async function siteMessages(language: SiteLanguage): Promise<SiteMessages> {
  loaded[language] ??= await load(language);
  return loaded[language];
}

async function load(language: SiteLanguage): Promise<SiteMessages> {
  const module: { messages: SiteMessages } = await import(`./site/${language}.ts`);
  return module.messages;
}
