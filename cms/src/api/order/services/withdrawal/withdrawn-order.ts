import {
  caseOrderSchema,
  isStopped,
  type CaseOrder,
  type ReturnedGoods,
  type ReturnedUnits,
} from '@shop/contract';
import type { Connection, Row, Trx } from '../../../../database/connection';
import { asAnswer } from '../../../../platform/http/as-answer';
import { findOrder, lockOrder, ordersIn } from '../order-records';
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

/** Returns the newest orders of an e-mail or phone. */
export async function ordersOfContact(
  db: Connection | Trx,
  { email, phone }: { email: string | null; phone: string | null },
): Promise<CaseOrder[]> {
  if (!email && !phone) return [];
  const { sql, read } = ordersIn(db);
  const found = sql()
    .whereNull('deleted_at')
    .where((either) => {
      if (email) void either.orWhere('email_key', emailKey(email));
      if (phone) void either.orWhere('phone_key', phoneKey(phone));
    });
  const orders = read(await found.orderBy('id', 'desc').limit(MAX_CANDIDATES));
  return orders.map((order) => asAnswer(caseOrderSchema, order, { status: order.orderStatus }));
}

/** Tells whether all orders of a buyer's phone have her e-mail: a phone that several share is nobody's own. */
export async function ownsPhone(
  db: Connection | Trx,
  { emailKey: email, phoneKey: phone }: { emailKey: string | null; phoneKey: string | null },
): Promise<boolean> {
  if (!phone) return false;
  const ofPhone = await ordersIn(db).many({ phoneKey: phone }, { select: ['emailKey'] });
  return ofPhone.every((order) => (order.emailKey ?? '') === (email ?? ''));
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
  const order = await findOrder(db, { documentId });
  if (!order) return null;
  const { fullName, email, phone } = order;
  return {
    ...asAnswer(caseOrderSchema, order),
    contact: { name: fullName, email, phone },
    returnedSince: await returnedSince(db, order.id, since),
  };
}
