import { undoMessages } from '@shop/contract';
import type { Trx } from '../../../../database/connection';
import { currentActor } from '../../../../platform/access/current-actor';
import type { OrderRecord } from '../../domain/order-view';
import { isEdit, unitsKept, type LineStep, type StepFacts } from '../../domain/undo/step-facts';
import { linesIn } from '../order-records';
import { holdUnits, lockProducts, releaseUnits, type AppliedMoves } from '../status/order-stock';

/** Writes a line as it was before a step, with the units of it that the step left alone; one that is gone keeps its id. */
async function putBack(trx: Trx, step: LineStep, items: ReadonlySet<number>): Promise<void> {
  const { before, after } = step;
  if (!before) return void (await linesIn(trx).remove({ id: after.id }));
  // A variant that was deleted since cannot be named again: today's is chosen when the units are held.
  const stockItemId = items.has(before.stockItemId ?? 0) ? before.stockItemId : null;
  const line = { ...before, stockItemId, unitsHeld: unitsKept(step) };
  if (!after) return linesIn(trx).append([line]);
  const { id, documentId: _id, createdAt: _placed, updatedAt: _changed, ...facts } = line;
  await linesIn(trx).update({ id }, facts);
}

/** Puts lines and their units back to where a step found them; throws 409 when units have been sold meanwhile. */
export async function putLinesBack(
  trx: Trx,
  order: OrderRecord,
  facts: StepFacts,
  at: Date,
): Promise<AppliedMoves['effect']> {
  const cause = { actor: currentActor().name, at };
  const [given, taken] = isEdit(facts)
    ? (['order-edited', 'order-edited'] as const)
    : (['cancellation', 'reactivation'] as const);
  const surplus = facts.lines.flatMap((step) => {
    const { after } = step;
    const units = (after?.unitsHeld ?? 0) - unitsKept(step);
    return after && units > 0 ? [{ ...after, unitsHeld: units }] : [];
  });
  const released = await releaseUnits(trx, order, surplus, { ...cause, reason: given });
  const products = await lockProducts(
    trx,
    facts.lines.flatMap(({ before }) => before ?? []),
  );
  const items = new Set([...products.values()].flatMap((product) => product.items.map(({ id }) => id)));
  for (const step of facts.lines) await putBack(trx, step, items);
  const wanted = facts.lines.flatMap((step) => {
    const { before } = step;
    const kept = unitsKept(step);
    return before && before.unitsHeld > kept
      ? [{ ...before, quantity: before.unitsHeld, unitsHeld: kept }]
      : [];
  });
  const held = await holdUnits(
    trx,
    { ...order, lines: wanted },
    0,
    { ...cause, reason: taken },
    undoMessages.outOfStock(order.orderNumber),
  );
  return [...released.effect, ...held.effect];
}
