import { company } from '../../domain/company.ts';
import { indentLines } from '../../domain/printable-text.ts';
import { dayMs } from '../../helpers/durations.ts';
import { formatCount, formatMoney } from '../../i18n/format.ts';
import { interpolate } from '../../i18n/interpolate.ts';
import { dateLocaleOf, defaultLanguage, isLanguage, languages } from '../../i18n/languages.ts';
import { siteMessages } from '../../i18n/messages/site-messages.ts';
import { wizardMessages } from '../../i18n/messages/wizard-messages.ts';
import { staffMailMessages as texts } from '../../i18n/staff-mail-messages.ts';
import { senderEmail } from '../store/email-key.ts';
import { isValidDate } from '../store/rows.ts';
import type { ClaimedSubmission, StoredSubmission } from '../store/store.ts';
import { emailDomain, toHeaderAddress } from './email-address.ts';
import {
  isCompanyMailbox,
  type Mail,
  type MailAddresses,
  type MailType,
  serverFailures,
} from './mail.ts';

const wizard = await wizardMessages(defaultLanguage);
const site = await siteMessages(defaultLanguage);

const giveUpAfterMs = 5 * dayMs;

/**
 * The mail that tells the staff of a submission. It is held once its message is refused, or after
 * five days of failures.
 */
export function staffMailType(addresses: MailAddresses): MailType {
  return {
    compose: async (claimed) => composeStaffMail(claimed, addresses),
    // All go to MAIL_TO.
    sharedFailures: new Set([...serverFailures, 'address_refused']),
    shouldGiveUp: (code, { mail }, at) =>
      code === 'message_refused' ||
      at.getTime() - (mail.failingSince ?? at).getTime() >= giveUpAfterMs,
    events: { sent: 'mailed', failed: 'not_mailed' },
  };
}

/**
 * Writes the mail to the staff. The same submission gives the same mail, so that a mailbox can drop
 * one that a crash repeated. A mail that the operator resends has a `Message-ID` of its own: many
 * mailboxes drop what they know.
 */
export function composeStaffMail(claimed: ClaimedSubmission, addresses: MailAddresses): Mail {
  const { id, reference, kind, marks, payload, mail } = claimed;
  const { from, to } = addresses;
  const resendSuffix = mail.resentAt ? `.${mail.resentAt.getTime()}` : '';
  const email = senderEmail(payload);
  // A reply to a mailbox of the company would not reach the visitor.
  const replyTo = isCompanyMailbox(email, addresses) ? undefined : toHeaderAddress(email);
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

function formatText(submission: StoredSubmission): string {
  const { reference, receivedAt, language, channel, marks } = submission;
  const head: [string, string][] = [
    [texts.reference, reference],
    [texts.receivedAt, formatReceivedAt(receivedAt)],
    [texts.language, isLanguage(language) ? languages[language].label : language],
    [texts.channel, texts.channels[channel]],
    ...(marks.length > 0 ? [[texts.attention, formatMarks(submission)] as [string, string]] : []),
  ];
  return `${formatRows(head)}\n\n${formatRows(labelledFields(submission))}\n`;
}

function formatRows(rows: readonly (readonly [label: string, value: unknown])[]): string {
  const lines = rows.map(([label, value]) => {
    const text = indentLines(value, 2);
    return `${label}:${text.startsWith('\n') ? '' : ' '}${text}`;
  });
  return lines.join('\n');
}

/** Every stored field. One that only an older version knew has no label, and is named as stored. */
function labelledFields({ kind, payload }: StoredSubmission): [label: string, value: unknown][] {
  const labels: Readonly<Record<string, string | undefined>> =
    kind === 'loan' ? wizard.fields : site.contact.fields;
  return Object.entries(payload).map(([field, value]) => [
    labels[field] ?? field,
    formatValue(field, value),
  ]);
}

/** Money and months with their unit, a message below its label, anything else as stored. */
function formatValue(field: string, value: unknown): unknown {
  if (field === 'amount' && typeof value === 'number')
    return formatMoney(value, defaultLanguage, Number.isInteger(value) ? 0 : 2);
  if (field === 'duration' && typeof value === 'number')
    return formatCount(value, wizard.estimate.months, defaultLanguage);
  return field === 'message' ? `\n${value}` : value;
}

function formatMarks({ marks }: StoredSubmission): string {
  const labels: Readonly<Record<string, string | undefined>> = texts.marks;
  return marks.map((mark) => labels[mark] ?? mark).join(', ');
}

function formatReceivedAt(receivedAt: Date): string {
  // The mail of a damaged row must go out, too.
  if (!isValidDate(receivedAt)) return '?';
  return new Intl.DateTimeFormat(dateLocaleOf(languages[defaultLanguage]), {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: company.timeZone,
  }).format(receivedAt);
}
