import { type OrdersSummary } from '@shop/contract';
import { formatMoney } from '@shop/web-kit/format';
import { Card } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { completedOrders } from './orders-summary.ts';
import { texts } from './texts.ts';

type FigureProps = { icon: string; label: string; value: string | undefined; hint?: string };

const Figure = ({ icon, label, value, hint }: FigureProps) => (
  <Card className="flex items-center gap-4 p-4">
    <span className="grid size-11 shrink-0 place-items-center rounded-full bg-blush text-wine">
      <Icon name={icon} />
    </span>
    <div className="min-w-0">
      <p className="text-sm text-muted">{label}</p>
      {value === undefined ? (
        <Skeleton className="mt-1 h-7 w-24" />
      ) : (
        <p className="text-xl font-semibold tabular-nums">{value}</p>
      )}
      {hint && <p className="text-xs text-muted">{hint}</p>}
    </div>
  </Card>
);

/** How many orders, how much money, how many completed. */
export const OrdersSummaryCards = ({ summary }: { summary: OrdersSummary | undefined }) => (
  <div className="grid gap-3 sm:grid-cols-3">
    <Figure icon="receipt" label={texts.cards.total} value={summary && String(summary.totalOrders)} />
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
