/**
 * What every catalogue must look like: the Dutch one's keys, with strings free and plural forms as the language needs
 * them. An annotated object literal that lacks a key or has one too many does not compile.
 */
import type { Plural } from '../format.ts';
import type { messages as siteMessages } from './site/nl.ts';
import type { messages as wizardMessages } from './wizard/nl.ts';

type Contract<T> = T extends string
  ? string
  : T extends { other: string }
    ? Plural
    : { [Key in keyof T]: Contract<T[Key]> };

/** All of a wizard catalogue. */
export type WizardCatalogue = Contract<typeof wizardMessages>;
/** What of it stands in the pages: only the service writes mails, and few read how heavy a payment is. */
export type WizardMessages = Omit<WizardCatalogue, 'mail' | 'affordability'>;
export type SiteMessages = Contract<typeof siteMessages>;

/** The part of the wizard's texts that the estimate needs. */
export type EstimateMessages = Pick<WizardMessages, 'controls' | 'estimate'> & {
  fields: Pick<WizardMessages['fields'], 'amount' | 'duration'>;
  hints: Pick<WizardMessages['hints'], 'amount' | 'duration'>;
  errors: Pick<WizardMessages['errors'], 'amount' | 'duration'>;
};
