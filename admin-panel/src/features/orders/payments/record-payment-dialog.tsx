import {
  type AdminOrder,
  businessDay,
  formatMoney,
  moneyState,
  type OrderPaymentInput,
  type OrderRefundInput,
  recordPayment,
  recordRefund,
} from '@shop/contract';
import { call, createIdempotentSender, errorText } from '@shop/web-kit/api';
import { useState } from 'react';
import { useAction } from '#shared/actions/use-action.ts';
import { GiveBackDialog } from '#shared/giving-back/give-back-dialog.tsx';
import { useGivingBack } from '#shared/giving-back/use-giving-back.ts';
import { PaymentFields, usePaymentFields } from '#shared/payment-fields.tsx';
import { ErrorNotice } from '#ui/feedback/error-notice.tsx';
import { FormDialog } from '#ui/overlay/form-dialog.tsx';
import { NotifyOption } from '../parts/notify-option.tsx';
import { refreshOrders, showOrder } from '../queries.ts';
import { texts } from './texts.ts';

export type MoneyWay = 'payment' | 'refund';
type DialogProps = { order: AdminOrder; way: MoneyWay; onClose: () => void };

const once = createIdempotentSender();

// A retry after a lost response records nothing twice.
const send = (id: string, way: MoneyWay, body: OrderPaymentInput | OrderRefundInput) =>
  once({ id, way, body }, (headers) =>
    call(way === 'payment' ? recordPayment : recordRefund, { params: { id }, body }, { headers }),
  );

const useRecordPayment = ({ order, way, onClose }: DialogProps) =>
  useAction({
    run: (body: OrderPaymentInput | OrderRefundInput) => send(order._id, way, body),
    success: (_answer, { amount }) => texts[way].done(formatMoney(amount)),
    done: ({ order: changed }, { client }) => {
      showOrder(client, changed);
      onClose();
    },
    settled: (client) => refreshOrders(client, 'products'),
  });

const firstDayOf = ({ createdAt }: AdminOrder): string => businessDay(new Date(createdAt));

// A retry after a lost answer must be the same call, so the value is that of the dialog's opening.
const useExpectedPaid = ({ paidAmount }: AdminOrder): number => useState(paidAmount)[0];

function PaymentDialog(props: DialogProps) {
  const { order, onClose } = props;
  const { mutate, isPending, error } = useRecordPayment(props);
  const amount = moneyState(order).due;
  const { payment, ...fields } = usePaymentFields({ amount, method: order.paymentMethod });
  const expectedPaid = useExpectedPaid(order);
  return (
    <FormDialog
      title={texts.payment.title}
      description={texts.payment.text}
      submitLabel={texts.payment.submit}
      busy={isPending}
      onSubmit={() => mutate({ ...payment, expectedPaid })}
      onClose={onClose}
    >
      <div className="flex flex-col gap-3">
        <PaymentFields {...fields} texts={texts} firstDay={firstDayOf(order)} />
        {error && <ErrorNotice message={errorText(error, texts.failed)} />}
      </div>
    </FormDialog>
  );
}

/** Offers what was paid too much, else all of it. */
export const usualRefund = (order: AdminOrder): number => {
  const { toReturn, collected } = moneyState(order);
  return toReturn || collected;
};

function RefundDialog(props: DialogProps) {
  const { order, onClose } = props;
  const { mutate, isPending, error } = useRecordPayment(props);
  const [notify, setNotify] = useState(true);
  const expectedPaid = useExpectedPaid(order);
  const { paidAmount: whole, paymentMethod: method } = order;
  const money = { amount: usualRefund(order), method, whole, when: 'now' as const };
  const form = useGivingBack({ items: order.items, money });
  return (
    <GiveBackDialog
      title={texts.refund.title}
      description={texts.refund.text}
      submitLabel={texts.refund.submit}
      busy={isPending}
      form={form}
      error={error}
      onClose={onClose}
      failed={texts.failed}
      firstDay={firstDayOf(order)}
      hasMoneyNow
      onSubmit={() => mutate({ ...form.payment, ...form.units, expectedPaid, notify })}
    >
      {order.shippingInfo.email && <NotifyOption checked={notify} onChange={setNotify} />}
    </GiveBackDialog>
  );
}

/** Asks how much money came or went, how, and when; what was typed stays when the server refuses it. */
export const RecordPaymentDialog = (props: DialogProps) =>
  props.way === 'payment' ? <PaymentDialog {...props} /> : <RefundDialog {...props} />;
