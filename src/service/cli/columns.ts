import { contactFields } from '../../domain/contact/message.ts';
import { loanFields } from '../../domain/loan/request.ts';
import type { StoredSubmission } from '../store/store.ts';

/** Columns of the export. The Set keeps `email` once: both kinds have it. */
export const columns = [
  ...['reference', 'receivedAt', 'kind', 'language', 'channel', 'marks', 'delivery'],
  ...new Set<string>([...loanFields, ...contactFields]),
];

export function toColumnValues(stored: StoredSubmission): Record<string, unknown> {
  const { payload, marks, ...about } = stored;
  return { ...about, marks: marks.join(' '), delivery: deliveryState(stored), ...payload };
}

/** `due`, `sent`, `held` or `none`, with the last error. */
export function deliveryState({ delivery }: StoredSubmission): string {
  if (!delivery) return 'none';
  return delivery.lastError ? `${delivery.state} (${delivery.lastError})` : delivery.state;
}
