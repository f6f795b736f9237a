import {
  type AdminOrder,
  type InputOf,
  moneyMethodLabel,
  type OnlinePayment,
  refundOnlinePayment,
} from '@shop/contract';
import { call, createIdempotentSender } from '@shop/web-kit/api';
import { formatDateTime, formatMoney } from '@shop/web-kit/format';
import { useState } from 'react';
import { IfCan } from '#shared/access/if-can.tsx';
import { useAction } from '#shared/actions/use-action.ts';
import { GiveBackDialog } from '#shared/giving-back/give-back-dialog.tsx';
import { useGivingBack } from '#shared/giving-back/use-giving-back.ts';
import { Button } from '#ui/button.tsx';
import { SectionCard } from '#ui/layout/card.tsx';
import { NotifyOption } from '../parts/notify-option.tsx';
import { refreshOrders, showOrder } from '../queries.ts';
import { usualRefund } from './record-payment-dialog.tsx';
import { onlineTexts as texts, onlineTexts } from './texts.ts';

type DialogProps = { order: AdminOrder; payment: OnlinePayment; onClose: () => void };
type Refund = InputOf<typeof refundOnlinePayment>['body'];

const once = createIdempotentSender();

// A retry after a lost response returns nothing twice.
const send = (id: string, body: Refund) =>
  once({ id, body }, (headers) => call(refundOnlinePayment, { params: { id }, body }, { headers }));

const useRefund = ({ order, onClose }: DialogProps) =>
  useAction({
    run: (body: Refund) => send(order._id, body),
    success: (_answer, { amount }) => onlineTexts.done(formatMoney(amount)),
    done: ({ order: changed }, { client }) => {
      showOrder(client, changed);
      onClose();
    },
    settled: (client) => refreshOrders(client, 'products'),
  });

/** Asks how much of an online payment goes back; what was typed stays when the provider refuses it. */
function OnlineRefundDialog(props: DialogProps) {
  const { order, payment, onClose } = props;
  const { mutate, isPending, error } = useRefund(props);
  const [notify, setNotify] = useState(true);
  // A retry after a lost answer must be the same call, so the value is that of the dialog's opening.
  const [expectedPaid] = useState(order.paidAmount);
  const amount = Math.min(payment.refundable, usualRefund(order));
  const { paidAmount: whole, paymentMethod: method } = order;
  const money = { amount, method, whole, when: 'now' as const };
  const form = useGivingBack({ items: order.items, money });
  const { reference } = payment;
  const body = { reference, amount: form.payment.amount, note: form.payment.note, notify, expectedPaid };
  return (
    <GiveBackDialog
      title={onlineTexts.open(moneyMethodLabel(payment.provider))}
      description={onlineTexts.text(formatMoney(payment.refundable))}
      submitLabel={onlineTexts.submit}
      busy={isPending}
      form={form}
      error={error}
      onClose={onClose}
      failed={onlineTexts.failed}
      isOnline
      hasMoneyNow
      onSubmit={() => mutate({ ...body, ...form.units })}
    >
      {order.shippingInfo.email && <NotifyOption checked={notify} onChange={setNotify} />}
    </GiveBackDialog>
  );
}

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
