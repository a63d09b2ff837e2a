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
import type { Submission } from '../store/store.ts';
import type { Addresses, Mail, MailKind } from './mail.ts';
import { domainOf, isPlainAddress } from './mail-address.ts';

/** Milliseconds; somebody who hears of us later wonders what it is about. */
const latest = 24 * 3_600_000;

/**
 * The mailbox that a submission is confirmed to. Nobody is written to where something is odd, since anyone can type
 * anyone's address, nor are we ourselves, who might answer.
 */
export function recipientOf(
  { marks, payload: { email } }: Submission,
  { from, to }: Addresses,
): string | undefined {
  const recipient = mailboxOf(email);
  const own = [from, ...to, company.email].map(mailboxOf);
  const isFit = marks.length === 0 && isPlainAddress(email) && !own.includes(recipient);
  return isFit ? recipient : undefined;
}

/** Capitals, and what stands behind a plus sign, lead to the same one. */
function mailboxOf(address: string): string {
  return address.toLowerCase().replace(/^([^+@]*)\+[^@]*@/, '$1@');
}

/** Confirms submissions to their senders; a mail server that does not know the address is not asked again. */
export function toSenders({ from }: Addresses): MailKind {
  return {
    write: (submission) => confirmationOf(submission, from),
    latest,
    isOver: (reason) => reason === 'message_refused' || reason === 'address_refused',
    events: { sent: 'confirmed', failed: 'not_confirmed' },
  };
}

/**
 * The mail to the sender, in the language of their page. Of what they sent it has only the reference: else anyone could
 * have us mail their words to anyone.
 */
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

/** What the site says when it has taken something in. The contact form is in fewer languages than the wizard. */
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
