import type { FastifyBaseLogger } from 'fastify';
import type { Outbox, Store } from '../store/store.ts';
import { confirmationMailType } from './confirmation-mail.ts';
import type { MailSettings, MailType } from './mail.ts';
import { type MailWorker, startMailWorker } from './mail-worker.ts';
import { createSender, createTransporter } from './smtp.ts';
import { staffMailType } from './staff-mail.ts';

/**
 * A worker for mails to the staff, and one for confirmations if they are on. Both use the same
 * connections.
 */
export function startMailWorkers(
  mail: MailSettings,
  store: Store,
  log: FastifyBaseLogger,
): MailWorker[] {
  const send = createSender(createTransporter(mail.server));
  const start = (outbox: Outbox, mailType: MailType) =>
    startMailWorker({ outbox, mailType, send, log });
  return [
    start(store.staffMails, staffMailType(mail)),
    ...(mail.sendsConfirmations ? [start(store.confirmations, confirmationMailType(mail))] : []),
  ];
}
