import { deferHydration } from '#shared/hydration/deferred-part.tsx';
import { useHydrated } from '#shared/hydration/use-browser-value.ts';
import { isFullOrder, type AnyOrder } from '#shared/order/order-progress.ts';

const OrderCases = deferHydration('order-cases', () => import('#features/cases/order-cases.tsx'));

/** Shows the holder of an order's link how far its withdrawal has come. */
export function OrderCasesPart({ order, token }: { order: AnyOrder; token: string | null }) {
  // The server does not load the cases: an empty part would wait until the shopper comes near.
  const isHydrated = useHydrated();
  if (!isHydrated || !token || !isFullOrder(order)) return null;
  return <OrderCases orderNumber={order.orderNumber} token={token} />;
}
