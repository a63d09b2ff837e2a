import type { MailSettings } from '../mail/mail.ts';
import { InboxError } from './terminal.ts';

/** @throws InboxError when the server does not take the mail for every address */
export async function notify(
  mail: MailSettings,
  to: readonly string[],
  subject: string,
  text: string,
): Promise<void> {
  // Loaded on demand: Nodemailer takes 28 MB.
  const { SendError, sendNotice } = await import('../mail/smtp.ts');
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
