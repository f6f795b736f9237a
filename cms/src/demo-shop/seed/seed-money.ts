import { DAY_MS, formatMoney, moneyMethodLabel, type MoneyMethod, type PaymentKind } from '@shop/contract';
import { eventsIn, ordersIn } from '../../api/order/services/order-records';
import { paymentsIn } from '../../api/order/services/payments/order-payments';
import type { Trx } from '../../database/connection';
import type { NewRecord } from '../../database/gateway/records';
import { currentStatus, dateOfStatus, type DemoOrder } from '../history/demo-order';

const STAFF = 'Jazmín';
const DEPOSITS = 3;
const PARTIAL_REFUNDS = 4;
const REFUND = 2_000;
const WHY = 'Vino con un hilo suelto.';

type Stored = { id: number; order: DemoOrder };
type Money = { amount: number; method: MoneyMethod; at: Date; note: string };
type Entry = Money & { kind: PaymentKind };

const entryOf = ({ id: orderId }: Stored, entry: Entry): NewRecord<'api::order-payment.order-payment'> => ({
  ...entry,
  orderId,
  createdAt: entry.at,
  actor: STAFF,
});

const wordsOf = ({ amount, method, note }: Entry): string =>
  `${formatMoney(Math.abs(amount))} · ${moneyMethodLabel(method)}\n${note}`;

async function addEntry(trx: Trx, stored: Stored, kind: 'payment' | 'refund', money: Money): Promise<void> {
  const { at } = money;
  const entry = { ...money, kind };
  await paymentsIn(trx).insert(entryOf(stored, entry));
  const event = { orderId: stored.id, at, createdAt: at, actor: STAFF, type: kind, note: wordsOf(entry) };
  await eventsIn(trx).insert(event);
}

/** Returns what an order was paid and what of it was returned, as its status says. */
export function paidAmounts(order: DemoOrder) {
  const paid = dateOfStatus(order, 'paid') ? order.totals.total : 0;
  const isRefunded = currentStatus(order) === 'refunded';
  return { paidAmount: isRefunded ? 0 : paid, refundedAmount: isRefunded ? paid : 0 };
}

function statusEntries(stored: Stored) {
  const { order } = stored;
  const [paidAt, refundedAt] = [dateOfStatus(order, 'paid'), dateOfStatus(order, 'refunded')];
  const entry = (kind: PaymentKind, amount: number, at: Date) => ({
    ...entryOf(stored, { kind, amount, method: order.paymentMethod, at, note: '' }),
    byStatus: true,
  });
  return [
    ...(paidAt ? [entry('payment', order.totals.total, paidAt)] : []),
    ...(paidAt && refundedAt ? [entry('refund', -order.totals.total, refundedAt)] : []),
  ];
}

/** Records a deposit by transfer for an order whose rest is paid in cash. */
async function seedDeposit(trx: Trx, stored: Stored): Promise<void> {
  const { totals, steps } = stored.order;
  const at = steps.at(-1)!.at;
  const amount = Math.ceil(totals.total / 3 / 500) * 500;
  await addEntry(trx, stored, 'payment', { amount, method: 'transfer', at, note: 'Seña' });
  await ordersIn(trx).increase({ id: stored.id }, { paidAmount: amount });
}

/** Returns part of the money of an order that was paid and delivered, which still costs what it did. */
async function seedPartialRefund(trx: Trx, stored: Stored): Promise<void> {
  const { totals, deliveries, paymentMethod, at: placedAt } = stored.order;
  const at = new Date((deliveries.at(-1)?.at ?? placedAt).getTime() + DAY_MS);
  await addEntry(trx, stored, 'refund', { amount: -REFUND, method: paymentMethod, at, note: WHY });
  const amounts = { paidAmount: totals.total - REFUND, refundedAmount: REFUND };
  await ordersIn(trx).update({ id: stored.id }, { ...amounts, updatedAt: at });
}

const isOlderThan =
  (days: number, now: Date) =>
  ({ order }: Stored): boolean =>
    order.at.getTime() < now.getTime() - days * DAY_MS;

/** Records the payments that the statuses of the orders say, and some deposits and partial refunds. */
export async function seedMoney(trx: Trx, orders: readonly Stored[], now: Date): Promise<void> {
  await paymentsIn(trx).insertMany(orders.flatMap(statusEntries));
  const deposits = orders.filter(({ order }) => currentStatus(order) === 'confirmado').slice(-DEPOSITS);
  const returned = orders
    .filter(({ order }) => currentStatus(order) === 'paid' && order.totals.total > 10 * REFUND)
    .filter(isOlderThan(12, now))
    .slice(-PARTIAL_REFUNDS);
  for (const stored of deposits) await seedDeposit(trx, stored);
  for (const stored of returned) await seedPartialRefund(trx, stored);
}
