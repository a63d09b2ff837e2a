import { company } from '../../domain/company.ts';
import { mailboxKey } from '../store/email-key.ts';
import type { ClaimedSubmission, MailErrorCode } from '../store/store.ts';
import type { SmtpServer } from './smtp-url.ts';

export interface MailAddresses {
  from: string;
  to: readonly string[];
}

/** The settings SMTP_URL, MAIL_FROM, MAIL_TO and MAIL_CONFIRMATION. */
export interface MailSettings extends MailAddresses {
  server: SmtpServer;
  sendsConfirmations: boolean;
}

export interface Mail {
  messageId: string;
  from: { name: string; address: string };
  to: string[];
  /**
   * Where a reply goes. In a mail to the staff this is the visitor's address, unless it is unusual
   * or the company's own; in a confirmation it is the company's. Besides the `to` of a
   * confirmation, no other header has a text that a visitor typed.
   */
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  isAutoReply?: true;
}

/** Whether an address that a visitor typed is the company's. */
export function isCompanyMailbox(email: string, { from, to }: MailAddresses): boolean {
  return [from, ...to, company.email].some((address) => mailboxKey(address) === mailboxKey(email));
}

/** Failures of the mail server itself: the next mail would fail, too, to any recipient. */
export const serverFailures: readonly MailErrorCode[] = [
  'connection',
  'machine_refused',
  'name_refused',
  'tls',
  'login_refused',
  'sender_refused',
];

export interface MailType {
  compose(claimed: ClaimedSubmission): Promise<Mail>;
  /** Milliseconds after the submission, after which the mail is not sent any more. */
  maxAgeMs?: number;
  /** Those that the next mail of the type would share, and that therefore pause its queue. */
  sharedFailures: ReadonlySet<MailErrorCode>;
  /** Whether retrying is useless. */
  shouldGiveUp(code: MailErrorCode, claimed: ClaimedSubmission, at: Date): boolean;
  events: { sent: 'mailed' | 'confirmed'; failed: 'not_mailed' | 'not_confirmed' };
}
