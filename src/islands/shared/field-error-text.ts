import type { EmailErrorCode, FieldErrorCode } from '../../domain/validation.ts';

export function fieldErrorText(
  fault: FieldErrorCode,
  incomplete: string,
  emailErrors: Readonly<Record<EmailErrorCode, string>>,
): string {
  return fault === 'incomplete' ? incomplete : emailErrors[fault];
}
