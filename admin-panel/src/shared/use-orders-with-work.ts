import { useQuery } from '@tanstack/react-query';
import { ordersSummaryQuery } from './shop-queries.ts';

/** Returns the number of orders that stand in at least one queue; every screen shows this figure of the server. */
export const useOrdersWithWork = (): number => useQuery(ordersSummaryQuery).data?.ordersWithWork ?? 0;
