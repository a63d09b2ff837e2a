import type { EmailErrorCode, FieldErrorCode } from '../../domain/validation.ts';

export function fieldErrorText(
  errorCode: FieldErrorCode,
  invalid: string,
  emailErrors: Readonly<Record<EmailErrorCode, string>>,
): string {
  return errorCode === 'invalid' ? invalid : emailErrors[errorCode];
}
