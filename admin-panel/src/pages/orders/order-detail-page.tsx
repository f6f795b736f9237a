import { type AdminOrder, messages } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { ClosedOrderCases, OpenOrderCases } from '#features/cases/order-cases-panel.tsx';
import { texts as caseTexts } from '#features/cases/texts.ts';
import { texts as exchangeTexts } from '#features/exchanges/texts.ts';
import { OrderDetail } from '#features/orders/detail/order-detail.tsx';
import { texts } from '#features/orders/detail/texts.ts';
import { orderQuery } from '#features/orders/queries.ts';
import { useListOfOrder } from '#features/orders/walk/list-of-order.ts';
import { useOwnName } from '#features/session/session-store.ts';
import { IfCan } from '#shared/access/if-can.tsx';
import { paths } from '#shared/paths.ts';
import { RecordPage } from '#shared/resource/page.tsx';
import { ErrorNotice } from '#ui/feedback/error-notice.tsx';
import { MenuItem } from '#ui/overlay/dropdown-menu.tsx';

export { FirstOrder } from './first-order.tsx';

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

const CaseActions = ({ order: { _id, orderNumber } }: { order: AdminOrder }) => (
  <>
    <IfCan call="openExchange">
      <MenuItem icon="arrow-left-right" asChild>
        <Link to={paths.newExchange(_id)}>{exchangeTexts.open.link}</Link>
      </MenuItem>
    </IfCan>
    <IfCan call="openCaseByStaff">
      <MenuItem icon="mail" asChild>
        <Link to={paths.newCase(orderNumber)}>{caseTexts.open}</Link>
      </MenuItem>
    </IfCan>
  </>
);

export function Component() {
  const { id = '' } = useParams();
  const query = useQuery(orderQuery(id));
  const me = useOwnName();
  const { back } = useListOfOrder();
  return (
    <RecordPage
      query={query}
      texts={texts}
      failed={{ failed: texts.loadFailed, failedRetry: messages.network }}
      titleOf={({ orderNumber }) => texts.title(orderNumber)}
      back={{ to: back, label: texts.back }}
      notFound={<NotFound />}
    >
      {(order) => (
        <OrderDetail
          key={id}
          order={order}
          me={me}
          back={back}
          onReload={() => void query.refetch()}
          moreActions={<CaseActions order={order} />}
          openCases={<OpenOrderCases orderNumber={order.orderNumber} />}
          closedCases={<ClosedOrderCases orderNumber={order.orderNumber} />}
        />
      )}
    </RecordPage>
  );
}
