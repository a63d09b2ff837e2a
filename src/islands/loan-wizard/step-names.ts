import type { StepNumber } from '../../domain/loan/request.ts';
import type { PageMessages } from '../../i18n/messages/page-messages.ts';

export function stepNames({ steps }: PageMessages): Record<StepNumber, string> {
  return { 1: steps.loan, 2: steps.person, 3: steps.contact };
}
