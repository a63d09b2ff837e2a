import type { EmailErrorCode, FieldErrorCode } from '../../domain/validation.ts';

export function fieldErrorText(
  errorCode: FieldErrorCode,
  incomplete: string,
  emailErrors: Readonly<Record<EmailErrorCode, string>>,
): string {
  return errorCode === 'incomplete' ? incomplete : emailErrors[errorCode];
}
