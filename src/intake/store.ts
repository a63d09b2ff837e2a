import type { ContactMessage } from '../contact/message.ts';
import type { Language } from '../i18n/languages.ts';
import type { LoanMark, LoanRequest } from '../loan/request.ts';

/** What a visitor sent, checked. */
export type Content =
  | { kind: 'loan'; payload: LoanRequest }
  | { kind: 'message'; payload: ContactMessage };

/** What an operator should know about a submission; a mark never keeps one from being stored. */
export type Mark = LoanMark | 'honeypot';

/** How a submission came: by script, or as a plain form. */
export type Channel = 'json' | 'form';

export type Submission = Content & {
  /** UUID, lower case. */
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

export interface StoreReader {
  /** Every submission, oldest first. */
  list(): Promise<Submission[]>;
  find(reference: string): Promise<Submission | undefined>;
  close(): Promise<void>;
}

export interface Store extends StoreReader {
  /**
   * Stores a submission; once the promise is fulfilled it survives a power cut. The same key with the same content
   * stores nothing and gives the first submission back.
   *
   * Asynchronous because group commit and PostgreSQL will stand behind it.
   * @throws KeyReusedError when the key came before with other content
   * @throws StoreError when it could not be stored
   */
  accept(submission: Submission): Promise<Accepted>;
}

/** The store cannot be used. The message is one line in our own words, fit for a log. */
export class StoreError extends Error {
  override name = 'StoreError';
}

/** An idempotency key came a second time with other content. */
export class KeyReusedError extends Error {
  override name = 'KeyReusedError';
}
