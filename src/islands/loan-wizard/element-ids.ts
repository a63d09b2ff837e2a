/** Ids of what can get the focus, shared by what draws it and what focuses it. */
import type { LoanField } from '../../domain/loan/request.ts';
import type { StepNumber } from '../../domain/loan/request-steps.ts';

export const wizardTitleId = 'loan-wizard-title';

/** Style sheets and tests select it, too. */
export const confirmationTitleId = 'confirmation-title';

export const reviewTitleId = 'wizard-review';

/** Begins the ids of the wizard's fields: the hero has fields of the same names. */
export const fieldIdPrefix = 'wizard';

/** The id of a field's input in the wizard. */
export function fieldId(field: LoanField): string {
  return `${fieldIdPrefix}-${field}`;
}

/** The id of the heading that names the step. */
export function stepHeadingId(step: StepNumber): string {
  return `wizard-step-${step}`;
}
