import type { CheckoutContent, ShopSetting } from '@shop/contract';
import type { Trx } from '../../../../database/connection';
import { publicUrl } from '../../../../settings/environment';
import { sendsMail } from '../../../../platform/mail/deliver';
import { queueMail } from '../../../../platform/mail/queue-mail';
import { confirmationMail, newOrderMail } from '../../domain/order-mail';
import { asOrder, type OrderRecord } from '../../domain/order-view';
import { createTrackingToken } from '../track/tracking-token';

type Shop = { shop: ShopSetting; checkout: CheckoutContent; at: Date };

/** Queues the confirmation to the shopper and the notice to the owner, if the shop has a mail server. */
export async function queueOrderMails(
  trx: Trx,
  order: OrderRecord,
  { shop, checkout, at }: Shop,
): Promise<void> {
  if (!sendsMail()) return;
  const { orderNumber } = order;
  const linkToken = createTrackingToken(order);
  const mail = { order: asOrder(order), shop, checkout, linkToken, shopUrl: publicUrl() };
  await queueMail(trx, { kind: 'order-placed', orderNumber, ...confirmationMail(mail) }, at);
  await queueMail(trx, { kind: 'order-notice', orderNumber, ...newOrderMail(mail) }, at);
}
