import { HEALTH_POLL_MS } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { useCan } from '#shared/access/permissions.ts';
import { useTitleCount } from '#shared/page-title.ts';
import { ordersSummaryQuery } from '#shared/shop-queries.ts';

/** Keeps the count of waiting orders up to date, writes it to the title and returns it. */
export function useWaitingCount(): number {
  const worksOnOrders = useCan('listOrders');
  const { data } = useQuery({
    ...ordersSummaryQuery,
    enabled: worksOnOrders,
    refetchInterval: HEALTH_POLL_MS,
    refetchOnWindowFocus: 'always',
  });
  // An accountant's figures load the same summary, but no order waits for her.
  const total = worksOnOrders ? (data?.ordersWithWork ?? 0) : 0;
  useTitleCount(total);
  return total;
}
