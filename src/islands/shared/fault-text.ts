import type { EmailErrorCode, FieldErrorCode } from '../../domain/faults.ts';

export function fieldErrorText(
  fault: FieldErrorCode,
  incomplete: string,
  addressFaults: Readonly<Record<EmailErrorCode, string>>,
): string {
  return fault === 'incomplete' ? incomplete : addressFaults[fault];
}
