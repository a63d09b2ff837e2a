import type { ContactMessage } from '../../domain/contact/message.ts';
import type { LoanMark, LoanRequest } from '../../domain/loan/request.ts';
import type { Language } from '../../i18n/languages.ts';

/** What a visitor sent, checked. */
export type Content =
  | { kind: 'loan'; payload: LoanRequest }
  | { kind: 'message'; payload: ContactMessage };

/** What an operator should know about a submission; a mark never keeps one from being stored. */
export type Mark = LoanMark | 'honeypot';

/** How a submission came: by script, or as a plain form. */
export type Channel = 'json' | 'form';

export type Submission = Content & {
  /** UUID, lower case; made from the idempotency key where there is one. */
  id: string;
  /** What visitor and operator know it by; made from the id. */
  reference: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  language: Language;
  idempotencyKey: string | null;
  marks: Mark[];
  channel: Channel;
};

export interface Accepted {
  /** What is stored: for a repeated request the submission of the first one. */
  submission: Submission;
  repeated: boolean;
}

/**
 * Why a mail could not be sent, see docs/operating.md. A code, since what a mail server answers may quote its sender.
 */
export type MailError =
  | 'connection'
  | 'tls'
  | 'login_refused'
  | 'sender_refused'
  | 'address_refused'
  | 'deferred'
  | 'message_refused'
  | 'timeout'
  /** Not sent in time; a confirmation only. */
  | 'too_late'
  | 'unknown';

/** The operator's mail about a submission; what is most likely spam has none. */
export interface Delivery {
  state: 'due' | 'sent' | 'held';
  /** How often it was tried. */
  attempts: number;
  /** ISO 8601, UTC, like all times here. Not before this time is it tried again. */
  nextAttempt: string;
  /** Somebody is sending it; free again after this time, should they have crashed. */
  claimedUntil: string | null;
  /** When the first of the failures in a row was. */
  failingSince: string | null;
  lastError: MailError | null;
  sentAt: string | null;
}

export type Stored = Submission & { delivery: Delivery | null };

/** What became of one attempt. */
export type Outcome =
  | { state: 'sent'; at: Date }
  /** To be tried again. */
  | { state: 'due'; at: Date; error: MailError; nextAttempt: Date }
  /** Not tried again until the operator says so. */
  | { state: 'held'; at: Date; error: MailError }
  /** Not tried after all. */
  | { state: 'released' };

export interface Queue {
  due: number;
  held: number;
  /** For how many whole seconds the oldest one has been due: since it came, was resent, or failed; 0 when none is. */
  oldestDueSeconds: number;
}

/** Null where there is none. */
export interface Ages {
  /** Since when the oldest that may be deleted some day was passed on. */
  oldestPassedOn: Date | null;
  /** When the newest submission came. */
  newest: Date | null;
}

/** Whose submissions are erased. */
export type Person = { email: string } | { references: readonly string[] };

/** Told what a long command is doing, and with how many rows it is done. */
export type Progress = (what: string, done?: number) => void;

export interface StoreReader {
  readonly about: {
    /** The file, or the server and its database. */
    place: string;
    /** Of the tables. */
    version: number;
    /** What the operator should know of, although everything works. */
    warning?: string | undefined;
    /** Nothing was there: the database was made just now, and is empty. */
    isNew?: boolean;
  };
  /** Every submission, oldest first. */
  list(): Promise<Stored[]>;
  /** The same, some at a time. */
  portions(): AsyncIterable<Stored[]>;
  /** So many of them, newest first. */
  latest(count: number): Promise<Stored[]>;
  count(): Promise<number>;
  find(reference: string): Promise<Stored | undefined>;
  queue(now: Date): Promise<Queue>;
  ages(): Promise<Ages>;
  /**
   * Looks for a person's e-mail address, however it is spelled.
   * @returns references: of what has it as its e-mail address, and of what says it elsewhere
   */
  lookFor(email: string, say?: Progress): Promise<{ theirs: string[]; mentioning: string[] }>;
  /**
   * Writes all of it as of now into one new file, while others go on writing.
   * @throws StoreError when the file exists or cannot be written, or when the database has its own means
   */
  backup(file: string): Promise<void>;
  close(): Promise<void>;
}

/** Mails that are to be sent; promises as in {@link Store}. */
export interface Outbox {
  /**
   * Takes up to `count` mails that are due, oldest first. Nobody else gets them before they are settled or
   * {@link leaseMs} have passed.
   */
  claim(now: Date, count: number): Promise<Stored[]>;
  settle(id: string, outcome: Outcome): Promise<void>;
}

/** Every promise is fulfilled once the change survives a power cut, and rejected with a StoreError when it failed. */
export interface Store extends StoreReader, Outbox {
  /**
   * Stores a submission together with its delivery. The same key with the same content stores nothing and gives the
   * first submission back; without a key, so does the same content without a key within ten minutes.
   * @param confirmTo mailbox to which it is confirmed, unless it was written to within {@link confirmingMs}
   * @throws KeyReusedError when the key came before with other content
   */
  accept(submission: Submission, confirmTo?: string): Promise<Accepted>;
  /** Mails to those who sent something; a submission that is claimed here has its confirmation for delivery. */
  readonly confirmations: Outbox;
  /** Makes a submission's mail due anew, whatever became of it. @returns whether there is such a submission */
  resend(reference: string, now: Date): Promise<boolean>;
  /**
   * Has a submission count as mailed from now on, unless it does already.
   * @returns whether there is such a submission
   */
  markHandled(reference: string, now: Date): Promise<boolean>;
  /**
   * Deletes what was mailed before this time, and spam that came before it; never what is due or held.
   * @returns how many submissions
   */
  purge(before: Date): Promise<number>;
  /**
   * Deletes every submission of a person so that no byte of it stays in the store.
   * @returns their references
   */
  erase(whose: Person, say?: Progress): Promise<string[]>;
  /** Fulfilled with why, once and for good, when nothing can be stored any more and the process must end. */
  readonly broken: Promise<StoreError>;
}

/** Longer than any attempt may take. */
export const leaseMs = 120_000;

/** Without a key, the same content within this time is the same submission. */
export const sameContentMs = 10 * 60_000;

/** To one mailbox at most one confirmation goes out within this time. */
export const confirmingMs = 3_600_000;

/** Longest wait between two attempts, jitter included. */
export const longestWaitMs = 72 * 60_000;

/** Most likely spam: kept for the operator to look at, not mailed. */
export function isSpam({ marks }: Pick<Submission, 'marks'>): boolean {
  return marks.includes('honeypot');
}

/** The store cannot be used. The message is one line in our own words, fit for a log. */
export class StoreError extends Error {
  override name = 'StoreError';
}

/** An idempotency key came a second time with other content. */
export class KeyReusedError extends Error {
  override name = 'KeyReusedError';
}
