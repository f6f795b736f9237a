import type { CheckoutContent, ShopSetting } from '@shop/contract';
import type { Trx } from '../../../../database/connection';
import { publicUrl } from '../../../../settings/environment';
import { sendsMail } from '../../../../platform/mail/deliver';
import { queueMail } from '../../../../platform/mail/queue-mail';
import { confirmationMail, newOrderMail } from '../../domain/order-mail';
import { asOrder, type OrderRecord } from '../../domain/order-view';
import { createTrackingToken } from '../track/tracking-token';

type Shop = { shop: ShopSetting; checkout: CheckoutContent; at: Date };

const mailOf = (order: OrderRecord, { shop, checkout }: Shop) => ({
  ...{ order: asOrder(order), shop, checkout },
  ...{ linkToken: createTrackingToken(order), shopUrl: publicUrl() },
});

/** Queues the confirmation to the client of an order, if she left an address and the shop has a mail server. */
export async function queueConfirmation(trx: Trx, order: OrderRecord, shop: Shop): Promise<void> {
  if (!sendsMail() || !order.email) return;
  const mail = confirmationMail(mailOf(order, shop));
  await queueMail(trx, { kind: 'order-placed', orderNumber: order.orderNumber, ...mail }, shop.at);
}

/** Queues the confirmation to the shopper and the notice to the owner, if the shop has a mail server. */
export async function queueOrderMails(trx: Trx, order: OrderRecord, shop: Shop): Promise<void> {
  if (!sendsMail()) return;
  await queueConfirmation(trx, order, shop);
  const notice = newOrderMail(mailOf(order, shop));
  await queueMail(trx, { kind: 'order-notice', orderNumber: order.orderNumber, ...notice }, shop.at);
}
