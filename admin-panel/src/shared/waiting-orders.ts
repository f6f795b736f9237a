import { type OrderCounts, WAITING_STATUSES } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { ordersSummaryQuery } from './shop-queries.ts';

type WaitingStatus = (typeof WAITING_STATUSES)[number];
export type WaitingOrders = Record<WaitingStatus | 'total', number>;

/** Counts the orders that wait for the staff, per status and in total. */
export function countWaitingOrders(summary: OrderCounts | undefined): WaitingOrders {
  const countOf = (status: WaitingStatus) => {
    const { cash = 0, transfer = 0 } = summary?.summaryByStatusAndPaymentMethod[status] ?? {};
    return cash + transfer;
  };
  const byStatus = WAITING_STATUSES.map((status) => [status, countOf(status)] as const);
  const total = byStatus.reduce((sum, [, count]) => sum + count, 0);
  return { ...(Object.fromEntries(byStatus) as Record<WaitingStatus, number>), total };
}

/** Returns the shop's waiting orders: every screen counts them with this figure of the server. */
export const useWaitingOrders = (): WaitingOrders => countWaitingOrders(useQuery(ordersSummaryQuery).data);
