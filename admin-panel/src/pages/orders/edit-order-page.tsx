import { errorText } from '@shop/web-kit/api';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { texts as detailTexts } from '#features/orders/detail/texts.ts';
import { OrderEditor } from '#features/orders/edit/order-editor.tsx';
import { texts } from '#features/orders/edit/texts.ts';
import { orderQuery } from '#features/orders/queries.ts';
import { ChangesByOthers } from '#features/orders/parts/changes-by-others.tsx';
import { useOwnName } from '#features/session/session-store.ts';
import { usePageTitle } from '#shared/page-title.ts';
import { paths } from '#shared/paths.ts';
import { LoadError } from '#ui/feedback/error-notice.tsx';
import { LoadingScreen } from '#ui/feedback/spinner.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';

export function Component() {
  const { id = '' } = useParams();
  // The form begins with the newest order; a later refresh must not change what is being typed.
  const order = useQuery({ ...orderQuery(id), staleTime: 0, refetchOnWindowFocus: false });
  const me = useOwnName();
  usePageTitle(order.data ? texts.title(order.data.orderNumber) : texts.pageTitle);
  if (order.isPending || (order.isFetching && !order.isFetchedAfterMount))
    return <LoadingScreen label={detailTexts.loading} />;
  if (!order.data)
    return <LoadError query={order} message={errorText(order.error, detailTexts.loadFailed)} />;
  const { orderNumber } = order.data;
  return (
    <>
      <PageHeader
        title={texts.title(orderNumber)}
        back={{ to: paths.order(id), label: texts.back(orderNumber) }}
      />
      <ChangesByOthers order={order.data} me={me} />
      <OrderEditor order={order.data} />
    </>
  );
}
