import type { Row, Trx } from '../connection';
import { inBatches, newRow } from '../rows';

const SYSTEM = 'sistema';

type PaidOrder = { id: number; total: number; paid_at: unknown; refunded_at: unknown };

function entriesOf({ id, total, paid_at: paidAt, refunded_at: refundedAt }: PaidOrder, method: string) {
  const entry = (kind: string, amount: number, at: unknown) => ({
    ...newRow(new Date()),
    ...{ order_id: id, at, kind, amount, method, actor: SYSTEM, note: '', by_status: true, request_id: '' },
  });
  const paid = entry('payment', total, paidAt);
  return refundedAt === null ? [paid] : [paid, entry('refund', -total, refundedAt)];
}

// Paid orders that have no entry: those of earlier versions, which knew the time of a payment only.
const unrecorded = (trx: Trx) =>
  trx('orders')
    .whereNotNull('paid_at')
    .where('total', '>', 0)
    .whereNotExists(
      trx('order_payments').whereRaw('order_payments.order_id = orders.id').select(trx.raw('1')),
    );

/** Records what the orders of an earlier version were paid, and what was returned for them. */
export async function ensureOrderPayments(trx: Trx): Promise<void> {
  await trx('orders').whereNull('paid_amount').update({ paid_amount: 0 });
  const orders: Row[] = await unrecorded(trx).select(
    ...['id', 'total', 'paid_at', 'payment_method', 'order_status', 'refunded_at'],
  );
  for (const batch of inBatches(orders)) {
    const entries = batch.flatMap((order) =>
      entriesOf(
        {
          ...(order as PaidOrder),
          refunded_at: order.order_status === 'refunded' ? order.refunded_at : null,
        },
        order.payment_method as string,
      ),
    );
    await trx('order_payments').insert(entries);
    const kept = batch
      .filter(({ order_status }) => order_status !== 'refunded')
      .map(({ id }) => id as number);
    await trx('orders')
      .whereIn('id', kept)
      .update({ paid_amount: trx.ref('total') });
  }
}
