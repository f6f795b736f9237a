import { HEALTH_POLL_MS } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { useTitleCount } from '#shared/page-title.ts';
import { ordersSummaryQuery } from '#shared/shop-queries.ts';

const WAITING = ['pending_manual', 'pending_transfer_confirmation'];

export function useWaitingOrders(): number {
  const { data } = useQuery({
    ...ordersSummaryQuery,
    refetchInterval: HEALTH_POLL_MS,
    refetchOnWindowFocus: 'always',
  });
  const counts = data?.summaryByStatusAndPaymentMethod ?? {};
  const waiting = WAITING.reduce(
    (sum, status) => sum + (counts[status]?.cash ?? 0) + (counts[status]?.transfer ?? 0),
    0,
  );
  useTitleCount(waiting);
  return waiting;
}
