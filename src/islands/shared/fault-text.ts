import type { AddressFault, Fault } from '../../domain/faults.ts';

export function faultText(
  fault: Fault,
  incomplete: string,
  addressFaults: Readonly<Record<AddressFault, string>>,
): string {
  return fault === 'incomplete' ? incomplete : addressFaults[fault];
}
