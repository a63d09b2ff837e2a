import type { MailError, Stored } from '../store/store.ts';
import type { MailServer } from './mail-server.ts';

export interface Addresses {
  from: string;
  to: readonly string[];
}

/** The settings SMTP_URL, MAIL_FROM, MAIL_TO and MAIL_CONFIRMATION. */
export interface MailSettings extends Addresses {
  server: MailServer;
  confirms: boolean;
}

export interface Mail {
  messageId: string;
  from: { name: string; address: string };
  to: string[];
  /**
   * The visitor's address, if it is plain; in a confirmation the company's. Apart from a confirmation's `to`, no other
   * header has a visitor's text.
   */
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  isAnswer?: true;
}

export interface MailKind {
  write(submission: Stored): Promise<Mail>;
  /** Milliseconds after the submission, after which the mail is not sent any more. */
  latest?: number;
  /** Whether retrying is useless. */
  isOver(reason: MailError, submission: Stored, at: Date): boolean;
  events: { sent: 'mailed' | 'confirmed'; failed: 'not_mailed' | 'not_confirmed' };
}
