import { formatMoney, moneyState, type BulkFulfillment, type FulfillmentChange } from '@shop/contract';
import type { Trx } from '../../../../database/connection';
import { bulkAction } from '../../../../platform/edits/bulk-action';
import { currentActor } from '../../../../platform/access/current-actor';
import type { OrderRecord } from '../../domain/order-view';
import { staffOrderWithHistory, unlessDeleted } from '../order-records';
import { standingEntries } from '../payments/order-payments';
import { staleMoney } from '../stale-order';
import { changeStatusIn } from '../status/change-status';
import { undoable } from '../undo/keep-step';
import { changeFulfillmentIn } from './change-fulfillment';

/** Throws 409 unless exactly these pesos are what an order still has to be paid with. */
async function checkDue(trx: Trx, order: OrderRecord, collected: number): Promise<void> {
  const { due } = moneyState(order);
  if (due === collected && order.status !== 'paid') return;
  throw await staleMoney(trx, order, `falta cobrar ${formatMoney(due)}`);
}

/** Returns whether the caller has taken exactly this step with its money already: she repeats a lost call. */
async function wasCollected(trx: Trx, before: OrderRecord, change: FulfillmentChange): Promise<boolean> {
  if (before.status !== 'paid' || before.fulfillment !== change.fulfillment) return false;
  const [last] = await standingEntries(trx, before.id);
  if (!last?.byStatus || last.kind !== 'payment') return false;
  return last.amount === change.collected && last.actor === currentActor().name;
}

/** Says where the goods are, and that the money came where the buyer paid as she took them. */
async function takeStep(trx: Trx, before: OrderRecord, step: FulfillmentChange) {
  const { collected, ...change } = step;
  const order = await changeFulfillmentIn(trx, before, change);
  if (collected === undefined || (await wasCollected(trx, before, step)))
    return { order: await staffOrderWithHistory(trx, order) };
  await checkDue(trx, order, collected);
  return changeStatusIn(trx, order.documentId, { status: 'paid', notify: change.notify });
}

/** Takes an order one step towards its customer, with one undo for goods and money; a repeated call changes nothing more. */
export const changeFulfillment = (documentId: string, change: FulfillmentChange) =>
  undoable(documentId, (trx, locked) => takeStep(trx, unlessDeleted(locked), change));

export const changeFulfillments = ({ ids, seen = {}, ...change }: BulkFulfillment) =>
  bulkAction(ids, (id) => changeFulfillment(id, { ...change, expectedFulfillment: seen[id] }));
