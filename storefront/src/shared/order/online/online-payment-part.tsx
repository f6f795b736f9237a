import { amountDue, ONLINE_PENDING } from '@shop/contract';
import { deferHydration } from '#shared/hydration/deferred-part.tsx';
import { useHydrated } from '#shared/hydration/use-browser-value.ts';
import { isFullOrder, type AnyOrder } from '../order-progress.ts';

const OnlinePayment = deferHydration('online-payment', () => import('./online-payment.tsx'));

/** Lets the holder of an order's link pay it online; nothing of it is loaded for other orders. */
export function OnlinePaymentPart({ order, token }: { order: AnyOrder; token: string | null }) {
  const isHydrated = useHydrated();
  const isWaiting = order.status === ONLINE_PENDING && isFullOrder(order) && amountDue(order) > 0;
  if (!isHydrated || !token || !isWaiting) return null;
  return <OnlinePayment orderNumber={order.orderNumber} token={token} />;
}
