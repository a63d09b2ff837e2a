/** `inbox testmail`. */
import type { Settings } from '../../settings.ts';
import { notify } from '../notify.ts';
import { InboxError, type Terminal } from '../terminal.ts';

/** Sends a test mail to MAIL_TO and ALARM_TO. @throws InboxError without a mail server */
export async function sendTestMail(
  { mail, ALARM_TO = [] }: Settings,
  { write }: Terminal,
): Promise<void> {
  if (!mail) throw new InboxError('No mail server is set: set SMTP_URL, MAIL_FROM and MAIL_TO');
  const to = [...new Set([...mail.to, ...ALARM_TO])];
  await notify(mail, to, 'test mail', 'Mails of this service arrive here.\n');
  const { host, port } = mail.server;
  await write(`${host}:${port} took the mail: now look into each mailbox (${to.join(', ')})\n`);
}
