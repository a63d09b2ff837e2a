/**
 * Type of every catalogue: the keys of the Dutch one, any strings, any plural forms. A check
 * demands the language's own.
 */
import type { Plural } from '../format.ts';
import type { messages as siteMessages } from './site/nl.ts';
import type { messages as wizardMessages } from './wizard/nl.ts';

type CatalogueOf<T> = T extends string
  ? string
  : T extends { other: string }
    ? Plural
    : { [Key in keyof T]: CatalogueOf<T[Key]> };

export type WizardMessages = CatalogueOf<typeof wizardMessages>;
export type SiteMessages = CatalogueOf<typeof siteMessages>;
