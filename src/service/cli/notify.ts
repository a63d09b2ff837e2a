import { randomUUID } from 'node:crypto';
import { company } from '../../domain/company.ts';
import { emailDomain } from '../mail/email-address.ts';
import type { MailSettings } from '../mail/mail.ts';
import { InboxError } from './terminal.ts';

const timeoutMs = 60_000;

/**
 * Sends a mail about the service itself, at once.
 * @throws InboxError when the server does not take the mail for every address
 */
export async function notify(
  { server, from }: MailSettings,
  to: readonly string[],
  subject: string,
  text: string,
): Promise<void> {
  const { createSender, createTransporter, SendError } = await import('../mail/smtp.ts');
  const { host, port } = server;
  const transporter = createTransporter(server);
  const mail = {
    messageId: `<${randomUUID()}@${emailDomain(from)}>`,
    from: { name: company.name, address: from },
    to: [...to],
    subject: `${company.name}: ${subject}`,
    text,
  };
  const refused = await createSender(transporter)(mail, AbortSignal.timeout(timeoutMs))
    .catch((error: unknown) => {
      const code = error instanceof SendError ? error.code : 'unknown';
      throw new InboxError(
        `${host}:${port} did not take the mail (${code}): see docs/operating/watch.md, Mail`,
      );
    })
    .finally(() => transporter.close());
  if (refused > 0)
    throw new InboxError(`${host}:${port} refused ${refused} of ${to.length} addresses`);
}
