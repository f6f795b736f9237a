import { canReview } from '@shop/contract';
import { deferHydration } from '#shared/hydration/deferred-part.tsx';
import { isFullOrder, type AnyOrder } from '#shared/order/order-progress.ts';

const OrderReviews = deferHydration(
  'order-reviews',
  () => import('#features/reviews/write/order-reviews.tsx'),
);

/** Offers the review of what was bought, once the order is paid and to the holder of its link. */
export const OrderReviewsPart = ({ order, token }: { order: AnyOrder; token: string | null }) =>
  token && isFullOrder(order) && canReview(order) ? (
    <OrderReviews orderNumber={order.orderNumber} token={token} />
  ) : null;
