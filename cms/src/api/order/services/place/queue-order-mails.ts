import type { Trx } from '../../../../database/connection';
import { sendsMail } from '../../../../platform/mail/deliver';
import { queueMail } from '../../../../platform/mail/queue-mail';
import { confirmationMail, newOrderMail } from '../../domain/order-mail';
import type { OrderRecord } from '../../domain/order-view';
import { currentTexts, orderMailFacts } from '../order-mail-facts';
import { queueOrderMail } from '../queue-order-mail';

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
