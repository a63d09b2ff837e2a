import type { ContactMessage } from '../../domain/contact-message.ts';
import type { LoanMark, LoanRequest } from '../../domain/loan/request.ts';
import type { Language } from '../../i18n/languages.ts';
import type { StoreError } from './store-errors.ts';

/** What a visitor sent, as the schemas check it. */
export type SubmissionContent =
  | { kind: 'loan'; payload: LoanRequest }
  | { kind: 'message'; payload: ContactMessage };

export type SubmissionKind = SubmissionContent['kind'];

/** A warning for the staff. A marked submission is stored like any other. */
export type Mark = LoanMark | 'honeypot';

/** How a submission was sent: by a script, or as an HTML form. */
export type Channel = 'json' | 'form';

/** What a submission has in the same form before and after it is stored. */
interface SubmissionDetails {
  /** UUID in lower case, made from the idempotency key if there is one. */
  id: string;
  /** Shown to visitor and staff; made from the id. */
  reference: string;
  /** An invalid Date in a damaged row, see `isValidDate`. */
  receivedAt: Date;
  idempotencyKey: string | null;
  channel: Channel;
}

/** A submission that comes in. */
export type Submission = SubmissionContent &
  SubmissionDetails & { language: Language; marks: Mark[] };

export interface StoreResult {
  /** For a repeated request, that of the first one. */
  reference: string;
  /** For a repeated request, that of the first one. */
  receivedAt: Date;
  /** Whether nothing was stored, because the same submission was there already. */
  isRepeat: boolean;
}

/**
 * Why a mail could not be sent, see docs/operating/watch.md. It is a code because a mail server's
 * answer may quote the mail.
 */
export type MailErrorCode =
  | 'connection'
  | 'machine_refused'
  | 'name_refused'
  | 'tls'
  | 'login_refused'
  | 'sender_refused'
  | 'address_refused'
  | 'deferred'
  | 'message_refused'
  | 'timeout'
  /** A confirmation that was not sent within a day. */
  | 'too_late'
  | 'unknown';

/** A mail about a submission. */
export interface StoredMail {
  state: 'due' | 'sent' | 'held';
  /** Attempts in which the server failed are not counted, except when it refused the sender. */
  attempts: number;
  /** The mail is not tried before this time. */
  nextAttempt: Date;
  /** When the present series of failures began. */
  failingSince: Date | null;
  lastErrorCode: MailErrorCode | null;
  sentAt: Date | null;
  /** When the operator last asked for the mail again; null once it is sent. */
  resentAt: Date | null;
}

/** The fields of a stored submission, see {@link StoredSubmission}. */
export type StoredPayload = Readonly<Record<string, unknown>>;

/**
 * A row. Nothing checks it again: another release may have stored it, which had other fields,
 * languages or marks.
 */
export interface StoredSubmission extends SubmissionDetails {
  kind: SubmissionKind;
  payload: StoredPayload;
  language: string;
  marks: string[];
  /** The mail to the staff. Spam that releases before 2.0.0 stored has none. */
  mail: StoredMail | null;
}

/** A submission with the one of its mails that an {@link Outbox} leases. */
export interface ClaimedSubmission extends StoredSubmission {
  mail: StoredMail;
}

/** What came of an attempt to send a mail. */
export type MailOutcome =
  | { state: 'sent'; at: Date }
  /** `isCounted`: see `attempts` of {@link StoredMail}. */
  | { state: 'due'; at: Date; code: MailErrorCode; nextAttempt: Date; isCounted: boolean }
  /** Not tried again, unless the operator resends the submission's mail. */
  | { state: 'held'; at: Date; code: MailErrorCode };

/** How many mails to the staff wait. */
export interface StaffMailStats {
  due: number;
  held: number;
  /**
   * Whole seconds since the oldest due mail came, was resent, or first failed; 0 when none is due.
   */
  oldestDueSeconds: number;
}

/** What becomes of mails to the staff that were due in a backup, and may have been sent since. */
export type DueMails = 'send' | 'hold';

export interface RetentionDates {
  /** Start of the retention period of the oldest submission that retention may delete. */
  oldestDeletable: Date | null;
  /**
   * The newest arrival that is at least a day older than the newest of all: of arrivals on days 1,
   * 2, 3 and 3.5, that of day 2. So an arrival that a wrong clock dated day 400 is not trusted
   * before another one is dated day 401.
   */
  newestTrusted: Date | null;
  /** Arrival of the newest submission. */
  newest: Date | null;
}

