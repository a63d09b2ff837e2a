import { replaceControls } from '../log/printable-text.ts';
import { InboxError, inboxCommand } from './terminal.ts';

/** @throws InboxError at the end, with the unknown references */
export async function forEachReference(
  references: readonly string[],
  change: (reference: string) => Promise<boolean>,
): Promise<void> {
  const missing: string[] = [];
  for (const reference of references) {
    if (!(await change(reference.toUpperCase()))) missing.push(reference);
  }
  if (missing.length > 0) throw unknownReferences(...missing);
}

export function unknownReferences(...references: string[]): InboxError {
  const formatted = references.join(' or ');
  return new InboxError(
    `No submission has the reference ${replaceControls(formatted)}: look with ${inboxCommand} list`,
  );
}
