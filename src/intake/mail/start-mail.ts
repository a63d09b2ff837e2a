import type { FastifyBaseLogger } from 'fastify';
import type { Store } from '../store/store.ts';
import { toSenders } from './confirmation.ts';
import { type Delivering, startDelivery } from './delivery.ts';
import type { MailSettings } from './mail.ts';
import { toOperator } from './operator-mail.ts';
import { createSender, transportTo } from './smtp.ts';

export function startMail(mail: MailSettings, store: Store, log: FastifyBaseLogger): Delivering[] {
  const send = createSender(transportTo(mail.server));
  const parts = { send, clock: () => new Date(), random: Math.random, log };
  const operatorMail = startDelivery({ ...parts, outbox: store, kind: toOperator(mail) });
  if (!mail.confirms) return [operatorMail];
  return [
    operatorMail,
    startDelivery({ ...parts, outbox: store.confirmations, kind: toSenders(mail) }),
  ];
}
