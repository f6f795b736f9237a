import {
  type AdminOrder,
  businessDay,
  formatMoney,
  moneyState,
  type OrderPaymentInput,
} from '@shop/contract';
import { call, createIdempotentSender, errorText } from '@shop/web-kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { PaymentFields, usePaymentFields } from '#shared/payment-fields.tsx';
import { ErrorNotice } from '#ui/feedback/error-notice.tsx';
import { FormDialog } from '#ui/overlay/form-dialog.tsx';
import { NotifyOption } from '../parts/notify-option.tsx';
import { refreshOrders, showOrder } from '../queries.ts';
import { stockTexts } from '../status/texts.ts';
import { texts } from './texts.ts';

export type MoneyWay = 'payment' | 'refund';
type DialogProps = { order: AdminOrder; way: MoneyWay; onClose: () => void };

const once = createIdempotentSender();

// A retry after a lost response records nothing twice.
const send = (id: string, way: MoneyWay, body: OrderPaymentInput) =>
  once({ id, way, body }, (headers) =>
    call(way === 'payment' ? 'recordPayment' : 'recordRefund', { params: { id }, body }, { headers }),
  );

function useRecordPayment({ order, way, onClose }: DialogProps) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: OrderPaymentInput) => send(order._id, way, body),
    onSuccess: ({ order: changed }, { amount }) => {
      showOrder(client, changed);
      toast.success(texts[way].done(formatMoney(amount)));
      onClose();
    },
    onSettled: () => refreshOrders(client),
  });
}

/** The amount that is usual: what is left to collect, or what was paid too much, else all of it. */
export function usualAmount(order: AdminOrder, way: MoneyWay): number {
  const { due, toReturn, collected } = moneyState(order);
  return way === 'payment' ? due : toReturn || collected;
}

function usePaymentForm(order: AdminOrder, way: MoneyWay) {
  const { payment, ...fields } = usePaymentFields({
    amount: usualAmount(order, way),
    method: order.paymentMethod,
  });
  const [notify, setNotify] = useState(true);
  // A retry after a lost answer must be the same call, so the value is that of the dialog's opening.
  const [expectedPaid] = useState(order.paidAmount);
  const body: OrderPaymentInput = { ...payment, expectedPaid, notify };
  return { fields, notify, setNotify, body };
}

/** Asks how much money came or went, how, and when; what was typed stays when the server refuses it. */
export function RecordPaymentDialog(props: DialogProps) {
  const { order, way, onClose } = props;
  const form = usePaymentForm(order, way);
  const { mutate, isPending, error } = useRecordPayment(props);
  const t = texts[way];
  return (
    <FormDialog
      title={t.title}
      description={way === 'refund' ? `${t.text} ${stockTexts.refunded}` : t.text}
      submitLabel={t.submit}
      busy={isPending}
      onSubmit={() => mutate(form.body)}
      onClose={onClose}
    >
      <div className="flex flex-col gap-3">
        <PaymentFields {...form.fields} texts={texts} firstDay={businessDay(new Date(order.createdAt))} />
        {way === 'refund' && order.shippingInfo.email && (
          <NotifyOption checked={form.notify} onChange={form.setNotify} />
        )}
        {error && <ErrorNotice message={errorText(error, texts.failed)} />}
      </div>
    </FormDialog>
  );
}
