import type { AddressFault, Fault } from '../../domain/faults.ts';

/**
 * What to do about a field.
 * @param incomplete said of an empty one
 * @param addressFaults said of an e-mail address, by what is wrong with it
 */
export function faultText(
  fault: Fault,
  incomplete: string,
  addressFaults: Readonly<Record<AddressFault, string>>,
): string {
  return fault === 'incomplete' ? incomplete : addressFaults[fault];
}
