import { type OrderStatus, type Overview } from '@shop/contract';
import { type UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { SectionCard } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { Part } from './part.tsx';
import { noOverview } from './queries.ts';
import { texts } from './texts.ts';

type Row = { status: OrderStatus; icon: string; label: string; count: number };

const rowsOf = ({ waiting }: Overview): Row[] => [
  {
    status: 'pending_transfer_confirmation',
    icon: 'search',
    label: texts.proofToCheck,
    count: waiting.proofToCheck,
  },
  { status: 'pending_manual', icon: 'clock', label: texts.toConfirm, count: waiting.toConfirm },
  {
    status: 'pending_transfer_proof',
    icon: 'hourglass',
    label: texts.proofMissing,
    count: waiting.proofMissing,
  },
];

/** Orders that wait for somebody of the shop, by what has to be done. */
export const WaitingPanel = ({ overview }: { overview: UseQueryResult<Overview> }) => (
  <SectionCard title={texts.waiting}>
    <Part query={overview} empty={noOverview} skeletonRows={3}>
      {(data) => <WaitingRows overview={data} />}
    </Part>
  </SectionCard>
);

function WaitingRows({ overview }: { overview: Overview }) {
  const rows = rowsOf(overview).filter(({ count }) => count > 0);
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
        {rows.map(({ status, icon, label, count }) => (
          <li key={status}>
            <Link
              to={`${paths.orders}?estado=${status}`}
              className="flex min-h-12 items-center gap-3 rounded-lg px-2 hover:bg-panel-2"
            >
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
