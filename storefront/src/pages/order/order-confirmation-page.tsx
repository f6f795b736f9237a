import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useParams, useSearchParams } from '#shared/router/index.ts';
import { defaultSiteContent } from '@shop/contract';
import { ConfirmationFailed, ConfirmationLoading } from '#features/order-confirmation/confirmation-states.tsx';
import { ConfirmationView } from '#features/order-confirmation/confirmation-view.tsx';
import { orderInState, shownOrder } from '#features/order-confirmation/displayed-order.ts';
import { useContent, useShop } from '#shared/content/content-queries.ts';
import { orderQuery } from '#shared/order/order-query.ts';
import { paths } from '#shared/paths.ts';
import { useHydrated } from '#shared/hydration/use-hydrated.ts';

function useConfirmation() {
  const { orderNumber = '' } = useParams();
  const { state } = useLocation();
  const [search] = useSearchParams();
  const hydrated = useHydrated();
  const token = search.get('t');
  const handed = hydrated ? orderInState(state, orderNumber) : null;
  const reachable = token !== null || handed !== null;
  const record = useQuery({ ...orderQuery(orderNumber, token), enabled: hydrated && reachable });
  return { hydrated, reachable, token, record, order: shownOrder(handed, record.data) };
}

function Confirmation() {
  const { hydrated, reachable, token, record, order } = useConfirmation();
  const content = useContent();
  const shop = useShop();
  if (!hydrated) return <ConfirmationLoading />;
  if (!reachable || record.data === null) return <Navigate to={paths.home} replace />;
  if (order) {
    const { checkout } = content ?? defaultSiteContent;
    return <ConfirmationView order={order} checkout={checkout} shop={shop} token={token} />;
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
