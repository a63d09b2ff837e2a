import { indentLines } from '../../log/printable-text.ts';
import type { StoreReader } from '../../store/store.ts';
import { deliveryState } from '../columns.ts';
import { unknownReferences } from '../references.ts';
import type { Terminal } from '../terminal.ts';

export async function show(
  store: StoreReader,
  reference: string,
  { write }: Terminal,
): Promise<void> {
  const submission = await store.find(reference.toUpperCase());
  if (!submission) throw unknownReferences(reference);
  const { payload, delivery, ...about } = submission;
  const { attempts, nextAttempt, sentAt, resentAt } = delivery ?? {};
  const rows = Object.entries({
    ...{ ...about, marks: about.marks.join(' '), delivery: deliveryState(submission) },
    ...(delivery ? { attempts, ...(sentAt ? { sentAt } : { nextAttempt }) } : {}),
    ...(resentAt ? { resentAt } : {}),
    ...payload,
  });
  await write(
    rows.map(([field, value]) => `${`${field}:`.padEnd(16)}${indentLines(value, 16)}\n`).join(''),
  );
}