/** Shows the progress of a long command. @param done rows so far */
export type OnProgress = (label: string, done?: number) => void;

export interface StoreInfo {
  /** Path of the file, or server and name of the database. */
  label: string;
  /** What the operator should change, although everything works. */
  warning?: string | undefined;
  /** The database was made by this start. */
  isNew?: boolean;
}

export interface StoreReader {
  readonly info: StoreInfo;
  /** Every submission, oldest first. */
  all(): AsyncIterable<StoredSubmission>;
  /** The last submissions, newest first. */
  latest(count: number): Promise<StoredSubmission[]>;
  /** The number of all submissions, or of those with a mark. */
  count(mark?: Mark): Promise<number>;
  find(reference: string): Promise<StoredSubmission | undefined>;
  staffMailStats(now: Date): Promise<StaffMailStats>;
  retentionDates(): Promise<RetentionDates>;
  /** How many submissions {@link Store.purge} would delete. */
  countDeletable(before: Date): Promise<number>;
  /** The submission with the latest date, of its arrival or of its mail. */
  latestDated(): Promise<{ reference: string; at: Date } | undefined>;
  /**
   * Finds an address in every spelling.
   * @returns references of submissions sent from the address, and of others that mention it
   */
  findByEmail(
    email: string,
    onProgress?: OnProgress,
  ): Promise<{ matches: string[]; mentions: string[] }>;
  /**
   * Writes a new file while others go on writing.
   * @throws StoreError if it exists or is unwritable
   */
  backup(file: string): Promise<void>;
  close(): Promise<void>;
}

/** A queue of mails. Promises as in {@link Store}. */
export interface Outbox {
  /**
   * Leases up to `count` due mails until their outcome is recorded or `leaseMs` have passed: first
   * attempts before retries, and the oldest first.
   */
  claim(now: Date, count: number): Promise<ClaimedSubmission[]>;
  recordOutcome(reference: string, outcome: MailOutcome): Promise<void>;
}

/**
 * A promise is fulfilled once the change survives a power cut, and rejected with a StoreError when
 * it failed.
 */
export interface Store extends StoreReader {
  /**
   * Stores a submission together with its mails. A repeated key with the same content stores
   * nothing and returns the first submission. Within `duplicateWindowMs`, so does the same content
   * with another key or without one.
   * @param mailboxKey of the sender, see email-key.ts. One mailbox gets one confirmation within an
   * hour, which goes to the address as typed. Without a `mailboxKey`, nothing is confirmed.
   * @throws IdempotencyKeyReusedError when the key was used before with other content
   */
  storeOnce(submission: Submission, mailboxKey?: string): Promise<StoreResult>;
  readonly staffMails: Outbox;
  readonly confirmations: Outbox;
  /**
   * Makes a submission's mail due again, in whatever state it is.
   * @returns whether there is such a submission
   */
  resend(reference: string, now: Date): Promise<boolean>;
  /**
   * Marks a submission as mailed now, unless it is mailed.
   * @returns whether there is such a submission
   */
  markDone(reference: string, now: Date): Promise<boolean>;
  /**
   * Ends the claims of a restored database, and holds its due confirmations. It must come before a
   * service opens the database.
   */
  prepareRestored(dueMails: DueMails): Promise<void>;
  /** Deletes what was mailed before this time; never what is due or held. @returns how many */
  purge(before: Date): Promise<number>;
  /**
   * Deletes these submissions with their mails. SQLite's file is rewritten even when there are
   * none, because an earlier call may have left traces; PostgreSQL keeps the deleted bytes for
   * a while.
   * @returns the references that were found
   * @throws StoreError also when the rows are deleted but traces stay in SQLite's file
   */
  erase(references: readonly string[], onProgress?: OnProgress): Promise<string[]>;
  /**
   * Stores a submission of the largest size and removes it, in one transaction.
   * @throws StoreError when that failed
   */
  probe(): Promise<void>;
  /** Fulfilled with the reason when nothing can be stored any more. The process must end. */
  readonly fatalError: Promise<StoreError>;
}
