import { isStopped, type CaseOrder, type ReturnedGoods, type ReturnedUnits } from '@shop/contract';
import type { Connection, Row, Trx } from '../../../../database/connection';
import { isoOf } from '../../../../database/rows';
import { findOrder, lockOrder } from '../order-records';
import { emailKey, phoneKey } from '../order-search-keys';
import { settleUnits } from '../giving-back/give-units-back';
import { changeStatusIn } from '../status/change-status';

const MAX_CANDIDATES = 5;

/**
 * Takes the goods of a withdrawn order back: it stops, and its units return to stock if they can be sold. Its money waits
 * to be returned. An order of which a part comes back goes on; the units wait until staff name them.
 */
export async function takeGoodsBack(
  trx: Trx,
  documentId: string,
  goods: ReturnedGoods,
  { returnedUnits }: ReturnedUnits,
): Promise<void> {
  const order = await lockOrder(trx, documentId);
  if (goods === 'part') return settleUnits(trx, order, { returnedUnits }, new Date());
  const restock = goods === 'restock';
  if (isStopped(order.status))
    return order.unitsToDecide ? settleUnits(trx, order, { restock }, new Date()) : undefined;
  // Without money to return, a cancelled order is what is left.
  const status = restock && order.paidAmount === 0 ? 'cancelled' : 'refunded';
  await changeStatusIn(trx, documentId, { status, restock, notify: false }, { keepsMoney: true });
}

const asCaseOrder = (row: Row): CaseOrder => ({
  _id: row.document_id as string,
  orderNumber: row.order_number as string,
  createdAt: isoOf(row.created_at),
  status: row.order_status as string,
  total: row.total as number,
  paidAmount: (row.paid_amount as number | null) ?? 0,
});

/** Returns the newest orders of an e-mail or phone. */
export async function ordersOfContact(
  db: Connection | Trx,
  { email, phone }: { email: string | null; phone: string | null },
): Promise<CaseOrder[]> {
  const keys = { ...(email && { email_key: emailKey(email) }), ...(phone && { phone_key: phoneKey(phone) }) };
  if (Object.keys(keys).length === 0) return [];
  const rows: Row[] = await db('orders')
    .whereNull('deleted_at')
    .where((either) => {
      for (const [column, key] of Object.entries(keys)) void either.orWhere(column, key);
    })
    .orderBy('id', 'desc')
    .limit(MAX_CANDIDATES);
  return rows.map(asCaseOrder);
}

async function returnedSince(db: Connection | Trx, orderId: number, since: Date): Promise<number> {
  const [sum] = (await db('order_payments')
    .where({ order_id: orderId, kind: 'refund' })
    .where('at', '>=', since)
    .whereNotExists(db.from('order_payments as voids').whereRaw('voids.voids_id = order_payments.id'))
    .sum('amount as total')) as Row[];
  return Math.max(0, -Number(sum?.total ?? 0));
}

/** Returns what a case says of its order, or null when the order was deleted. */
export async function withdrawnOrder(db: Connection | Trx, documentId: string, since: Date) {
  const order = await findOrder(db, { document_id: documentId });
  if (!order) return null;
  const { orderNumber, createdAt, status, total, paidAmount, fullName, email, phone } = order;
  return {
    _id: documentId,
    orderNumber,
    createdAt,
    status,
    total,
    paidAmount,
    contact: { name: fullName, email, phone },
    returnedSince: await returnedSince(db, order.id, since),
  };
}
