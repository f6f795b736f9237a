import { fulfillmentLabel, knownFulfillment, type FulfillmentChange } from '@shop/contract';
import type { Trx } from '../../../../database/connection';
import { conflict } from '../../../../platform/http/http-error';
import { currentActor } from '../../../../platform/access/current-actor';
import { withdrawUnsentMails } from '../../../../platform/mail/queue-mail';
import {
  fulfillmentEffect,
  fulfillmentFault,
  fulfillmentNote,
  isForward,
  type FulfillmentEffect,
} from '../../domain/fulfillment/fulfillment-effect';
import type { OrderRecord } from '../../domain/order-view';
import { fulfillmentMail, fulfillmentMailKinds } from '../../domain/fulfillment/fulfillment-mail';
import { recordEvent } from '../order-events';
import { eventsIn, lockOrder, ordersIn } from '../order-records';
import { queueOrderMail } from '../queue-order-mail';
import { staleStep } from '../stale-order';

/** Queues the mail that tells the customer where her order is now. */
async function queueFulfillmentMail(trx: Trx, order: OrderRecord, at: Date): Promise<void> {
  const step = knownFulfillment(order.fulfillment);
  if (step === 'to_prepare') return;
  const build = fulfillmentMail.bind(null, step);
  await queueOrderMail(trx, order, { kind: fulfillmentMailKinds[step], build, at });
}

/** Drops the mails of steps that were taken back before they left. */
async function withdrawStepMails(trx: Trx, { orderNumber }: OrderRecord): Promise<void> {
  for (const kind of Object.values(fulfillmentMailKinds)) await withdrawUnsentMails(trx, orderNumber, kind);
}

async function applyEffect(trx: Trx, order: OrderRecord, effect: FulfillmentEffect, at: Date): Promise<void> {
  await ordersIn(trx).update({ id: order.id }, effect);
  await recordEvent(trx, order.id, {
    type: 'fulfillment',
    at,
    from: order.fulfillment,
    to: effect.fulfillment,
    note: fulfillmentNote(order, effect),
  });
}

/** Returns whether the caller has taken exactly this step already: she repeats a call whose answer was lost. */
async function isRepeated(trx: Trx, order: OrderRecord, change: FulfillmentChange): Promise<boolean> {
  if (fulfillmentEffect(order, change, new Date())) return false;
  const last = await eventsIn(trx).one({ orderId: order.id, type: 'fulfillment' }, { orderBy: ['-id'] });
  return last?.actor === currentActor().name && last.from === change.expectedFulfillment;
}

async function checkUnchanged(trx: Trx, order: OrderRecord, change: FulfillmentChange) {
  const { expectedFulfillment } = change;
  if (!expectedFulfillment || expectedFulfillment === order.fulfillment) return;
  if (await isRepeated(trx, order, change)) return;
  const now = fulfillmentLabel(order.fulfillment, order.deliveryMethod);
  throw await staleStep(trx, order, 'fulfillment', now);
}

/** Goods that came back, or are taken from stock anew. */
export const BACK_IN_THE_SHOP = { fulfillment: 'to_prepare', notify: false } as const;

/** Says where the goods of a locked order are, inside the caller's transaction; throws 409 for an impossible step. */
export async function changeFulfillmentIn(
  trx: Trx,
  order: OrderRecord,
  change: FulfillmentChange,
): Promise<OrderRecord> {
  await checkUnchanged(trx, order, change);
  const at = new Date();
  const fault = fulfillmentFault(order, change, at);
  if (fault) throw conflict(fault);
  const effect = fulfillmentEffect(order, change, at);
  if (!effect) return order;
  await applyEffect(trx, order, effect, at);
  const changed = await lockOrder(trx, order.documentId);
  if (!isForward(order, change)) await withdrawStepMails(trx, changed);
  else if (change.notify !== false) await queueFulfillmentMail(trx, changed, at);
  return changed;
}
