import { type OrderCounts, PAYMENT_METHODS, type PaymentMethod, statusLabel } from '@shop/contract';
import { Card } from '#ui/layout/card.tsx';
import { Icon } from '@shop/web-kit/icons';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { methodCounts } from './orders-summary.ts';
import { texts } from '../texts.ts';

const appearance = {
  cash: { icon: 'banknote', title: texts.panels.cash, empty: texts.panels.cashEmpty },
  transfer: { icon: 'landmark', title: texts.panels.transfer, empty: texts.panels.transferEmpty },
  mercado_pago: {
    icon: 'credit-card',
    title: texts.panels.mercado_pago,
    empty: texts.panels.mercadoPagoEmpty,
  },
} as const;

type PanelProps = { method: PaymentMethod; summary: OrderCounts };

function Panel({ method, summary }: PanelProps) {
  const { icon, title, empty } = appearance[method];
  const { byStatus, total } = methodCounts(summary.summaryByStatusAndPaymentMethod, method);
  return (
    <Card className="p-4">
      <div className="mb-2 flex items-center justify-between gap-3">
        <h2 className="flex items-center gap-2 font-semibold">
          <Icon name={icon} className="size-4 text-wine" />
          {title}
        </h2>
        <p className="text-sm text-muted tabular-nums">{texts.panels.total(total)}</p>
      </div>
      {byStatus.length === 0 ? (
        <p className="text-muted">{empty}</p>
      ) : (
        <ul className="grid grid-cols-1 gap-x-6 gap-y-1 xl:grid-cols-2">
          {byStatus.map(({ status, count }) => (
            <li key={status} className="flex items-center justify-between gap-3">
              <span>{statusLabel(status)}</span>
              <span className="font-semibold tabular-nums">{count}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

// Most shops take no online payments: their panel would always be empty.
const shownMethods = (summary: OrderCounts | undefined) =>
  PAYMENT_METHODS.filter(
    (method) =>
      method !== 'mercado_pago' ||
      (summary && methodCounts(summary.summaryByStatusAndPaymentMethod, method).total > 0),
  );

export const PaymentPanels = ({ summary }: { summary: OrderCounts | undefined }) => (
  <div className="grid grid-cols-1 gap-3 md:grid-cols-2">
    {shownMethods(summary).map((method) =>
      summary ? (
        <Panel key={method} method={method} summary={summary} />
      ) : (
        <Card key={method}>
          <SkeletonRows rows={2} />
        </Card>
      ),
    )}
  </div>
);
