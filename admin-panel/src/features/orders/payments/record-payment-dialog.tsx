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
import { PaymentFields, usePaymentFields } from '#shared/payment-fields.tsx';
import { ErrorNotice } from '#ui/feedback/error-notice.tsx';
import { FormDialog } from '#ui/overlay/form-dialog.tsx';
import { orderChange } from '../queries.ts';
import { RefundDialog } from './refund-dialog.tsx';
import { texts } from './texts.ts';

export type MoneyWay = 'payment' | 'refund';
type DialogProps = { order: AdminOrder; way: MoneyWay; onClose: () => void };

const once = createIdempotentSender();

// A retry after a lost response records nothing twice.
const send = (id: string, way: MoneyWay, body: OrderPaymentInput | OrderRefundInput) =>
  once({ id, way, body }, (headers) =>
    call(way === 'payment' ? recordPayment : recordRefund, { params: { id }, body }, { headers }),
  );

const firstDayOf = ({ createdAt }: AdminOrder): string => businessDay(new Date(createdAt));

function PaymentDialog({ order, way, onClose }: DialogProps) {
  const amount = moneyState(order).due;
  const { payment, ...fields } = usePaymentFields({ amount, method: order.paymentMethod });
  // A retry after a lost answer must be the same call, so the value is that of the dialog's opening.
  const [expectedPaid] = useState(order.paidAmount);
  const { mutate, isPending, error } = useAction(
    orderChange({
      run: () => send(order._id, way, { ...payment, expectedPaid }),
      success: texts.payment.done(formatMoney(payment.amount)),
      done: onClose,
    }),
  );
  return (
    <FormDialog
      title={texts.payment.title}
      description={texts.payment.text}
      submitLabel={texts.payment.submit}
      busy={isPending}
      onSubmit={() => mutate()}
      onClose={onClose}
    >
      <div className="flex flex-col gap-3">
        <PaymentFields {...fields} texts={texts} firstDay={firstDayOf(order)} />
        {error && <ErrorNotice message={errorText(error, texts.failed)} />}
      </div>
    </FormDialog>
  );
}

/** Asks how much money came or went, how, and when; what was typed stays when the server refuses it. */
export const RecordPaymentDialog = (props: DialogProps) =>
  props.way === 'payment' ? (
    <PaymentDialog {...props} />
  ) : (
    <RefundDialog
      {...props}
      texts={{ ...texts.refund, failed: texts.failed }}
      firstDay={firstDayOf(props.order)}
      send={(refund) => send(props.order._id, 'refund', refund)}
    />
  );
