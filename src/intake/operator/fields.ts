import { contactFields } from '../../domain/contact/message.ts';
import { loanFields } from '../../domain/loan/request.ts';
import { isSpam, type Stored } from '../store/store.ts';

/** Of the export and of the JSON lines; an e-mail address is in both kinds. */
export const columns = [
  ...['reference', 'receivedAt', 'kind', 'language', 'channel', 'marks', 'delivery'],
  ...new Set<string>([...loanFields, ...contactFields]),
];

/** A submission as one flat row: of the columns, those that its kind has. */
export function fieldsOf(stored: Stored): Record<string, unknown> {
  const { payload, marks, ...about } = stored;
  const words = { marks: marks.join(' '), delivery: stateOf(stored) };
  const fields: Record<string, unknown> = { ...about, ...words, ...payload };
  return Object.fromEntries(
    columns.filter((name) => name in fields).map((name) => [name, fields[name]]),
  );
}

/** `due`, `sent`, `held` or `spam`, and why it is not sent. */
export function stateOf({ delivery, ...submission }: Stored): string {
  if (!delivery) return isSpam(submission) ? 'spam' : 'none';
  return delivery.lastError ? `${delivery.state} (${delivery.lastError})` : delivery.state;
}
