import type { StepNumber } from '../../domain/loan/request.ts';
import type { WizardMessages } from '../../i18n/messages/page-messages.ts';

export function stepNames({ steps }: WizardMessages): Record<StepNumber, string> {
  return { 1: steps.loan, 2: steps.person, 3: steps.contact };
}
