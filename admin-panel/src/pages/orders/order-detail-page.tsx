import { messages } from '@shop/contract';
import { ApiError, errorText } from '@shop/web-kit/api';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { OrderCasesPanel } from '#features/cases/order-cases-panel.tsx';
import { texts as exchangeTexts } from '#features/exchanges/texts.ts';
import { OrderDetail } from '#features/orders/detail/order-detail.tsx';
import { texts } from '#features/orders/detail/texts.ts';
import { orderQuery } from '#features/orders/queries.ts';
import { IfCan } from '#shared/access/if-can.tsx';
import { usePageTitle } from '#shared/page-title.ts';
import { paths } from '#shared/paths.ts';
import { Button } from '#ui/button.tsx';
import { ErrorNotice, LoadError } from '#ui/feedback/error-notice.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { LoadingScreen } from '#ui/feedback/spinner.tsx';

const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

const NotFound = () => (
  <>
    <ErrorNotice message={texts.notFound} />
    <p className="mt-4">
      {texts.maybeDeleted}{' '}
      <Link to={paths.deletedOrders} className="text-wine underline underline-offset-4">
        {texts.deletedOrders}
      </Link>
    </p>
  </>
);

export function Component() {
  const { id = '' } = useParams();
  const order = useQuery(orderQuery(id));
  usePageTitle(order.data ? texts.title(order.data.orderNumber) : texts.pageTitle);
  if (order.isPending) return <LoadingScreen label={texts.loading} />;
  if (!order.data) {
    return (
      <>
        <PageHeader title={texts.pageTitle} back={{ to: paths.orders, label: texts.back }} />
        {isNotFound(order.error) ? (
          <NotFound />
        ) : (
          <LoadError
            query={order}
            message={errorText(order.error, { failed: texts.loadFailed, failedRetry: messages.network })}
          />
        )}
      </>
    );
  }
  return (
    <>
      <OrderDetail key={id} order={order.data} onReload={() => void order.refetch()} />
      <OrderCasesPanel
        orderNumber={order.data.orderNumber}
        actions={
          <IfCan call="openExchange">
            <Button size="sm" asChild>
              <Link to={paths.newExchange(id)}>{exchangeTexts.open.link}</Link>
            </Button>
          </IfCan>
        }
      />
    </>
  );
}
