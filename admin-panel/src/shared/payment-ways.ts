import { getCounterSettings, initialPaymentWays, moneyMethodLabel, type PaymentWays } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from './resource/query.ts';

/** Loads the ways of payment at the counter, and who closes the till. */
export const counterQuery = queryOf(getCounterSettings, {}, ({ counter }) => counter);

/** Returns the shop's ways of payment; until they are loaded, those of every shop. */
export const usePaymentWays = (): PaymentWays => useQuery(counterQuery).data?.ways ?? initialPaymentWays;

/** Returns how a way of payment is called in this shop. */
export function useWayName(): (method: string) => string {
  const ways = usePaymentWays();
  return (method) => moneyMethodLabel(method, ways);
}

/** Returns the way in which an order is paid: that of the counter, else its specified method. */
export const orderWay = ({
  paymentWay,
  paymentMethod,
}: {
  paymentWay?: string | undefined;
  paymentMethod: string;
}): string => paymentWay || paymentMethod;
