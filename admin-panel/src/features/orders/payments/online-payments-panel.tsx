import { type AdminOrder, moneyMethodLabel, type OnlinePayment, refundOnlinePayment } from '@shop/contract';
import { call, createIdempotentSender } from '@shop/web-kit/api';
import { formatDateTime, formatMoney } from '@shop/web-kit/format';
import { useState } from 'react';
import { IfCan } from '#shared/access/if-can.tsx';
import { Button } from '#ui/button.tsx';
import { SectionCard } from '#ui/layout/card.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { onlineTexts as texts } from './texts.ts';

const once = createIdempotentSender();

type DialogProps = { order: AdminOrder; payment: OnlinePayment; onClose: () => void };

/** Asks how much of an online payment goes back. */
const OnlineRefundDialog = ({ order, payment, onClose }: DialogProps) => (
  <RefundDialog
    order={order}
    most={payment.refundable}
    texts={{
      ...texts,
      title: texts.open(moneyMethodLabel(payment.provider)),
      text: texts.text(formatMoney(payment.refundable)),
    }}
    isOnline
    // A retry after a lost response returns nothing twice.
    send={({ method: _method, day: _day, ...refund }) => {
      const { _id: id } = order;
      const body = { ...refund, reference: payment.reference };
      return once({ id, body }, (headers) =>
        call(refundOnlinePayment, { params: { id }, body }, { headers }),
      );
    }}
    onClose={onClose}
  />
);

type EntryProps = { payment: OnlinePayment; onRefund: () => void };

const Entry = ({ payment, onRefund }: EntryProps) => (
  <li className="flex flex-col items-start gap-2 py-2">
    <div className="w-full">
      <p className="flex justify-between gap-3">
        <span>{texts.payment(payment.reference)}</span>
        <span className="font-medium tabular-nums">{formatMoney(payment.amount)}</span>
      </p>
      <p className="text-xs text-muted tabular-nums">{formatDateTime(payment.at)}</p>
      {payment.refunded > 0 && (
        <p className="flex justify-between gap-3">
          <span>{texts.refunded}</span>
          <span className="tabular-nums">{formatMoney(-payment.refunded)}</span>
        </p>
      )}
    </div>
    <IfCan call="refundOnlinePayment">
      {payment.refundable > 0 && (
        <Button onClick={onRefund}>{texts.open(moneyMethodLabel(payment.provider))}</Button>
      )}
    </IfCan>
  </li>
);

/** Lists what a provider collected for an order; staff return it there, without leaving the order. */
export function OnlinePaymentsPanel({ order }: { order: AdminOrder }) {
  const [reference, setReference] = useState<string | null>(null);
  const payments = order.onlinePayments ?? [];
  const chosen = payments.find((payment) => payment.reference === reference);
  if (payments.length === 0) return null;
  return (
    <SectionCard title={texts.title}>
      <ul className="divide-y divide-line">
        {payments.map((payment) => (
          <Entry key={payment.reference} payment={payment} onRefund={() => setReference(payment.reference)} />
        ))}
      </ul>
      {chosen && <OnlineRefundDialog order={order} payment={chosen} onClose={() => setReference(null)} />}
    </SectionCard>
  );
}
