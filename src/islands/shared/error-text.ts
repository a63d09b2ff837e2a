import type { FieldErrorCode } from '../../domain/validation.ts';
import type { WizardMessages } from '../../i18n/messages/types.ts';

/** What to do about an invalid field: a text for its kind of error, otherwise `invalid`. */
export function errorText(
  code: FieldErrorCode | undefined,
  invalid: string,
  emailErrors: WizardMessages['emailErrors'],
): string {
  return { invalid, ...emailErrors }[code ?? 'invalid'];
}
