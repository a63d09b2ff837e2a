import { randomUUID } from 'node:crypto';
import { company } from '../../domain/company.ts';
import { emailDomain } from './email-address.ts';
import type { MailSettings } from './mail.ts';
import { createSender, createTransporter } from './smtp.ts';

const sendTimeoutMs = 60_000;

/** Sends a mail about the service itself, at once. @returns how many addresses were refused. @throws SendError */
export async function sendNotice(
  { server, from }: MailSettings,
  to: readonly string[],
  subject: string,
  text: string,
): Promise<number> {
  const transporter = createTransporter(server);
  const mail = {
    messageId: `<${randomUUID()}@${emailDomain(from)}>`,
    from: { name: company.name, address: from },
    to: [...to],
    subject: `${company.name}: ${subject}`,
    text,
  };
  try {
    return await createSender(transporter)(mail, AbortSignal.timeout(sendTimeoutMs));
  } finally {
    transporter.close();
  }
}
