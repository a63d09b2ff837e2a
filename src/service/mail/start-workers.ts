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
  const parts = { send, clock: () => new Date(), random: Math.random, log };
  const operatorMail = startDeliveryWorker({
    ...parts,
    outbox: store,
    kind: operatorMailType(mail),
  });
  if (!mail.confirms) return [operatorMail];
  return [
    operatorMail,
    startDeliveryWorker({
      ...parts,
      outbox: store.confirmations,
      kind: confirmationMailType(mail),
    }),
  ];
}
