import { useShop } from '#shared/content/content-queries.ts';
import { deferHydration } from '#shared/hydration/deferred-part.tsx';
import { useHydrated } from '#shared/hydration/use-browser-value.ts';
import { isFullOrder, type AnyOrder } from '#shared/order/order-progress.ts';

const ExchangesOfOrder = deferHydration('order-exchanges', () => import('./exchanges-of-order.tsx'));

/** Offers the holder of an order's link to exchange what she bought, and shows how far her exchanges have come. */
export function OrderExchangesPart({ order, token }: { order: AnyOrder; token: string | null }) {
  const shop = useShop();
  // The server does not load the offer: an empty part would wait until the shopper comes near.
  const isHydrated = useHydrated();
  if (!isHydrated || !token || !isFullOrder(order)) return null;
  return <ExchangesOfOrder orderNumber={order.orderNumber} token={token} byMail={shop?.sendsMail ?? false} />;
}
