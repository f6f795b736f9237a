import type { MailKind } from '@shop/contract';
import type { Trx } from '../../../database/connection';
import { sendsMail } from '../../../platform/mail/deliver';
import type { Mail } from '../../../platform/mail/new-mail';
import { queueMail } from '../../../platform/mail/queue-mail';
import { confirmationMail, newOrderMail, type OrderMail } from '../domain/order-mail';
import type { OrderRecord } from '../domain/order-view';
import { currentTexts, orderMailFacts } from './order-mail-facts';

type OrderMessage = {
  kind: MailKind;
  build: (facts: OrderMail) => Mail;
  at: Date;
};

/** Queues a mail to the customer of an order; returns false when she left no address or the shop has no mail server. */
export async function queueOrderMail(
  trx: Trx,
  order: OrderRecord,
  { kind, build, at }: OrderMessage,
): Promise<boolean> {
  if (!order.email || !sendsMail()) return false;
  const mail = build(orderMailFacts(order, await currentTexts()));
  await queueMail(trx, { kind, orderNumber: order.orderNumber, ...mail }, at);
  return true;
}

/** Queues the confirmation to the client of an order. */
export const queueConfirmation = (trx: Trx, order: OrderRecord, at: Date): Promise<boolean> =>
  queueOrderMail(trx, order, { kind: 'order-placed', build: confirmationMail, at });

/** Queues the confirmation to the shopper and the notice to the owner, if the shop has a mail server. */
export async function queueOrderMails(trx: Trx, order: OrderRecord, at: Date): Promise<void> {
  if (!sendsMail()) return;
  await queueConfirmation(trx, order, at);
  const notice = newOrderMail(orderMailFacts(order, await currentTexts()));
  await queueMail(trx, { kind: 'order-notice', orderNumber: order.orderNumber, ...notice }, at);
}
