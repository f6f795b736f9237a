import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useParams, useSearchParams } from '#shared/router/router.tsx';
import { defaultSiteContent, hasMovedOn } from '@shop/contract';
import {
  ConfirmationFailed,
  ConfirmationLoading,
} from '#features/order-confirmation/confirmation-states.tsx';
import { ConfirmationView } from '#features/order-confirmation/confirmation-view.tsx';
import { orderFromState, displayedOrder } from '#features/order-confirmation/displayed-order.ts';
import { useContent, useShop } from '#shared/content/content-queries.ts';
import { useRememberedOrder } from '#shared/order/own/use-remembered-order.ts';
import { orderQuery } from '#shared/order/order-query.ts';
import { paths, TOKEN_PARAM } from '#shared/navigation/paths.ts';
import { useHydrated } from '#shared/hydration/use-browser-value.ts';
import { OrderReviewsPart } from './order-parts.tsx';

function useConfirmation() {
  const { orderNumber = '' } = useParams();
  const { state } = useLocation();
  const [search] = useSearchParams();
  const isHydrated = useHydrated();
  const token = search.get(TOKEN_PARAM);
  const orderInHistory = isHydrated ? orderFromState(state, orderNumber) : null;
  const canLoad = token !== null || orderInHistory !== null;
  const record = useQuery({ ...orderQuery(orderNumber, token), enabled: isHydrated && canLoad });
  return { isHydrated, canLoad, token, record, order: displayedOrder(orderInHistory, record.data) };
}

/** Returns where the page leads instead of confirming: home without an order, else to an order that has moved on. */
function leadsTo({ canLoad, token, record }: ReturnType<typeof useConfirmation>): string | null {
  if (!canLoad || record.data === null) return paths.home;
  // Its advice, as 'Hacé la transferencia', is outdated.
  const isOver = token && record.data && hasMovedOn(record.data);
  return isOver ? paths.trackedOrder(record.data.orderNumber, token) : null;
}

function Confirmation() {
  const confirmation = useConfirmation();
  const { isHydrated, token, record, order } = confirmation;
  const content = useContent();
  const shop = useShop();
  useRememberedOrder(order, { token });
  if (!isHydrated) return <ConfirmationLoading />;
  const elsewhere = leadsTo(confirmation);
  if (elsewhere) return <Navigate to={elsewhere} replace />;
  if (order) {
    const { checkout } = content ?? defaultSiteContent;
    return (
      <>
        <ConfirmationView order={order} checkout={checkout} shop={shop} token={token} />
        <div className="no-print mx-auto max-w-4xl">
          <OrderReviewsPart order={order} token={token} />
        </div>
      </>
    );
  }
  if (record.isError && !record.isFetching) return <ConfirmationFailed retry={() => void record.refetch()} />;
  return <ConfirmationLoading />;
}

export default function OrderConfirmationPage() {
  return (
    <div className="page py-8 lg:py-12">
      <Confirmation />
    </div>
  );
}
