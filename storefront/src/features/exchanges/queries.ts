import { readExchangeOffer } from '@shop/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '@shop/web-kit/api';

export type OrderLink = { orderNumber: string; token: string };

/** Query of what the holder of an order's link can exchange; its stock is never taken from an earlier answer. */
export const exchangeOfferQuery = ({ orderNumber, token }: OrderLink) =>
  queryOptions({
    queryKey: ['orders', 'exchanges', orderNumber, token],
    queryFn: () => call(readExchangeOffer, { params: { orderNumber }, query: { token } }),
    staleTime: 0,
  });
