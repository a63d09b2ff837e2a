import { company } from '../../domain/company.ts';
import { indentLines } from '../../domain/printable-text.ts';
import { dayMs } from '../../helpers/durations.ts';
import { formatCount, formatMoney } from '../../i18n/format.ts';
import { interpolate } from '../../i18n/interpolate.ts';
import { dateLocaleOf, defaultLanguage, languages } from '../../i18n/languages.ts';
import { siteMessages } from '../../i18n/messages/site-messages.ts';
import { wizardMessages } from '../../i18n/messages/wizard-messages.ts';
import { operatorMessages as texts } from '../../i18n/operator-messages.ts';
import type { ClaimedMail, Submission } from '../store/store.ts';
import { emailDomain, toHeaderAddress } from './email-address.ts';
import { isCompanyMailbox, type Mail, type MailAddresses, type MailType } from './mail.ts';

const wizard = await wizardMessages(defaultLanguage);
const site = await siteMessages(defaultLanguage);

const giveUpAfterMs = 5 * dayMs;

/**
 * The mail that tells the operator of a submission. It is held once its message is refused, or
 * after five days of failures.
 */
export function operatorMailType(addresses: MailAddresses): MailType {
  return {
    compose: async (claimed) => composeOperatorMail(claimed, addresses),
    shouldGiveUp: (reason, { mail }, at) =>
      reason === 'message_refused' ||
      at.getTime() - (mail.failingSince ?? at).getTime() >= giveUpAfterMs,
    events: { sent: 'mailed', failed: 'not_mailed' },
  };
}

/**
 * Writes the operator's mail. The same submission gives the same mail, so that a mailbox can drop
 * one that a crash repeated. A mail that the operator resends has a `Message-ID` of its own: many
 * mailboxes drop what they know.
 */
export function composeOperatorMail(claimed: ClaimedMail, addresses: MailAddresses): Mail {
  const { id, reference, kind, marks, payload, mail } = claimed;
  const { from, to } = addresses;
  const resendSuffix = mail.resentAt ? `.${mail.resentAt.getTime()}` : '';
  // A reply to a mailbox of the company would not reach the visitor.
  const replyTo = isCompanyMailbox(payload.email, addresses)
    ? undefined
    : toHeaderAddress(payload.email);
  const marksSuffix = marks.length > 0 ? ` [${formatMarks(claimed)}]` : '';
  return {
    messageId: `<${id}${resendSuffix}@${emailDomain(from)}>`,
    from: { name: company.name, address: from },
    to: [...to],
    ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
    subject: interpolate(texts.subjects[kind], { company: company.name, reference }) + marksSuffix,
    text: formatText(claimed),
  };
}

function formatText(submission: Submission): string {
  const { reference, receivedAt, language, channel, marks } = submission;
  const head: [string, string][] = [
    [texts.reference, reference],
    [texts.receivedAt, formatReceivedAt(receivedAt)],
    [texts.language, languages[language].label],
    [texts.channel, texts.channels[channel]],
    ...(marks.length > 0 ? [[texts.attention, formatMarks(submission)] as [string, string]] : []),
  ];
  return `${formatRows(head)}\n\n${formatRows(labelledFields(submission))}\n`;
}

function formatRows(rows: readonly (readonly [label: string, value: string])[]): string {
  const lines = rows.map(([label, value]) => {
    const text = indentLines(value, 2);
    return `${label}:${text.startsWith('\n') ? '' : ' '}${text}`;
  });
  return lines.join('\n');
}

function labelledFields({ kind, payload }: Submission): [string, string][] {
  if (kind === 'message') {
    const { name, email, subject, message } = site.contact.fields;
    return [
      [name, payload.name],
      [email, payload.email],
      [subject, payload.subject],
      [message, `\n${payload.message}`],
    ];
  }
  const { amount, duration, ...fields } = payload;
  const decimals = Number.isInteger(amount) ? 0 : 2;
  // An older version may have stored a field that has no label any more.
  const labels: Readonly<Record<string, string | undefined>> = wizard.fields;
  return [
    [wizard.fields.amount, formatMoney(amount, defaultLanguage, decimals)],
    [wizard.fields.duration, formatCount(duration, wizard.estimate.months, defaultLanguage)],
    ...Object.entries(fields).map(([field, value]): [string, string] => [
      labels[field] ?? field,
      value,
    ]),
  ];
}

function formatMarks({ marks }: Submission): string {
  return marks.map((mark) => texts.marks[mark]).join(', ');
}

function formatReceivedAt(receivedAt: Date): string {
  return new Intl.DateTimeFormat(dateLocaleOf(languages[defaultLanguage]), {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: company.timeZone,
  }).format(receivedAt);
}
