import type { Trx } from '../../../../database/connection';
import { sendsMail } from '../../../../platform/mail/deliver';
import { queueMail } from '../../../../platform/mail/queue-mail';
import { confirmationMail, newOrderMail } from '../../domain/order-mail';
import type { OrderRecord } from '../../domain/order-view';
import { currentTexts, orderMailFacts, type ShopTexts } from '../order-mail-facts';

type Placed = ShopTexts & { at: Date };

/** Queues the confirmation to the client of an order, if she left an address and the shop has a mail server. */
export async function queueConfirmation(trx: Trx, order: OrderRecord, placed: Placed): Promise<void> {
  if (!sendsMail() || !order.email) return;
  const { templates } = await currentTexts();
  const mail = confirmationMail(orderMailFacts(order, { ...placed, templates }));
  await queueMail(trx, { kind: 'order-placed', orderNumber: order.orderNumber, ...mail }, placed.at);
}

/** Queues the confirmation to the shopper and the notice to the owner, if the shop has a mail server. */
export async function queueOrderMails(trx: Trx, order: OrderRecord, placed: Placed): Promise<void> {
  if (!sendsMail()) return;
  await queueConfirmation(trx, order, placed);
  const notice = newOrderMail(orderMailFacts(order, placed));
  await queueMail(trx, { kind: 'order-notice', orderNumber: order.orderNumber, ...notice }, placed.at);
}
