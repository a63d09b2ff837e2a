import type { Language } from '../../i18n/languages.ts';
import type { InitialWizardMessages } from '../../i18n/messages/initial-wizard-messages.ts';

/** What a component needs to describe the loan and its cost. */
export interface EstimateProps {
  language: Language;
  estimate: InitialWizardMessages['estimate'];
}
