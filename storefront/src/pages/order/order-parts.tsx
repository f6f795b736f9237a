import { canReview, defaultSiteContent } from '@shop/contract';
import { PrintButton } from '#features/order-confirmation/print-button.tsx';
import { useContent, useShop } from '#shared/content/content-queries.ts';
import { deferHydration } from '#shared/hydration/deferred-part.tsx';
import { useHydrated } from '#shared/hydration/use-browser-value.ts';
import { isFullOrder, type AnyOrder } from '#shared/order/order-progress.ts';
import { OwnLink } from '#shared/order/own/own-link.tsx';

const OrderCases = deferHydration('order-cases', () => import('#features/cases/order-cases.tsx'));
const ExchangesOfOrder = deferHydration('order-exchanges', () => import('./exchanges-of-order.tsx'));
const OrderReviews = deferHydration(
  'order-reviews',
  () => import('#features/reviews/write/order-reviews.tsx'),
);

type PartsProps = { order: AnyOrder; token: string | null };

function useOrderLink({ order, token }: PartsProps) {
  // The server does not load what the parts show: an empty part would wait until the shopper comes near.
  const isHydrated = useHydrated();
  return isHydrated && token && isFullOrder(order) ? { orderNumber: order.orderNumber, token } : null;
}

/** Offers the review of what was bought, once the order is paid and to the holder of its link. */
export function OrderReviewsPart(props: PartsProps) {
  const link = useOrderLink(props);
  return link && canReview(props.order) && <OrderReviews {...link} />;
}

/** Shows the holder of an order's link before all else what she can exchange now. */
export function FirstOrderParts(props: PartsProps) {
  const link = useOrderLink(props);
  const shop = useShop();
  if (!link) return null;
  return <ExchangesOfOrder {...link} place="first" byMail={shop?.sendsMail ?? false} />;
}

/** Lets the holder of an order's link print it and keep the link. */
export function OrderActions({ order, token }: PartsProps) {
  const shop = useShop();
  const content = useContent() ?? defaultSiteContent;
  if (!token || !isFullOrder(order)) return null;
  return (
    <div className="no-print flex flex-wrap gap-x-4 border-t border-line p-5">
      <OwnLink order={order} token={token} />
      <PrintButton order={order} shop={shop} checkout={content.checkout} className="btn btn-quiet" />
    </div>
  );
}

/** Shows the holder of an order's link how far its withdrawal and exchanges have come, and offers to review it. */
export function OrderParts(props: PartsProps) {
  const link = useOrderLink(props);
  const shop = useShop();
  if (!link) return null;
  return (
    <>
      <OrderCases {...link} />
      <ExchangesOfOrder {...link} place="later" byMail={shop?.sendsMail ?? false} />
      <OrderReviewsPart {...props} />
    </>
  );
}
