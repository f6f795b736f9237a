import { HEALTH_POLL_MS } from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { toast } from 'sonner';
import { paths } from '#shared/paths.ts';
import { texts } from './texts.ts';

const WAITING = ['pending_manual', 'pending_transfer_confirmation'];
const NOTICE_MS = 8_000;

/** Tells when orders have come in since the last look, and lets the lists load them. */
function useNewOrderNotice(total: number | undefined): void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const seen = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (total === undefined) return;
    const fresh = seen.current === undefined ? 0 : total - seen.current;
    seen.current = total;
    if (fresh <= 0) return;
    toast.info(texts.newOrders(fresh), {
      duration: NOTICE_MS,
      action: { label: texts.seeOrders, onClick: () => void navigate(paths.orders) },
    });
    void client.invalidateQueries({ queryKey: ['orders', 'list'] });
  }, [total, client, navigate]);
}

/** How many orders wait for the staff; asked again every 30 s while the panel is seen. */
export function useWaitingOrders(): number {
  const { data } = useQuery({
    queryKey: ['orders', 'summary'],
    queryFn: async () => (await call('ordersSummary')).summary,
    refetchInterval: HEALTH_POLL_MS,
  });
  useNewOrderNotice(data?.totalOrders);
  const counts = data?.summaryByStatusAndPaymentMethod ?? {};
  return WAITING.reduce(
    (sum, status) => sum + (counts[status]?.cash ?? 0) + (counts[status]?.transfer ?? 0),
    0,
  );
}
