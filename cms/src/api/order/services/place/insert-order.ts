import { businessDay } from '@shop/contract';
import type { Trx } from '../../../../database/connection';
import type { StockChange } from '../../../../database/records';
import { newRow } from '../../../../database/rows';
import type { OrderRecord } from '../../domain/order-view';
import { formatOrderNumber, type NewOrder } from '../../domain/place/new-order';
import { recordEvent } from '../order-events';
import { linesIn, orderRecord, waysOf, ordersIn } from '../order-records';
import { searchKeys } from '../order-search-keys';
import { addPayment } from '../payments/order-payments';

/** Returns the next order number of a day; the counter row stays locked until commit so that no number is skipped. */
export async function nextOrderNumber(trx: Trx, prefix: string, day: string, at: Date): Promise<string> {
  const [row] = await trx('order_counters')
    .insert({ ...newRow(at), business_day: day, last: 1 })
    .onConflict('business_day')
    .merge({ last: trx.raw('order_counters.last + 1') })
    .returning('last');
  return formatOrderNumber(prefix, day, row.last as number);
}

/** The id and the stock of a new order, the person who places it, and the note of its history. */
type Placing = { documentId?: string; changes: readonly StockChange[]; actor: string; note?: string };

/** Stores an order with its lines and the beginning of its history. */
export async function insertOrder(
  trx: Trx,
  { lines, status, ...order }: NewOrder,
  { documentId, changes, actor, note }: Placing,
): Promise<OrderRecord> {
  const at = new Date(order.createdAt);
  const stored = await ordersIn(trx).insert({
    ...order,
    ...searchKeys(order.orderNumber, order, lines),
    documentId,
    orderStatus: status,
    businessDay: businessDay(at),
  });
  const { id } = stored;
  const storedLines = await linesIn(trx).insertMany(
    lines.map((line, position) => ({ ...line, orderId: id, position, createdAt: at })),
  );
  await recordEvent(trx, id, {
    type: 'created',
    at,
    to: status,
    actor,
    note,
    stockEffect: changes.map(({ productDocumentId, delta }) => ({ productId: productDocumentId, delta })),
    paidAtAfter: order.paidAt,
    proofId: order.transferProof,
  });
  if (order.paidAt !== null && order.total > 0) {
    const entry = {
      kind: 'payment',
      amount: order.total,
      method: order.paymentWay || order.paymentMethod,
    } as const;
    await addPayment(trx, id, entry, { at, byStatus: true });
  }
  return orderRecord(stored, storedLines, await waysOf([stored]));
}
