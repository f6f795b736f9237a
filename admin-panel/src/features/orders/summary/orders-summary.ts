import {
  ALL_STATUSES,
  ONLINE_PENDING,
  ORDER_STATUSES,
  PAYMENT_METHODS,
  type OrderCounts,
  type OrderStatus,
  type PaymentMethod,
} from '@shop/contract';

type Counts = OrderCounts['summaryByStatusAndPaymentMethod'];

const countOf = (counts: Counts, status: OrderStatus, method: PaymentMethod): number =>
  counts[status]?.[method] ?? 0;

export function methodCounts(counts: Counts, method: PaymentMethod) {
  const byStatus = ALL_STATUSES.map((status) => ({
    status,
    count: countOf(counts, status, method),
  })).filter(({ count }) => count > 0);
  return { byStatus, total: byStatus.reduce((sum, { count }) => sum + count, 0) };
}

export const statusCount = (counts: Counts, status: OrderStatus): number =>
  PAYMENT_METHODS.reduce((sum, method) => sum + countOf(counts, status, method), 0);

export const completedOrders = (counts: Counts): number => statusCount(counts, 'paid');

/** Returns the statuses to choose from: that of online payments only while there are such orders, or it is chosen. */
export function shownStatuses(
  summary: OrderCounts | undefined,
  chosen: string | null,
): readonly OrderStatus[] {
  const count = summary ? statusCount(summary.summaryByStatusAndPaymentMethod, ONLINE_PENDING) : 0;
  return count > 0 || chosen === ONLINE_PENDING ? ALL_STATUSES : ORDER_STATUSES;
}
