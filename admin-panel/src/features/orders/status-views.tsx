import { ORDER_STATUSES, type OrdersSummary, type OrderStatus } from '@shop/contract';
import { classNames } from '#ui/class-names.ts';
import { statusCount } from './orders-summary.ts';
import { texts } from './texts.ts';

type StatusViewsProps = {
  status: OrderStatus | '';
  summary: OrdersSummary | undefined;
  onStatus: (status: OrderStatus | '') => void;
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

/** One press to each status, with how many orders wait there. */
export const StatusViews = ({ status, summary, onStatus }: StatusViewsProps) => (
  <div
    role="group"
    aria-label={texts.views.label}
    className="flex overflow-x-auto border-b border-line px-2 [scrollbar-width:thin]"
  >
    <View
      label={texts.views.all}
      count={summary?.totalOrders}
      chosen={status === ''}
      onChoose={() => onStatus('')}
    />
    {ORDER_STATUSES.map((one) => (
      <View
        key={one}
        label={texts.views[one]}
        count={summary && statusCount(summary.summaryByStatusAndPaymentMethod, one)}
        chosen={status === one}
        onChoose={() => onStatus(one)}
      />
    ))}
  </div>
);
