/** The site's catalogues. For building pages; never sent to a browser whole. `npm run check:content` names a missing one. */

import type { SiteLanguage } from '../languages.ts';
import type { SiteMessages } from './contract.ts';

/** Kept: asking the module loader costs more than drawing some of the parts that ask. */
const loaded: Partial<Record<SiteLanguage, SiteMessages>> = {};

export async function siteMessages(language: SiteLanguage): Promise<SiteMessages> {
  loaded[language] ??= await load(language);
  return loaded[language];
}

async function load(language: SiteLanguage): Promise<SiteMessages> {
  const module: { messages: SiteMessages } = await import(`./site/${language}.ts`);
  return module.messages;
}
