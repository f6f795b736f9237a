import { canReview } from '@shop/contract';
import { deferHydration } from '#shared/hydration/deferred-part.tsx';
import { useHydrated } from '#shared/hydration/use-browser-value.ts';
import { isFullOrder, type AnyOrder } from '#shared/order/order-progress.ts';

const OrderReviews = deferHydration(
  'order-reviews',
  () => import('#features/reviews/write/order-reviews.tsx'),
);

/** Offers the review of what was bought, once the order is paid and to the holder of its link. */
export function OrderReviewsPart({ order, token }: { order: AnyOrder; token: string | null }) {
  // The server does not load what can be reviewed: an empty part would wait until the shopper comes near.
  const isHydrated = useHydrated();
  if (!isHydrated || !token || !isFullOrder(order) || !canReview(order)) return null;
  return <OrderReviews orderNumber={order.orderNumber} token={token} />;
}
