import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '#shared/router/router.tsx';
import { orderQuery } from '../order-query.ts';

// Mercado Pago adds these to the address to which it returns; whoever can type an address can forge them.
const RETURN_PARAMS = [
  ...['collection_id', 'collection_status', 'payment_id', 'status', 'external_reference', 'payment_type'],
  ...['merchant_order_id', 'preference_id', 'site_id', 'processing_mode', 'merchant_account_id'],
];
/** Pauses before the order is asked for again: its notice usually comes within seconds. */
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000];

const isReturn = (search: string): boolean => new URLSearchParams(search).has('payment_id');

function withoutReturn({ pathname, search }: Location): string {
  const params = new URLSearchParams(search);
  for (const name of RETURN_PARAMS) params.delete(name);
  return `${pathname}?${params}`;
}

/** Returns true while a shopper who came back from the provider waits for the shop to hear of her payment. */
export function useReturnedOrder(orderNumber: string, token: string): boolean {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isWaiting, setIsWaiting] = useState(() => isReturn(window.location.search));
  useEffect(() => {
    if (isReturn(window.location.search)) navigate(withoutReturn(window.location), { replace: true });
  }, [navigate]);
  useEffect(() => {
    if (!isWaiting) return;
    let timer: number | undefined;
    const askAfter = (round: number) => {
      const pause = PAUSES_MS[round];
      if (pause === undefined) return setIsWaiting(false);
      timer = window.setTimeout(() => {
        if (!document.hidden) void client.invalidateQueries(orderQuery(orderNumber, token));
        askAfter(round + 1);
      }, pause);
    };
    askAfter(0);
    return () => window.clearTimeout(timer);
  }, [isWaiting, client, orderNumber, token]);
  return isWaiting;
}
