import { errorCodes } from '@shop/contract';
import type { Trx } from '../../../../database/connection';
import { productRecords, stockChange } from '../../../../database/product-records';
import type { StoredProduct, StockReason } from '../../../../database/records';
import { conflict } from '../../../../platform/http/http-error';
import { stockLedger } from '../../../stock-item/services/stock-item';
import { planHold, planRelease, type LineMove, type MissingStock } from '../../domain/status/hold-plan';
import type { LineRecord, OrderRecord } from '../../domain/order-view';
import { linesIn } from '../order-records';
import type { PlannedLine } from '../../domain/place/order-plan';
import { queueLowStockMails } from '../queue-low-stock-mails';

type Cause = { actor: string; at: Date; reason: StockReason };
export type AppliedMoves = { shortUnits: number; effect: { productId: string; delta: number }[] };

export const NO_MOVES: AppliedMoves = { shortUnits: 0, effect: [] };

export async function lockProducts(
  trx: Trx,
  lines: readonly { productId: string }[],
): Promise<Map<string, StoredProduct>> {
  const documentIds = [...new Set(lines.map(({ productId }) => productId))];
  const products = await productRecords(trx, { documentIds }, true);
  return new Map(products.map((product) => [product.documentId, product]));
}

const itemsOf = (products: ReadonlyMap<string, StoredProduct>) =>
  new Map([...products].map(([documentId, { items }]) => [documentId, items]));

async function applyMoves(
  trx: Trx,
  order: OrderRecord,
  moves: readonly LineMove[],
  sign: 1 | -1,
  products: ReadonlyMap<string, StoredProduct>,
  cause: Cause,
): Promise<AppliedMoves['effect']> {
  const changes = moves.map(({ productId, itemId, units }) => {
    const product = products.get(productId) as StoredProduct;
    const item = product.items.find(({ id }) => id === itemId);
    return stockChange(product, item ?? { id: itemId, size: null, color: null }, sign * units);
  });
  const fullCause = { ...cause, orderNumber: order.orderNumber };
  await stockLedger.move(trx, changes, fullCause, [...products.values()]);
  await queueLowStockMails(trx, [...products.values()], changes, cause.at);
  return changes.map(({ productDocumentId, delta }) => ({ productId: productDocumentId, delta }));
}

const insufficient = (reason: string, short: readonly MissingStock[]) => {
  const list = short.map(({ title, available }) => `${title} (quedan ${available})`).join(', ');
  return conflict(`${reason}: ${list}`, errorCodes.outOfStock, {
    items: short,
  });
};

/** Holds the units that an order's lines lack; throws 409 when more of them are missing than it may do without. */
export async function holdUnits(
  trx: Trx,
  order: OrderRecord,
  mayLack: number,
  cause: Cause,
  refusal = 'Stock insuficiente para reactivar la orden',
): Promise<AppliedMoves> {
  const products = await lockProducts(trx, order.lines);
  const plan = planHold(order.lines, itemsOf(products));
  if (plan.missingUnits > mayLack) throw insufficient(refusal, plan.short);
  const effect = await applyMoves(trx, order, plan.moves, -1, products, cause);
  for (const { lineId, itemId, units } of plan.moves)
    await linesIn(trx).increase({ id: lineId }, { unitsHeld: units }, { stockItemId: itemId });
  return { shortUnits: plan.missingUnits, effect };
}

// Units of variants that no longer exist still need their moves in the history.
function recordOrphaned(
  trx: Trx,
  { orderNumber }: OrderRecord,
  lines: readonly LineRecord[],
  moves: readonly LineMove[],
  cause: Cause,
): Promise<void> {
  const released = new Set(moves.map(({ lineId }) => lineId));
  const orphaned = lines
    .filter(({ id, unitsHeld }) => unitsHeld > 0 && !released.has(id))
    .map(({ productId, size, color, unitsHeld }) => ({
      productDocumentId: productId,
      size,
      color,
      delta: unitsHeld,
    }));
  return stockLedger.recordOrphaned(trx, orphaned, { ...cause, orderNumber });
}

/** Returns the units that lines say they hold to stock: those of the order, or fewer of some. */
export async function releaseUnits(
  trx: Trx,
  order: OrderRecord,
  lines: readonly LineRecord[],
  cause: Cause,
): Promise<AppliedMoves> {
  const products = await lockProducts(trx, lines);
  const moves = planRelease(lines, itemsOf(products));
  await recordOrphaned(trx, order, lines, moves, cause);
  const effect = await applyMoves(trx, order, moves, 1, products, cause);
  // An order that comes out of the trash holds again what it held, so that nothing counts as returned there.
  const isReturn = cause.reason !== 'order-deleted';
  for (const { id, unitsHeld } of lines)
    await linesIn(trx).increase({ id }, { unitsHeld: -unitsHeld, unitsReturned: isReturn ? unitsHeld : 0 });
  return { shortUnits: 0, effect };
}

type Exchange = { released: LineRecord[]; taken: PlannedLine[] };

/** Returns units of released lines to stock and takes others instead; what is left of both moves once per stock item. */
export async function exchangeUnits(
  trx: Trx,
  order: OrderRecord,
  { released, taken }: Exchange,
  products: ReadonlyMap<string, StoredProduct>,
  cause: Cause,
): Promise<AppliedMoves['effect']> {
  const back = planRelease(released, itemsOf(products));
  await recordOrphaned(trx, order, released, back, cause);
  const moves = new Map<number, LineMove>();
  const add = (productId: string, itemId: number, units: number) => {
    const before = moves.get(itemId)?.units ?? 0;
    moves.set(itemId, { lineId: 0, productId, itemId, units: before + units });
  };
  for (const { productId, itemId, units } of back) add(productId, itemId, units);
  for (const { productId, stockItemId, quantity } of taken) add(productId, stockItemId, -quantity);
  const left = [...moves.values()].filter(({ units }) => units !== 0);
  return applyMoves(trx, order, left, 1, products, cause);
}
