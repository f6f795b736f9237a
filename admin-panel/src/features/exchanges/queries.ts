import { readExchange, readOrderExchanges, type StaffExchange } from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

export const exchangeQuery = (code: string) =>
  queryOptions({
    queryKey: ['exchanges', 'detail', code],
    queryFn: async () => (await call(readExchange, { params: { code } })).exchange,
  });

/** Loads what can be exchanged of an order; its stock is never taken from an earlier answer. */
export const offerQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['exchanges', 'of-order', orderId],
    queryFn: () => call(readOrderExchanges, { params: { id: orderId } }),
    staleTime: 0,
  });

/** Shows an exchange as a change was answered, and loads its case, order and stock anew. */
export function showExchange(client: QueryClient, changed: StaffExchange): void {
  client.setQueryData(exchangeQuery(changed.code).queryKey, changed);
  for (const key of [['exchanges', 'of-order'], ['cases'], ['orders'], ['stats'], ['products']])
    void client.invalidateQueries({ queryKey: key });
}
