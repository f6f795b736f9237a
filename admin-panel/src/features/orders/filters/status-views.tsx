import { type OrderCounts } from '@shop/contract';
import { classNames } from '#ui/class-names.ts';
import { TabStrip, tabRowStyles } from '#ui/layout/tab-strip.tsx';
import { type OrderView } from './order-filters.ts';
import { shownStatuses, statusCount } from '../summary/orders-summary.ts';
import { texts } from '../texts.ts';

type StatusViewsProps = {
  /** Null while a queue is shown. */
  status: OrderView | null;
  summary: OrderCounts | undefined;
  onStatus: (status: OrderView) => void;
};

type ViewProps = { label: string; count: number | undefined; chosen: boolean; onChoose: () => void };

const View = ({ label, count, chosen, onChoose }: ViewProps) => (
  <button
    type="button"
    aria-pressed={chosen}
    onClick={onChoose}
    className={classNames(
      '-mb-px flex min-h-11 shrink-0 items-center gap-2 border-b-2 border-transparent px-3 font-medium text-muted hover:text-ink',
      chosen && 'border-wine font-semibold text-wine',
    )}
  >
    {label}
    {count !== undefined && (
      <span className="rounded-full bg-neutral-soft px-2 py-0.5 text-xs font-semibold text-ink tabular-nums">
        {count}
      </span>
    )}
  </button>
);

export const StatusViews = ({ status, summary, onStatus }: StatusViewsProps) => (
  <TabStrip className="border-b border-line">
    <div role="group" aria-label={texts.views.label} className={classNames(tabRowStyles, 'px-2')}>
      <View
        label={texts.views.all}
        count={summary?.totalOrders}
        chosen={status === ''}
        onChoose={() => onStatus('')}
      />
      {shownStatuses(summary, status).map((one) => (
        <View
          key={one}
          label={texts.views[one]}
          count={summary && statusCount(summary.summaryByStatusAndPaymentMethod, one)}
          chosen={status === one}
          onChoose={() => onStatus(one)}
        />
      ))}
      <View
        label={texts.views.deleted}
        count={undefined}
        chosen={status === 'deleted'}
        onChoose={() => onStatus('deleted')}
      />
    </div>
  </TabStrip>
);
