import type { FastifyBaseLogger } from 'fastify';
import type { Store } from '../store/store.ts';
import { confirmationMailType } from './confirmation.ts';
import { type DeliveryWorker, startDeliveryWorker } from './delivery-worker.ts';
import type { MailSettings } from './mail.ts';
import { operatorMailType } from './operator-mail.ts';
import { createSender, createTransporter } from './smtp.ts';

export function startMailWorkers(
  mail: MailSettings,
  store: Store,
  log: FastifyBaseLogger,
): DeliveryWorker[] {
  const send = createSender(createTransporter(mail.server));
  const shared = { send, clock: () => new Date(), random: Math.random, log };
  const operatorMail = startDeliveryWorker({
    ...shared,
    outbox: store,
    mailType: operatorMailType(mail),
  });
  if (!mail.sendsConfirmations) return [operatorMail];
  return [
    operatorMail,
    startDeliveryWorker({
      ...shared,
      outbox: store.confirmations,
      mailType: confirmationMailType(mail),
    }),
  ];
}
