import {
  givingBackMessages,
  hasAnswer,
  heldUnits,
  isStopped,
  returnPlan,
  unitsOf,
  variantName,
  type ReturnedUnits,
} from '@shop/contract';
import type { Trx } from '../../../../database/connection';
import type { StockReason } from '../../../../database/records';
import { currentActor } from '../../../../platform/access/current-actor';
import { conflict } from '../../../../platform/http/http-error';
import { unitsFacts, type LineRecord, type OrderRecord } from '../../domain/order-view';
import { BACK_IN_THE_SHOP, changeFulfillmentIn } from '../fulfillment/change-fulfillment';
import { exchangesOfOrder } from '../exchanges-of-order';
import { recordEvent } from '../order-events';
import { lockOrder, ordersIn, staffOrderWithHistory, unlessDeleted } from '../order-records';
import { NO_MOVES, releaseUnits, type AppliedMoves } from '../status/order-stock';
import { undoable } from '../undo/keep-step';

type Returned = { lineId: number; quantity: number };

export type WayBack = {
  way: 'cancellation' | 'refund';
  answer: ReturnedUnits;
  reason: StockReason;
  at: Date;
};

/** Returns the lines with the units that come back of each; throws 409 when one holds fewer. */
function returnedLines({ lines }: OrderRecord, returned: readonly Returned[]): LineRecord[] {
  const units = new Map<number, number>();
  for (const { lineId, quantity } of returned) units.set(lineId, (units.get(lineId) ?? 0) + quantity);
  const chosen = lines.filter(({ id }) => units.has(id));
  const fits = chosen.every(({ id, unitsHeld }) => (units.get(id) as number) <= unitsHeld);
  if (chosen.length < units.size || !fits) throw conflict(givingBackMessages.tooMany);
  return chosen.map((line) => ({ ...line, unitsHeld: units.get(line.id) as number }));
}

/** Names the units that came back to stock, a line each. */
function returnedUnitsNote({ lines }: OrderRecord, returned: readonly Returned[]): string {
  const names = returned.map(({ lineId, quantity }) => {
    const line = lines.find(({ id }) => id === lineId);
    return `${quantity} × ${line?.title ?? ''} ${line ? variantName(line) : ''}`.trim();
  });
  return names.length > 0 ? `Vuelven al stock: ${names.join(', ')}` : 'Ninguna unidad vuelve al stock.';
}

/**
 * Returns units of a locked order to stock, as staff said or as the rule of its way back says; those that nobody decided
 * about wait. Every call that stops an order or gives money back does it here.
 */
export async function giveUnitsBack(
  trx: Trx,
  order: OrderRecord,
  { way, answer, reason, at }: WayBack,
): Promise<AppliedMoves['effect']> {
  const facts = unitsFacts(order);
  const { returned, unitsToDecide } = returnPlan(facts, way, answer);
  const lines = returnedLines(order, returned);
  const cause = { actor: currentActor().name, at, reason };
  const { effect } = lines.length > 0 ? await releaseUnits(trx, order, lines, cause) : NO_MOVES;
  const held = unitsOf(heldUnits(facts.items));
  const left = held - unitsOf(returned);
  const isDeleted = reason === 'order-deleted';
  const isBack = left === 0 && !isDeleted;
  await ordersIn(trx).update(
    { id: order.id },
    {
      stockHeld: left > 0,
      unitsToDecide: unitsToDecide && left > 0,
      shortUnits: isBack ? 0 : undefined,
    },
    // An order comes out of the trash as it was.
    { keepsStamp: isDeleted },
  );
  // Goods that are back in the shop are nowhere on their way.
  if (isBack && held > 0) await changeFulfillmentIn(trx, order, BACK_IN_THE_SHOP);
  if (!hasAnswer(answer) || held === 0) return effect;
  const note = returnedUnitsNote(order, returned);
  await recordEvent(trx, order.id, { type: 'units', at, note, stockEffect: effect });
  return [];
}

/** Returns units of an order that keeps its status; throws 409 when none are left to return. */
export async function settleUnits(
  trx: Trx,
  order: OrderRecord,
  answer: ReturnedUnits,
  at: Date,
): Promise<void> {
  const wantsUnits = answer.restock === true || (answer.returnedUnits ?? []).length > 0;
  if (wantsUnits && heldUnits(unitsFacts(order).items).length === 0)
    throw conflict(givingBackMessages.nothingHeld);
  // An exchange moves the same units; that of an order that stops ends with it.
  if (wantsUnits) await exchangesOfOrder.get().refuseWhileOpen(trx, order.documentId);
  await giveUnitsBack(trx, order, { way: 'refund', answer, reason: 'refund', at });
}

/** Settles what nobody had decided; throws 409 for an order that is sold and owes nothing back. */
export const returnUnits = (documentId: string, answer: ReturnedUnits) =>
  undoable(documentId, async (trx, locked) => {
    const order = unlessDeleted(locked);
    if (!isStopped(order.status) && !order.unitsToDecide) throw conflict(givingBackMessages.stillSold);
    await settleUnits(trx, order, answer, new Date());
    return { order: await staffOrderWithHistory(trx, await lockOrder(trx, documentId)) };
  });
