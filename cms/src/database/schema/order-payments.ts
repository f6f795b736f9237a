import type { Row, Trx } from '../connection';
import { inBatches, newRow } from '../rows';

const SYSTEM = 'sistema';

function entriesOf({ id, total, paid_at, refunded_at, order_status, payment_method: method }: Row) {
  const entry = (kind: string, amount: number, at: unknown) => ({
    ...newRow(new Date()),
    ...{ order_id: id, at, kind, amount, method, actor: SYSTEM, note: '', by_status: true, request_id: '' },
  });
  const paid = entry('payment', total as number, paid_at);
  return order_status === 'refunded' ? [paid, entry('refund', -(total as number), refunded_at)] : [paid];
}

// An earlier version, which knew the time of a payment only, left the amount empty.
const unrecorded = (trx: Trx) => trx('orders').whereNull('paid_amount');

/** Records what the orders of an earlier version were paid, and what was returned for them. */
export async function ensureOrderPayments(trx: Trx): Promise<void> {
  if (!(await unrecorded(trx).first('id'))) return;
  const paid: Row[] = await unrecorded(trx)
    .whereNotNull('paid_at')
    .where('total', '>', 0)
    .select('id', 'total', 'paid_at', 'payment_method', 'order_status', 'refunded_at');
  for (const batch of inBatches(paid)) await trx('order_payments').insert(batch.flatMap(entriesOf));
  await unrecorded(trx)
    .whereNotNull('paid_at')
    .whereNot('order_status', 'refunded')
    .update({ paid_amount: trx.ref('total') });
  await unrecorded(trx)
    .whereNotNull('paid_at')
    .where('order_status', 'refunded')
    .update({ refunded_amount: trx.ref('total') });
  await unrecorded(trx).update({ paid_amount: 0 });
}
