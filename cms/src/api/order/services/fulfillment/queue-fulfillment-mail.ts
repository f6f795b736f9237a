import { knownFulfillment } from '@shop/contract';
import type { Trx } from '../../../../database/connection';
import { sendsMail } from '../../../../platform/mail/deliver';
import { queueMail } from '../../../../platform/mail/queue-mail';
import { fulfillmentMail, fulfillmentMailKinds } from '../../domain/fulfillment/fulfillment-mail';
import type { OrderRecord } from '../../domain/order-view';
import { currentTexts, orderMailFacts } from '../order-mail-facts';

/** Queues the mail that tells the customer where her order is now. */
export async function queueFulfillmentMail(trx: Trx, order: OrderRecord, at: Date): Promise<void> {
  const step = knownFulfillment(order.fulfillment);
  if (step === 'to_prepare' || !order.email || !sendsMail()) return;
  const mail = fulfillmentMail(step, orderMailFacts(order, await currentTexts()));
  await queueMail(trx, { kind: fulfillmentMailKinds[step], orderNumber: order.orderNumber, ...mail }, at);
}
