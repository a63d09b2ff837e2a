import { company } from '../../domain/company.ts';
import { postalAddresses } from '../../domain/postal-addresses.ts';
import { dayMs } from '../../helpers/durations.ts';
import { interpolate } from '../../i18n/interpolate.ts';
import { defaultLanguage, isLanguage, siteLanguageFor } from '../../i18n/languages.ts';
import { siteMessages } from '../../i18n/messages/site-messages.ts';
import { wizardMessages } from '../../i18n/messages/wizard-messages.ts';
import { mailboxKey, senderEmail } from '../store/email-key.ts';
import type { StoredSubmission, Submission } from '../store/store.ts';
import { emailDomain, toHeaderAddress } from './email-address.ts';
import {
  isCompanyMailbox,
  type Mail,
  type MailAddresses,
  type MailType,
  serverFailures,
} from './mail.ts';

/** A later confirmation would puzzle its recipient. */
const maxAgeMs = dayMs;

/**
 * Finds the mailbox by which confirmations are counted; the mail goes to the address as typed.
 * No confirmation goes to a marked submission or to an unusual address, because anyone can type
 * another person's address. None goes to the company's own mailboxes, because these may answer by
 * themselves.
 * @returns undefined when nothing is confirmed
 */
export function confirmationMailboxKey(
  { marks, payload: { email } }: Submission,
  addresses: MailAddresses,
): string | undefined {
  const isUnusual = toHeaderAddress(email) === undefined;
  if (marks.length > 0 || isUnusual || isCompanyMailbox(email, addresses)) return undefined;
  return mailboxKey(email);
}

/**
 * The mail that confirms a submission to its sender. It is not tried again when the mail server
 * refuses the message or the address. When the server takes it but does not answer, it may have
 * arrived each time, so it is tried six times at most, in about a quarter of an hour.
 */
export function confirmationMailType({ from }: MailAddresses): MailType {
  return {
    compose: (submission) => composeConfirmationMail(submission, from),
    maxAgeMs,
    sharedFailures: new Set(serverFailures),
    shouldGiveUp: (code, { mail }) =>
      code === 'message_refused' ||
      code === 'address_refused' ||
      (code === 'timeout' && mail.attempts >= 5),
    events: { sent: 'confirmed', failed: 'not_confirmed' },
  };
}

/**
 * Writes a confirmation. It quotes nothing that was typed: otherwise anyone could use it to mail
 * any text to anyone.
 */
export async function composeConfirmationMail(
  submission: Omit<StoredSubmission, 'mail'>,
  from: string,
): Promise<Mail> {
  const { id, reference, payload } = submission;
  const email = senderEmail(payload);
  const { language, title, text } = await confirmationMailTexts(submission);
  const { confirmation, mail } = await wizardMessages(language);
  const { greeting, thanks, questions, notYou } = mail;
  const contactDetails = { phone: company.phone.text, email: company.email };
  return {
    messageId: `<confirmation-${id}@${emailDomain(from)}>`,
    from: { name: company.name, address: from },
    to: [toHeaderAddress(email) ?? email],
    replyTo: { name: '', address: company.email },
    subject: `${company.name}: ${title}`,
    text: `${[
      greeting,
      `${title}. ${thanks}`,
      `${confirmation.reference}: ${reference}`,
      text,
      interpolate(questions, contactDetails),
      notYou,
      `${company.name}\n${postalAddresses[language]}`,
    ].join('\n\n')}\n`,
    isAutoReply: true,
  };
}

/** The site's texts after sending. The contact form has fewer languages than the wizard. */
async function confirmationMailTexts(submission: Pick<StoredSubmission, 'kind' | 'language'>) {
  const language = isLanguage(submission.language) ? submission.language : defaultLanguage;
  if (submission.kind === 'loan') {
    const { confirmation, afterSending } = await wizardMessages(language);
    return { language, title: confirmation.title, text: afterSending.nextSteps };
  }
  const siteLanguage = siteLanguageFor(language);
  const { formPages, contact } = await siteMessages(siteLanguage);
  return {
    language: siteLanguage,
    title: formPages.messageReceived,
    text: contact.toasts.sent.description,
  };
}
