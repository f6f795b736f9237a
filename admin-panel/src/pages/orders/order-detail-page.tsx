import { messages } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { OrderCasesPanel } from '#features/cases/order-cases-panel.tsx';
import { texts as exchangeTexts } from '#features/exchanges/texts.ts';
import { OrderDetail } from '#features/orders/detail/order-detail.tsx';
import { texts } from '#features/orders/detail/texts.ts';
import { orderQuery } from '#features/orders/queries.ts';
import { IfCan } from '#shared/access/if-can.tsx';
import { paths } from '#shared/paths.ts';
import { RecordPage } from '#shared/resource/page.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorNotice } from '#ui/feedback/error-notice.tsx';

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
  const query = useQuery(orderQuery(id));
  return (
    <RecordPage
      query={query}
      texts={texts}
      failed={{ failed: texts.loadFailed, failedRetry: messages.network }}
      titleOf={({ orderNumber }) => texts.title(orderNumber)}
      back={{ to: paths.orders, label: texts.back }}
      notFound={<NotFound />}
    >
      {(order) => (
        <>
          <OrderDetail key={id} order={order} onReload={() => void query.refetch()} />
          <OrderCasesPanel
            orderNumber={order.orderNumber}
            actions={
              <IfCan call="openExchange">
                <Button size="sm" asChild>
                  <Link to={paths.newExchange(id)}>{exchangeTexts.open.link}</Link>
                </Button>
              </IfCan>
            }
          />
        </>
      )}
    </RecordPage>
  );
}
