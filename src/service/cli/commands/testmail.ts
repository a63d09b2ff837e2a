import type { MailSettings } from '../../mail/mail.ts';
import type { Settings } from '../../settings.ts';
import { InboxError, type Terminal } from '../terminal.ts';

export async function sendTestMail(
  { mail, alarmTo }: Settings,
  { write }: Terminal,
): Promise<void> {
  if (!mail) throw new InboxError('No mail server is set: set SMTP_URL, MAIL_FROM and MAIL_TO');
  const to = [...new Set([...mail.to, ...alarmTo])];
  await notify(mail, to, 'test mail', 'Mails of this service arrive here.\n');
  const { host, port } = mail.server;
  await write(`${host}:${port} took the mail: now look into each mailbox (${to.join(', ')})\n`);
}

/** @throws InboxError when the server does not take the mail for every address */
export async function notify(
  mail: MailSettings,
  to: readonly string[],
  subject: string,
  text: string,
): Promise<void> {
  // Loaded on demand: Nodemailer takes 28 MB.
  const { SendError, sendNotice } = await import('../../mail/smtp.ts');
  const { host, port } = mail.server;
  const refused = await sendNotice(mail, to, subject, text).catch((error: unknown) => {
    const reason = error instanceof SendError ? error.reason : 'unknown';
    throw new InboxError(
      `${host}:${port} did not take the mail (${reason}): see docs/operating/watch.md, Mail`,
    );
  });
  if (refused > 0)
    throw new InboxError(`${host}:${port} refused ${refused} of ${to.length} addresses`);
}
