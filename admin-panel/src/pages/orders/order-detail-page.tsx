import { ApiError, errorText } from '@shop/web-kit/api';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { OrderDetail } from '#features/orders/detail/order-detail.tsx';
import { texts } from '#features/orders/detail/texts.ts';
import { orderQuery } from '#features/orders/queries.ts';
import { usePageTitle } from '#shared/page-title.ts';
import { paths } from '#shared/paths.ts';
import { LoadError } from '#ui/feedback/error-notice.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { LoadingScreen } from '#ui/feedback/spinner.tsx';

const loadErrorText = (error: unknown): string =>
  error instanceof ApiError && error.status === 404 ? texts.notFound : errorText(error, texts.loadFailed);

export function Component() {
  const { id = '' } = useParams();
  const order = useQuery(orderQuery(id));
  usePageTitle(order.data ? texts.title(order.data.orderNumber) : texts.pageTitle);
  if (order.isPending) return <LoadingScreen label={texts.loading} />;
  if (!order.data) {
    return (
      <>
        <PageHeader title={texts.pageTitle} back={{ to: paths.orders, label: texts.back }} />
        <LoadError query={order} message={loadErrorText(order.error)} />
      </>
    );
  }
  return <OrderDetail key={id} order={order.data} onReload={() => void order.refetch()} />;
}
