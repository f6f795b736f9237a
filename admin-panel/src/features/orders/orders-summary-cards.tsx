import { type OrdersSummary } from '@shop/contract';
import { formatMoney } from '@shop/web-kit/format';
import { Card } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { completedOrders } from './orders-summary.ts';
import { texts } from './texts.ts';

type FigureProps = { icon: string; label: string; value: string | undefined; hint?: string };

const Figure = ({ icon, label, value, hint }: FigureProps) => (
  <Card className="flex items-center gap-4 px-4 py-2.5 sm:py-4">
    <span className="grid size-9 shrink-0 place-items-center rounded-full bg-blush text-wine sm:size-11">
      <Icon name={icon} />
    </span>
    <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 sm:block">
      <p className="text-sm text-muted">{label}</p>
      {value === undefined ? (
        <Skeleton className="mt-1 h-7 w-24" />
      ) : (
        <p className="text-xl font-semibold tabular-nums">{value}</p>
      )}
      {hint && <p className="hidden text-xs text-muted sm:block">{hint}</p>}
    </div>
  </Card>
);

/** How many orders, how much money, how many completed. */
export const OrdersSummaryCards = ({ summary }: { summary: OrdersSummary | undefined }) => (
  <div className="grid gap-2 sm:grid-cols-3 sm:gap-3">
    <Figure
      icon="receipt"
      label={texts.cards.total}
      value={summary && String(summary.totalOrders)}
      hint={texts.cards.totalHint}
    />
    <Figure
      icon="banknote"
      label={texts.cards.revenue}
      value={summary && formatMoney(summary.totalRevenue)}
      hint={texts.cards.revenueHint}
    />
    <Figure
      icon="circle-check"
      label={texts.cards.completed}
      value={summary && String(completedOrders(summary.summaryByStatusAndPaymentMethod))}
      hint={texts.cards.completedHint}
    />
  </div>
);
