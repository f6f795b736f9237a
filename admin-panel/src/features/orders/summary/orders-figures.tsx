import { errorText } from '@shop/web-kit/api';
import { formatMoney } from '@shop/web-kit/format';
import { Icon } from '@shop/web-kit/icons';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useCan } from '#shared/access/permissions.ts';
import { ordersSummaryQuery, type OrderTotals } from '#shared/shop-queries.ts';
import { classNames } from '#ui/class-names.ts';
import { LoadError } from '#ui/feedback/error-notice.tsx';
import { texts } from '../texts.ts';
import { OrdersSummaryCards } from './orders-summary-cards.tsx';
import { completedOrders } from './orders-summary.ts';
import { PaymentPanels } from './payment-panels.tsx';

function figuresOf(
  { totalOrders, totalRevenue = 0, summaryByStatusAndPaymentMethod }: OrderTotals,
  mayRead: boolean,
) {
  const counts = texts.figures(totalOrders, completedOrders(summaryByStatusAndPaymentMethod));
  return mayRead ? `${counts} · ${formatMoney(totalRevenue)}` : counts;
}

/** Returns the line with the figures of all orders, and what it unfolds: the cards and the counts per way of payment. */
export function useOrdersFigures() {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const query = useQuery(ordersSummaryQuery);
  const mayRead = useCan('ordersSummary');
  const { data: summary } = query;
  const line = (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={id}
      onClick={() => setOpen(!isOpen)}
      className="-my-1 flex min-h-8 items-center gap-1 rounded-sm text-left tabular-nums hover:text-ink"
    >
      {summary ? figuresOf(summary, mayRead) : texts.figuresLoading}
      <Icon name="chevron-down" className={classNames('size-4 shrink-0', isOpen && 'rotate-180')} />
    </button>
  );
  const panel = (
    <div id={id} hidden={!isOpen}>
      {isOpen && (
        <div className="flex flex-col gap-3">
          <OrdersSummaryCards summary={summary} />
          <PaymentPanels summary={summary} />
        </div>
      )}
    </div>
  );
  const failure = query.isError && !summary && (
    <LoadError query={query} message={errorText(query.error, texts.summaryFailed)} />
  );
  return { line, panel: failure || panel };
}
