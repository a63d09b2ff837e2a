import { company, postalAddress } from '../../domain/company.ts';
import { fill } from '../../i18n/format.ts';
import {
  defaultLanguage,
  isSiteLanguage,
  type Language,
  type SiteLanguage,
} from '../../i18n/languages.ts';
import { siteMessages } from '../../i18n/messages/site-messages.ts';
import { wizardMessages } from '../../i18n/messages/wizard-messages.ts';
import { mailboxOf } from '../store/address-key.ts';
import type { Submission } from '../store/store.ts';
import { type Addresses, isOurs, type Mail, type MailKind } from './mail.ts';
import { domainOf, isPlainAddress } from './mail-address.ts';

/** Milliseconds. A later confirmation would puzzle its recipient. */
const latest = 24 * 3_600_000;

/**
 * The normalised mailbox, by which mails are counted; the mail goes to the address as typed. Marked submissions and
 * unusual addresses get none, because anyone can type anyone's address. Our own mailboxes get none, because they may
 * reply automatically.
 */
export function recipientOf(
  { marks, payload: { email } }: Submission,
  addresses: Addresses,
): string | undefined {
  if (marks.length > 0 || !isPlainAddress(email) || isOurs(email, addresses)) return undefined;
  return mailboxOf(email);
}

/**
 * A confirmation whose message or address the mail server refuses is not tried again. One that stays without an answer
 * may have arrived each time, so it is tried six times, in about a quarter of an hour.
 */
export function toSenders({ from }: Addresses): MailKind {
  return {
    write: (submission) => confirmationOf(submission, from),
    latest,
    isOver: (reason, { delivery }) =>
      reason === 'message_refused' ||
      reason === 'address_refused' ||
      (reason === 'timeout' && (delivery?.attempts ?? 0) >= 5),
    events: { sent: 'confirmed', failed: 'not_confirmed' },
  };
}

/** The confirmation quotes nothing that was typed: otherwise anyone could use it to mail any text to anyone. */
export async function confirmationOf(submission: Submission, from: string): Promise<Mail> {
  const { id, reference, payload } = submission;
  const { language, title, text } = await wordsOf(submission);
  const { confirmation, mail } = await wizardMessages(language);
  const { greeting, thanks, questions, notYou } = mail;
  const reach = { phone: company.phone.text, email: company.email };
  const { address } = await siteMessages(siteLanguageFor(language));
  return {
    messageId: `<confirmation-${id}@${domainOf(from)}>`,
    from: { name: company.name, address: from },
    to: [payload.email],
    replyTo: { name: '', address: company.email },
    subject: `${company.name}: ${title}`,
    text: `${[
      greeting,
      `${title}. ${thanks}`,
      `${confirmation.reference}: ${reference}`,
      text,
      fill(questions, reach),
      notYou,
      `${company.name}\n${postalAddress(address)}`,
    ].join('\n\n')}\n`,
    isAnswer: true,
  };
}

/** The site's texts after sending. The contact form has fewer languages than the wizard. */
async function wordsOf({ kind, language }: Submission) {
  if (kind === 'loan') {
    const { confirmation, mail } = await wizardMessages(language);
    return { language, title: confirmation.title, text: mail.loanText };
  }
  const own = siteLanguageFor(language);
  const { answers, contact } = await siteMessages(own);
  return { language: own, title: answers.messageReceived, text: contact.toasts.sent.description };
}

function siteLanguageFor(language: Language): SiteLanguage {
  return isSiteLanguage(language) ? language : defaultLanguage;
}
