import { useQueryClient } from '@tanstack/react-query';
import { netPriceRate, netPriceText } from '@shop/contract';
import { shopQuery } from './content/content-queries.ts';

/** Shows the price without national taxes of an amount in pesos, where the shop has to. */
export function NetPrice({ price }: { price: number }) {
  // Without a subscription: a list shows many prices, and every page begins with the shop's data.
  const rate = netPriceRate(useQueryClient().getQueryData(shopQuery().queryKey));
  return (
    rate !== null && <small className="block w-full text-xs text-muted">{netPriceText(price, rate)}</small>
  );
}
