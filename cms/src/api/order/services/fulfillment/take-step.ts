import { formatMoney, moneyState, type BulkFulfillment, type FulfillmentChange } from '@shop/contract';
import type { Trx } from '../../../../database/connection';
import { bulkAction } from '../../../../platform/edits/bulk-action';
import { lockOrder } from '../order-records';
import { staleMoney } from '../stale-order';
import { changeStatusIn } from '../status/change-status';
import { undoable } from '../undo/keep-step';
import { changeFulfillmentIn } from './change-fulfillment';

/** Throws 409 unless exactly these pesos are what an order still has to be paid with. */
async function checkDue(trx: Trx, documentId: string, collected: number): Promise<void> {
  const order = await lockOrder(trx, documentId);
  const { due } = moneyState(order);
  if (due === collected && order.status !== 'paid') return;
  throw await staleMoney(trx, order, `falta cobrar ${formatMoney(due)}`);
}

/** Says where the goods are, and that the money came where the buyer paid as she took them. */
async function takeStep(trx: Trx, documentId: string, { collected, ...change }: FulfillmentChange) {
  const order = await changeFulfillmentIn(trx, documentId, change);
  if (collected === undefined) return { order };
  await checkDue(trx, documentId, collected);
  return changeStatusIn(trx, documentId, { status: 'paid', notify: change.notify });
}

/** Takes an order one step towards its customer, with one undo for goods and money; a repeated call changes nothing more. */
export const changeFulfillment = (documentId: string, change: FulfillmentChange) =>
  undoable(documentId, (trx) => takeStep(trx, documentId, change));

export const changeFulfillments = ({ ids, seen = {}, ...change }: BulkFulfillment) =>
  bulkAction(ids, (id) => changeFulfillment(id, { ...change, expectedFulfillment: seen[id] }));
