import { type OrderStatus, type Overview } from '@shop/contract';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { unreadMessagesQuery } from '#shared/shop-queries.ts';
import { useWaitingOrders, type WaitingOrders } from '#shared/waiting-orders.ts';
import { SectionCard } from '#ui/layout/card.tsx';
import { Icon } from '@shop/web-kit/icons';
import { PanelBody } from './panel-body.tsx';
import { emptyOverview } from '../queries.ts';
import { texts } from '../texts.ts';

type Row = { to: string; icon: string; label: string; count: number };

const ordersIn = (status: OrderStatus) => `${paths.orders}?estado=${status}`;

const rowsOf = (waiting: WaitingOrders, unread: number): Row[] => [
  {
    to: ordersIn('pending_transfer_confirmation'),
    icon: 'search',
    label: texts.proofToCheck,
    count: waiting.pending_transfer_confirmation,
  },
  { to: ordersIn('pending_manual'), icon: 'clock', label: texts.toConfirm, count: waiting.pending_manual },
  {
    to: ordersIn('pending_transfer_proof'),
    icon: 'hourglass',
    label: texts.proofMissing,
    count: waiting.pending_transfer_proof,
  },
  { to: `${paths.messages}?estado=sin-leer`, icon: 'mail', label: texts.unreadMessages, count: unread },
];

export const WaitingPanel = ({ overview }: { overview: UseQueryResult<Overview> }) => (
  <SectionCard title={texts.waiting}>
    <PanelBody query={overview} empty={emptyOverview} skeletonRows={3}>
      {(data) => <WaitingRows overview={data} />}
    </PanelBody>
  </SectionCard>
);

function WaitingRows({ overview }: { overview: Overview }) {
  const { data: unread = 0 } = useQuery(unreadMessagesQuery);
  const rows = rowsOf(useWaitingOrders(), unread).filter(({ count }) => count > 0);
  if (rows.length === 0) {
    return (
      <p className="flex items-center gap-2 py-2 text-muted">
        <Icon name="circle-check" className="size-5 text-success" />
        {texts.nothingWaiting}
      </p>
    );
  }
  return (
    <>
      <ul className="-mx-2">
        {rows.map(({ to, icon, label, count }) => (
          <li key={to}>
            <Link to={to} className="flex min-h-12 items-center gap-3 rounded-lg px-2 hover:bg-panel-2">
              <Icon name={icon} className="size-5 shrink-0 text-warn" />
              <span className="min-w-0 flex-1 font-medium">{label}</span>
              <strong className="text-lg font-semibold tabular-nums">{count}</strong>
              <Icon name="chevron-right" className="size-4 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
      {overview.waiting.olderThan72h > 0 && (
        <p className="mt-2 flex items-start gap-2 rounded-lg bg-warn-soft px-3 py-2 text-sm text-warn">
          <Icon name="triangle-alert" className="mt-0.5 size-4 shrink-0" />
          {texts.old(overview.waiting.olderThan72h)}
        </p>
      )}
    </>
  );
}
