/** Type of every catalogue: the keys of the Dutch one, any strings, and the plural forms of the language. */
import type { Plural } from '../format.ts';
import type { messages as siteMessages } from './site/nl.ts';
import type { messages as wizardMessages } from './wizard/nl.ts';

type CatalogueOf<T> = T extends string
  ? string
  : T extends { other: string }
    ? Plural
    : { [Key in keyof T]: CatalogueOf<T[Key]> };

export type WizardCatalogue = CatalogueOf<typeof wizardMessages>;
/** The wizard's texts in a page: without those of mails, and those that few visitors load. */
export type WizardMessages = Omit<
  WizardCatalogue,
  | 'mail'
  | 'affordability'
  | 'afterSending'
  | 'budget'
  | 'cleared'
  | 'compare'
  | 'passport'
  | 'table'
> & { table: Pick<WizardCatalogue['table'], 'title'> };
export type SiteMessages = CatalogueOf<typeof siteMessages>;

export type EstimateMessages = Pick<WizardMessages, 'controls' | 'estimate'> & {
  fields: Pick<WizardMessages['fields'], 'amount' | 'duration'>;
  hints: Pick<WizardMessages['hints'], 'amount' | 'duration'>;
  errors: Pick<WizardMessages['errors'], 'amount' | 'duration'>;
};
