import { knownFulfillment } from '@shop/contract';
import type { Trx } from '../../../../database/connection';
import { fulfillmentMail, fulfillmentMailKinds } from '../../domain/fulfillment/fulfillment-mail';
import type { OrderRecord } from '../../domain/order-view';
import { queueOrderMail } from '../queue-order-mail';

/** Queues the mail that tells the customer where her order is now. */
export async function queueFulfillmentMail(trx: Trx, order: OrderRecord, at: Date): Promise<void> {
  const step = knownFulfillment(order.fulfillment);
  if (step === 'to_prepare') return;
  const build = fulfillmentMail.bind(null, step);
  await queueOrderMail(trx, order, { kind: fulfillmentMailKinds[step], build, at });
}
