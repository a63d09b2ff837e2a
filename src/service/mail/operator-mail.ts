import { company } from '../../domain/company.ts';
import { formatCount, formatMoney, interpolate } from '../../i18n/format.ts';
import { defaultLanguage, languages } from '../../i18n/languages.ts';
import { siteMessages } from '../../i18n/messages/site-messages.ts';
import { wizardMessages } from '../../i18n/messages/wizard-messages.ts';
import { operatorMessages as texts } from '../../i18n/operator-messages.ts';
import { indent } from '../log/printable.ts';
import type { StoredSubmission, Submission } from '../store/store.ts';
import { emailDomain, isPlainAddress } from './email-address.ts';
import { isOurs, type Mail, type MailAddresses, type MailType } from './mail.ts';

const wizard = await wizardMessages(defaultLanguage);
const site = await siteMessages(defaultLanguage);

const giveUpAfterMs = 5 * 24 * 3_600_000;

/** A mail is held once its message is refused, or after five days of failures. */
export function operatorMailType(addresses: MailAddresses): MailType {
  return {
    write: async (submission) => composeOperatorMail(submission, addresses),
    isOver: (reason, { delivery }, at) =>
      reason === 'message_refused' ||
      at.getTime() - Date.parse(delivery?.failingSince ?? at.toISOString()) >= giveUpAfterMs,
    events: { sent: 'mailed', failed: 'not_mailed' },
  };
}

/**
 * The same submission gives the same mail, so that a mailbox can drop one that a crash repeated. A mail that the operator
 * resends has a `Message-ID` of its own: many mailboxes drop what they know.
 */
export function composeOperatorMail(
  submission: Submission & Partial<Pick<StoredSubmission, 'delivery'>>,
  addresses: MailAddresses,
): Mail {
  const { id, reference, kind, marks, payload, delivery } = submission;
  const { from, to } = addresses;
  const again = delivery?.resentAt ? `.${Date.parse(delivery.resentAt)}` : '';
  // A reply to one of our own addresses would not reach the visitor.
  const canReplyTo = isPlainAddress(payload.email) && !isOurs(payload.email, addresses);
  const attention = marks.length > 0 ? ` [${marksIn(submission)}]` : '';
  return {
    messageId: `<${id}${again}@${emailDomain(from)}>`,
    from: { name: company.name, address: from },
    to: [...to],
    ...(canReplyTo ? { replyTo: { name: '', address: payload.email } } : {}),
    subject: interpolate(texts.subjects[kind], { company: company.name, reference }) + attention,
    text: textOf(submission),
  };
}

function textOf(submission: Submission): string {
  const { reference, receivedAt, language, channel, marks } = submission;
  const about = [
    [texts.reference, reference],
    [texts.receivedAt, localTime(receivedAt)],
    [texts.language, languages[language].label],
    [texts.channel, texts.channels[channel]],
    ...(marks.length > 0 ? [[texts.attention, marksIn(submission)]] : []),
  ];
  const lines = [...about, [], ...fieldsOf(submission)].map(([label, value]) => {
    if (label === undefined) return '';
    const text = indent(value, 2);
    return `${label}:${text.startsWith('\n') ? '' : ' '}${text}`;
  });
  return `${lines.join('\n')}\n`;
}

function fieldsOf({ kind, payload }: Submission): [string, string][] {
  if (kind === 'message') {
    const { name, email, subject, message } = site.contact.fields;
    return [
      [name, payload.name],
      [email, payload.email],
      [subject, payload.subject],
      [message, `\n${payload.message}`],
    ];
  }
  const { amount, duration, ...texts } = payload;
  const decimals = Number.isInteger(amount) ? 0 : 2;
  return [
    [wizard.fields.amount, formatMoney(amount, defaultLanguage, decimals)],
    [wizard.fields.duration, formatCount(duration, wizard.estimate.months, defaultLanguage)],
    ...Object.entries(texts).map(
      ([field, value]) => [wizard.fields[field as keyof typeof texts], value] as [string, string],
    ),
  ];
}

function marksIn({ marks }: Submission): string {
  return marks.map((mark) => texts.marks[mark]).join(', ');
}

function localTime(receivedAt: string): string {
  return new Intl.DateTimeFormat(languages[defaultLanguage].dates, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: company.timeZone,
  }).format(new Date(receivedAt));
}
