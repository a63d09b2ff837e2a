/** `inbox list`, `show`, `resend` and `done`. */
import { indentLines, replaceControls } from '../../../domain/printable-text.ts';
import type { Settings } from '../../settings.ts';
import { isValidDate } from '../../store/rows.ts';
import type { Store, StoredSubmission, StoreReader } from '../../store/store.ts';
import { InboxError, inboxCommand, type Terminal } from '../terminal.ts';

/** Shows every submission as one line, oldest first. */
export async function list(store: StoreReader, { write }: Terminal): Promise<void> {
  for await (const stored of store.all()) {
    const { receivedAt, reference, kind, language, marks } = stored;
    const time = formatInstant(receivedAt);
    const cells = [time, reference, kind, language, mailState(stored), marks.join(' ')];
    await write(`${cells.join('  ').trimEnd()}\n`);
  }
}

/** Shows a submission with all that was typed. @throws InboxError when it is unknown */
export async function show(
  store: StoreReader,
  reference: string,
  { write }: Terminal,
): Promise<void> {
  const submission = await store.find(reference.toUpperCase());
  if (!submission) throw unknownReferences(reference);
  const { payload, mail, ...about } = submission;
  const fields: Record<string, unknown> = {
    ...about,
    receivedAt: formatInstant(about.receivedAt),
    marks: about.marks.join(' '),
    delivery: mailState(submission),
  };
  if (mail) {
    const { attempts, nextAttempt, sentAt, resentAt } = mail;
    fields.attempts = attempts;
    if (sentAt) fields.sentAt = formatInstant(sentAt);
    else fields.nextAttempt = formatInstant(nextAttempt);
    if (resentAt) fields.resentAt = formatInstant(resentAt);
  }
  const rows = Object.entries({ ...fields, ...payload });
  await write(
    rows.map(([field, value]) => `${`${field}:`.padEnd(16)}${indentLines(value, 16)}\n`).join(''),
  );
}

/** Makes the mails of submissions due again. @throws InboxError when one is unknown */
export async function resend(
  store: Store,
  references: readonly string[],
  { mail }: Settings,
  { write }: Terminal,
): Promise<void> {
  await forEachReference(references, (reference) => store.resend(reference, new Date()));
  await write(
    mail
      ? 'The service sends due mails while it runs.\n'
      : 'No mail server is set: due mails wait until there is one.\n',
  );
}

/** Marks submissions as mailed. @throws InboxError when one is unknown */
export async function markDone(store: Store, references: readonly string[]): Promise<void> {
  await forEachReference(references, (reference) => store.markDone(reference, new Date()));
}

/** Changes each submission. @throws InboxError at the end, with the unknown references */
async function forEachReference(
  references: readonly string[],
  change: (reference: string) => Promise<boolean>,
): Promise<void> {
  const missing: string[] = [];
  for (const reference of references) {
    if (!(await change(reference.toUpperCase()))) missing.push(reference);
  }
  if (missing.length > 0) throw unknownReferences(...missing);
}

/** The error about references that no submission has. */
export function unknownReferences(...references: string[]): InboxError {
  const formatted = references.join(' or ');
  return new InboxError(
    `No submission has the reference ${replaceControls(formatted)}: look with ${inboxCommand} list`,
  );
}

/** A time in UTC as ISO 8601 writes it; `unreadable` in a damaged row. */
export function formatInstant(time: Date): string {
  return isValidDate(time) ? time.toISOString() : 'unreadable';
}

/** `due`, `sent`, `held` or `none`, with the last error. */
export function mailState({ mail }: StoredSubmission): string {
  if (!mail) return 'none';
  return mail.lastErrorCode ? `${mail.state} (${mail.lastErrorCode})` : mail.state;
}
