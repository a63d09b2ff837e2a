/** Every text of every catalogue by its key, for the tests that look at all of them. */
import type { Plural } from '../../src/i18n/format.ts';
import {
  defaultLanguage,
  type Language,
  siteLanguages,
  wizardLanguages,
} from '../../src/i18n/languages.ts';
import { siteMessages } from '../../src/i18n/site-messages.ts';
import { wizardMessages } from '../../src/i18n/wizard-messages.ts';

export interface Catalogue {
  part: 'site' | 'wizard';
  language: Language;
  /** `estimate.months` is one entry of plural forms; everything else is one text. */
  entries: Map<string, string | Plural>;
}

export async function allCatalogues(): Promise<Catalogue[]> {
  return Promise.all([
    ...siteLanguages.map(async (language) => read('site', language, await siteMessages(language))),
    ...wizardLanguages.map(async (language) =>
      read('wizard', language, await wizardMessages(language)),
    ),
  ]);
}

/** The texts of one entry: one, or one for each plural form. */
export function textsOf(entry: string | Plural): string[] {
  return typeof entry === 'string' ? [entry] : Object.values(entry);
}

/** The catalogue that the others are held against. */
export function contractOf(catalogues: Catalogue[], { part }: Catalogue): Catalogue {
  const contract = catalogues.find(
    (other) => other.part === part && other.language === defaultLanguage,
  );
  if (!contract) throw new Error(`No catalogue of the default language for ${part}`);
  return contract;
}

function read(part: Catalogue['part'], language: Language, messages: object): Catalogue {
  return { part, language, entries: new Map(entriesOf(messages, '')) };
}

function* entriesOf(messages: object, prefix: string): Generator<[string, string | Plural]> {
  for (const [name, value] of Object.entries(messages)) {
    const key = `${prefix}${name}`;
    if (typeof value === 'string') yield [key, value];
    else if ('other' in value) yield [key, value as Plural];
    else yield* entriesOf(value as object, `${key}.`);
  }
}
