import { knownFulfillment } from '@shop/contract';
import type { Trx } from '../../../../database/connection';
import { sendsMail } from '../../../../platform/mail/deliver';
import { queueMail } from '../../../../platform/mail/queue-mail';
import { shopSetting, siteContent } from '../../../../platform/services';
import { publicUrl } from '../../../../settings/environment';
import { fulfillmentMail, fulfillmentMailKinds } from '../../domain/fulfillment/fulfillment-mail';
import { asOrder, type OrderRecord } from '../../domain/order-view';
import { createTrackingToken } from '../track/tracking-token';

/** Queues the mail that tells the customer where her order is now. */
export async function queueFulfillmentMail(trx: Trx, order: OrderRecord, at: Date): Promise<void> {
  const step = knownFulfillment(order.fulfillment);
  if (step === 'to_prepare' || !order.email || !sendsMail()) return;
  const [shop, { checkout }] = [await shopSetting().current(), await siteContent().current()];
  const { orderNumber } = order;
  const facts = { order: asOrder(order), shop, checkout, shopUrl: publicUrl() };
  const mail = fulfillmentMail(step, { ...facts, linkToken: createTrackingToken(order) });
  await queueMail(trx, { kind: fulfillmentMailKinds[step], orderNumber, ...mail }, at);
}
