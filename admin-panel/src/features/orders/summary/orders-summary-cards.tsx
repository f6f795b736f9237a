import { formatMoney } from '@shop/web-kit/format';
import { type OrderTotals } from '#shared/shop-queries.ts';
import { IfCan } from '#shared/access/if-can.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Icon } from '@shop/web-kit/icons';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { completedOrders } from './orders-summary.ts';
import { texts } from '../texts.ts';

type SummaryCardProps = { icon: string; label: string; value: string | undefined; hint?: string };

const SummaryCard = ({ icon, label, value, hint }: SummaryCardProps) => (
  <Card className="flex items-center gap-4 px-3 py-2.5 sm:px-4 sm:py-4">
    <span className="grid size-11 shrink-0 place-items-center rounded-full bg-blush text-wine max-sm:hidden">
      <Icon name={icon} />
    </span>
    <div className="flex h-full min-w-0 flex-col justify-between sm:block">
      <p className="text-xs leading-tight text-muted sm:text-sm">{label}</p>
      {value === undefined ? (
        <Skeleton className="mt-1 h-6 w-16 sm:h-7 sm:w-24" />
      ) : (
        <p className="text-base font-semibold tabular-nums sm:text-xl">{value}</p>
      )}
      {hint && <p className="hidden text-xs text-muted sm:block">{hint}</p>}
    </div>
  </Card>
);

export const OrdersSummaryCards = ({ summary }: { summary: OrderTotals | undefined }) => (
  <div className="grid grid-cols-1 gap-2 min-[360px]:grid-cols-[1fr_1.3fr_1.2fr] sm:grid-cols-3 sm:gap-3">
    <SummaryCard
      icon="receipt"
      label={texts.cards.total}
      value={summary && String(summary.totalOrders)}
      hint={texts.cards.totalHint}
    />
    <IfCan call="ordersSummary">
      <SummaryCard
        icon="banknote"
        label={texts.cards.revenue}
        value={summary && formatMoney(summary.totalRevenue ?? 0)}
        hint={texts.cards.revenueHint}
      />
    </IfCan>
    <SummaryCard
      icon="circle-check"
      label={texts.cards.completed}
      value={summary && String(completedOrders(summary.summaryByStatusAndPaymentMethod))}
      hint={texts.cards.completedHint}
    />
  </div>
);
