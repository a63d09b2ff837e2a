import type { MailError, Stored } from '../store/store.ts';
import type { MailServer } from './mail-server.ts';

export interface Addresses {
  from: string;
  to: readonly string[];
}

/** What SMTP_URL, MAIL_FROM, MAIL_TO and MAIL_CONFIRMATION say. */
export interface MailSettings extends Addresses {
  server: MailServer;
  /** Whether senders get a mail, too. */
  confirms: boolean;
}

/** A mail as it is handed to the sender. */
export interface Mail {
  messageId: string;
  from: { name: string; address: string };
  to: string[];
  /** Of the visitor, when it is one plain address: all that a header ever takes from a submission. */
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  /** Whether it answers somebody who asked for no mail. */
  isAnswer?: true;
}

/** A kind of mail, and when to give one up. */
export interface MailKind {
  write(submission: Stored): Promise<Mail>;
  /** Milliseconds from when a submission came, after which its mail is not sent any more. */
  latest?: number;
  /** Whether nothing is gained by trying again. */
  isOver(reason: MailError, submission: Stored, at: Date): boolean;
  /** What the log says. */
  events: { sent: 'mailed' | 'confirmed'; failed: 'not_mailed' | 'not_confirmed' };
}
