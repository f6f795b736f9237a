import { deferHydration } from '#shared/hydration/deferred-part.tsx';
import { useHydrated } from '#shared/hydration/use-browser-value.ts';
import { isFullOrder, type AnyOrder } from '../order-progress.ts';

const OnlinePayment = deferHydration('online-payment', () => import('./online-payment.tsx'));

/** Lets the holder of an order's link pay it online; nothing of it is loaded for other orders. */
export function OnlinePaymentPart({ order, token }: { order: AnyOrder; token: string | null }) {
  const isHydrated = useHydrated();
  const isOnline = order.paymentMethod === 'mercado_pago' && isFullOrder(order);
  return isHydrated && token && isOnline ? <OnlinePayment order={order} token={token} /> : null;
}
