import { HEALTH_POLL_MS } from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { useQuery } from '@tanstack/react-query';

const WAITING = ['pending_manual', 'pending_transfer_confirmation'];

/** How many orders wait for the staff; asked again every 30 s while the panel is seen. */
export function useWaitingOrders(): number {
  const { data } = useQuery({
    queryKey: ['orders', 'summary'],
    queryFn: async () => (await call('ordersSummary')).summary,
    refetchInterval: HEALTH_POLL_MS,
  });
  const counts = data?.summaryByStatusAndPaymentMethod ?? {};
  return WAITING.reduce(
    (sum, status) => sum + (counts[status]?.cash ?? 0) + (counts[status]?.transfer ?? 0),
    0,
  );
}
