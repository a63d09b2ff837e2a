import { hash } from 'node:crypto';
import { isRecord } from '../../helpers/records.ts';
import type { Language } from '../../i18n/languages.ts';
import type { Values } from './database.ts';
import type {
  Channel,
  ClaimedSubmission,
  MailErrorCode,
  StoredMail,
  StoredSubmission,
  Submission,
  SubmissionKind,
} from './store.ts';

/** A row of `submissions`, as written. Times are ISO 8601 in UTC, here and in all rows. */
export type Row = {
  id: string;
  kind: SubmissionKind;
  reference: string;
  received_at: string;
  language: Language;
  idempotency_key: string | null;
  payload: string;
  marks: string;
  channel: Channel;
  /** Equal hashes mean equal content. */
  content_hash: string;
};

/** A row as read. Some rows of older versions have no `content_hash`. */
type StoredRow = Omit<Row, 'content_hash' | 'language'> & { language: string };

/** A row of `deliveries` or `confirmations`. */
type MailRow = {
  state: StoredMail['state'];
  attempts: number;
  next_attempt: string;
  failing_since: string | null;
  last_error: MailErrorCode | null;
  /** When the mail was sent; before that, when the operator last asked for it again. */
  sent_at: string | null;
};

/** A new submission as a row, with the hash by which store-once.ts finds equal content. */
export function toRow({ receivedAt, idempotencyKey, payload, marks, ...columns }: Submission): Row {
  const texts = { payload: JSON.stringify(payload), marks: JSON.stringify(marks) };
  return {
    ...columns,
    ...texts,
    received_at: receivedAt.toISOString(),
    idempotency_key: idempotencyKey,
    // The hash includes the marks, so that a person's message never counts as a repetition of spam.
    content_hash: hash('sha256', [columns.kind, texts.marks, texts.payload].join()),
  };
}

/**
 * Reads a stored submission.
 * @param values all columns of `submissions` and `deliveries`. Those of `deliveries` are null when
 * an older version stored no mail. Only this program writes them, so they are not checked, but a
 * damaged one must not hold up other rows: a damaged time becomes an invalid Date.
 */
export function fromRow(values: Values): StoredSubmission {
  const row = values as StoredRow & (MailRow | { state: null });
  return { ...submissionFromRow(row), mail: row.state === null ? null : mailFromRow(row) };
}

/** A claimed mail. @param values as in {@link fromRow}, of either table of mails */
export function fromClaimedRow(values: Values): ClaimedSubmission {
  const row = values as StoredRow & MailRow;
  return { ...submissionFromRow(row), mail: mailFromRow(row) };
}

function submissionFromRow(row: StoredRow): Omit<StoredSubmission, 'mail'> {
  return {
    ...contentOf(row),
    id: row.id,
    reference: row.reference,
    receivedAt: new Date(row.received_at),
    language: row.language,
    idempotencyKey: row.idempotency_key,
    channel: row.channel,
  };
}

function mailFromRow(row: MailRow): StoredMail {
  return {
    state: row.state,
    attempts: row.attempts,
    nextAttempt: new Date(row.next_attempt),
    failingSince: toDate(row.failing_since),
    lastErrorCode: row.last_error,
    sentAt: row.state === 'sent' ? toDate(row.sent_at) : null,
    resentAt: row.state === 'sent' ? null : toDate(row.sent_at),
  };
}

/**
 * A row's kind, fields and marks. A row with damaged JSON becomes a message with the raw text, so
 * that it does not hold up the mails behind it.
 */
function contentOf(row: StoredRow): Pick<StoredSubmission, 'kind' | 'payload' | 'marks'> {
  const payload = parseJson(row.payload);
  const marks = parseJson(row.marks);
  if (isRecord(payload) && Array.isArray(marks)) return { kind: row.kind, payload, marks };
  const raw = { name: '', email: '', subject: '', message: row.payload };
  return { kind: 'message', payload: raw, marks: [] };
}

/** @returns undefined when the text is damaged */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a stored time is one. A damaged row has an invalid Date. */
export function isValidDate(time: Date): boolean {
  return !Number.isNaN(time.getTime());
}

function toDate(time: string | null): Date | null {
  return time === null ? null : new Date(time);
}

/** The moment so many milliseconds after a time, as rows hold it. */
export function isoAfter(time: Date, ms: number): string {
  return new Date(time.getTime() + ms).toISOString();
}
