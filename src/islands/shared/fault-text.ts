import type { AddressFault, Fault } from '../../domain/faults.ts';

/**
 * The message of a faulty field.
 * @param incomplete message of an empty field
 * @param addressFaults messages of an e-mail address by fault
 */
export function faultText(
  fault: Fault,
  incomplete: string,
  addressFaults: Readonly<Record<AddressFault, string>>,
): string {
  return fault === 'incomplete' ? incomplete : addressFaults[fault];
}
