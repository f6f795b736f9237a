import {
  deletionNeedsAnswer,
  givingBackMessages,
  hasAnswer,
  isHandedOver,
  isStopped,
  type OrderDeletion,
} from '@shop/contract';
import type { Trx } from '../../../../database/connection';
import { records } from '../../../../database/gateway/records';
import { currentActor } from '../../../../platform/access/current-actor';
import { conflict } from '../../../../platform/http/http-error';
import { coupons } from '../../../coupon/services/coupon';
import { unitsFacts, type OrderRecord, type StoredOrder } from '../../domain/order-view';
import { giveUnitsBack, settleUnits } from '../giving-back/give-units-back';
import { recordEvent } from '../order-events';
import { eventsIn, lockOrder, NO_DEADLINE, ordersIn } from '../order-records';
import { checkUnchanged } from '../payments/order-payments';
import { recordRefundIn } from '../payments/record-payment';
import { changeStatusIn } from '../status/change-status';
import { staleOrder } from '../stale-order';
import { undoable } from '../undo/keep-step';

const needsAnswer = (order: OrderRecord): boolean => deletionNeedsAnswer({ ...order, ...unitsFacts(order) });

/** Cancels an order with what staff say about its money and units, so that the trash hides neither. */
async function giveBack(trx: Trx, order: OrderRecord, deletion: OrderDeletion): Promise<OrderRecord> {
  const { documentId, status } = order;
  const { refund = 'later', ...rest } = deletion;
  if (!hasAnswer(deletion) && !deletion.refund) throw conflict(givingBackMessages.beforeDeletion);
  if (!isStopped(status)) await changeStatusIn(trx, documentId, { ...rest, refund, status: 'cancelled' });
  else if (refund !== 'later') await recordRefundIn(trx, documentId, { ...rest, ...refund });
  else await settleUnits(trx, order, rest, new Date());
  const after = await lockOrder(trx, documentId);
  if (needsAnswer(after)) throw conflict(givingBackMessages.keptInTrash);
  return after;
}

/** Moves an order to the trash inside the caller's transaction; throws 409 while it hides money or units to return. */
export async function deleteOrderIn(
  trx: Trx,
  documentId: string,
  deletion: OrderDeletion = {},
): Promise<void> {
  const found = await lockOrder(trx, documentId);
  await checkUnchanged(trx, found, deletion);
  // The trash would hide the case, whose clock goes on.
  const openCase = await records('api::case.case', trx).one(
    { orderDocumentId: documentId, dueAt: { $notNull: true } },
    { select: ['code'] },
  );
  if (openCase) throw conflict(givingBackMessages.openCase(openCase.code));
  const order = needsAnswer(found) ? await giveBack(trx, found, deletion) : found;
  const at = new Date();
  const way = { way: 'cancellation', answer: {}, reason: 'order-deleted', at } as const;
  // The buyer of a complete sale has its units.
  const stockEffect = isHandedOver(order) ? [] : await giveUnitsBack(trx, order, way);
  await ordersIn(trx).update({ id: order.id }, { deletedAt: at, ...NO_DEADLINE, updatedAt: order.updatedAt });
  await coupons.giveUseBack(trx, order.orderNumber, at);
  await recordEvent(trx, order.id, { type: 'deleted', at, from: order.status, stockEffect });
}

/** Returns whether the caller has deleted an order already: she repeats a lost call. Throws 409 if somebody else has. */
async function isRepeated(trx: Trx, order: StoredOrder): Promise<boolean> {
  if (order.deletedAt === null) return false;
  const last = await eventsIn(trx).one({ orderId: order.id, type: 'deleted' }, { orderBy: ['-id'] });
  if (last?.actor === currentActor().name) return true;
  throw await staleOrder(trx, order, 'La orden ya está eliminada', { types: ['deleted'] });
}

/** Moves an order to the trash; a repeated call changes nothing more. */
export const deleteOrder = (documentId: string, deletion: OrderDeletion): Promise<{ undo?: string }> =>
  undoable(documentId, async (trx, locked) => {
    if (!(await isRepeated(trx, locked))) await deleteOrderIn(trx, documentId, deletion);
    return {};
  });
