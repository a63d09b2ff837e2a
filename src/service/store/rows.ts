import { hash } from 'node:crypto';
import type { Language } from '../../i18n/languages.ts';
import type { Values } from './database.ts';
import type {
  Channel,
  Delivery,
  MailError,
  Mark,
  StoredSubmission,
  Submission,
  SubmissionContent,
} from './store.ts';

export type Row = {
  id: string;
  kind: SubmissionContent['kind'];
  reference: string;
  received_at: string;
  language: Language;
  idempotency_key: string | null;
  payload: string;
  marks: string;
  channel: Channel;
  /** Equal hashes mean equal content. Rows of older versions have none if they have a key. */
  content_hash: string;
};

/** Joined with `deliveries` or `confirmations`. Without a mail, the columns from `state` on are null. */
type StoredRow = Row & {
  state: Delivery['state'] | null;
  attempts: number;
  next_attempt: string;
  claimed_until: string | null;
  failing_since: string | null;
  last_error: MailError | null;
  /** Until the mail is sent, when the operator last asked for it again. */
  sent_at: string | null;
};

export function toRow({
  receivedAt,
  idempotencyKey,
  payload,
  marks,
  ...submission
}: Submission): Row {
  const texts = { payload: JSON.stringify(payload), marks: JSON.stringify(marks) };
  return {
    id: submission.id,
    kind: submission.kind,
    reference: submission.reference,
    received_at: receivedAt,
    language: submission.language,
    idempotency_key: idempotencyKey,
    ...texts,
    channel: submission.channel,
    // The hash includes the marks, so that a person's message never counts as a repetition of spam.
    content_hash: hash('sha256', [submission.kind, texts.marks, texts.payload].join()),
  };
}

/** @param values all columns of a submission and its mail, which only this program writes */
export function fromRow(values: Values): StoredSubmission {
  const row = values as StoredRow;
  const delivery = row.state && {
    state: row.state,
    attempts: row.attempts,
    nextAttempt: row.next_attempt,
    claimedUntil: row.claimed_until,
    failingSince: row.failing_since,
    lastError: row.last_error,
    sentAt: row.state === 'sent' ? row.sent_at : null,
    resentAt: row.state === 'sent' ? null : row.sent_at,
  };
  return {
    ...contentOf(row),
    id: row.id,
    reference: row.reference,
    receivedAt: row.received_at,
    language: row.language,
    idempotencyKey: row.idempotency_key,
    channel: row.channel,
    delivery,
  };
}

function contentOf({ kind, payload, marks }: StoredRow): SubmissionContent & { marks: Mark[] } {
  try {
    const content = { kind, payload: JSON.parse(payload) } as SubmissionContent;
    return { ...content, marks: JSON.parse(marks) as Mark[] };
  } catch {
    // A damaged row is shown as it is, so that it holds up no other.
    const nothing = { name: '', email: '', subject: '' };
    return { kind: 'message', payload: { ...nothing, message: payload }, marks: [] };
  }
}

export function addMs(time: Date | string, ms: number): string {
  return new Date(new Date(time).getTime() + ms).toISOString();
}
