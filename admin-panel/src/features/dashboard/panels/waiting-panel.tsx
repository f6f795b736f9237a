import { OLD_WORK, ORDER_QUEUES, type OrderCounts } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { IfCan } from '#shared/access/if-can.tsx';
import { paths } from '#shared/paths.ts';
import {
  dueAlertsQuery,
  dueCasesQuery,
  failedMailsQuery,
  ordersSummaryQuery,
  pendingReviewsQuery,
} from '#shared/shop-queries.ts';
import { nextQueue, orderQueues, queuePath, queueStart } from '#shared/order-queues.ts';
import { buttonStyles } from '#ui/button.tsx';
import { SectionCard } from '#ui/layout/card.tsx';
import { Icon } from '@shop/web-kit/icons';
import { PanelBody } from './panel-body.tsx';
import { overviewQuery } from '../queries.ts';
import { texts } from '../texts.ts';

type Row = { to: string; icon: string; label: string; count: number };

/** Lists the work with orders in the order in which it is done. */
const orderRows = ({ queues }: OrderCounts): Row[] =>
  ORDER_QUEUES.map((queue) => {
    const { name, icon } = orderQueues[queue];
    return { to: queuePath(queue), icon, label: name, count: queues[queue] ?? 0 };
  });

// The rows appear together, unless one of their calls has failed: the panel would grow under the finger.
const isAwaited = ({ isPending, failureCount }: { isPending: boolean; failureCount: number }) =>
  isPending && failureCount === 0;

function useOtherRows(): { rows: Row[]; areAwaited: boolean } {
  const cases = useQuery(dueCasesQuery);
  const reviews = useQuery(pendingReviewsQuery);
  const alerts = useQuery(dueAlertsQuery);
  const reviewsAt = `${paths.reviews}?estado=pendientes`;
  const mails = useQuery(failedMailsQuery);
  const alertsAt = `${paths.stockAlerts}?estado=para-avisar`;
  return {
    rows: [
      { to: `${paths.cases}?estado=vencen`, icon: 'mail', label: texts.dueCases, count: cases.data ?? 0 },
      { to: reviewsAt, icon: 'star', label: texts.reviewsToRead, count: reviews.data ?? 0 },
      { to: alertsAt, icon: 'bell', label: texts.alertsToSend, count: alerts.data ?? 0 },
      {
        to: paths.failedMails,
        icon: 'triangle-alert',
        label: texts.failedMails,
        count: mails.data?.length ?? 0,
      },
    ],
    areAwaited: [cases, reviews, alerts, mails].some(isAwaited),
  };
}

const noOrders: OrderCounts = {
  totalOrders: 0,
  summaryByStatusAndPaymentMethod: {},
  queues: {},
  ordersWithWork: 0,
};

/** Opens the first order of the work that is done first; the order's page leads on from there. */
function Begin({ queues }: OrderCounts) {
  const queue = nextQueue(queues);
  if (!queue) return null;
  return (
    <Link
      to={queueStart(queue)}
      aria-label={texts.beginWith(orderQueues[queue].name)}
      className={buttonStyles({ variant: 'primary', size: 'sm' })}
    >
      {texts.begin}
    </Link>
  );
}

/** Shows what waits for the staff; each line leads to the list of just that. */
export function WaitingPanel() {
  const { data, isPending, isError, isFetching, refetch } = useQuery(ordersSummaryQuery);
  const { rows, areAwaited } = useOtherRows();
  return (
    <SectionCard
      title={texts.waiting}
      actions={<IfCan call="updateOrderStatus">{data && <Begin {...data} />}</IfCan>}
    >
      <PanelBody
        query={{ data, isError, refetch, isFetching, isPending: isPending || areAwaited }}
        empty={noOrders}
        skeletonRows={3}
      >
        {(summary) => (
          <WaitingRows rows={[...orderRows(summary), ...rows].filter(({ count }) => count > 0)} />
        )}
      </PanelBody>
      <IfCan call="overviewStats">
        <OldOrders />
      </IfCan>
    </SectionCard>
  );
}

function WaitingRows({ rows }: { rows: readonly Row[] }) {
  if (rows.length === 0) {
    return (
      <p className="flex items-center gap-2 py-2 text-muted">
        <Icon name="circle-check" className="size-5 text-success" />
        {texts.nothingWaiting}
      </p>
    );
  }
  return (
    <ul className="-mx-2 grid grid-cols-1 gap-x-6 sm:grid-cols-2 xl:grid-cols-3">
      {rows.map(({ to, icon, label, count }) => (
        <li key={to}>
          <Link to={to} className="flex min-h-11 items-center gap-3 rounded-lg px-2 hover:bg-panel-2">
            <Icon name={icon} className="size-5 shrink-0 text-warn" />
            <span className="min-w-0 flex-1 font-medium">{label}</span>
            <strong className="text-lg font-semibold tabular-nums">{count}</strong>
            <Icon name="chevron-right" className="size-4 text-muted" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function OldOrders() {
  const { data } = useQuery(overviewQuery);
  if (!data?.waiting.olderThan72h) return null;
  return (
    <Link
      to={queuePath(OLD_WORK)}
      className="mt-2 flex min-h-11 items-center gap-2 rounded-lg bg-warn-soft px-3 py-2 text-sm text-warn hover:underline sm:min-h-8"
    >
      <Icon name="triangle-alert" className="size-4 shrink-0" />
      {texts.old(data.waiting.olderThan72h)}
    </Link>
  );
}
