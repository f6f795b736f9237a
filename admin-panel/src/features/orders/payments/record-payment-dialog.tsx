import {
  type AdminOrder,
  type AnswerOf,
  businessDay,
  formatMoney,
  moneyState,
  type OrderPaymentInput,
  type OrderRefundInput,
  recordPayment,
  recordRefund,
} from '@shop/contract';
import { call, createIdempotentSender } from '@shop/web-kit/api';
import { useState } from 'react';
import { paymentFields, paymentOf, type TypedPayment, usualPayment } from '#shared/payment-fields.tsx';
import { orderWay, usePaymentWays } from '#shared/payment-ways.ts';
import { DraftDialog } from '#shared/resource/draft-dialog.tsx';
import { tellStep } from '#shared/undo/tell-step.ts';
import { orderOutcome } from '../queries.ts';
import { RefundDialog } from './refund-dialog.tsx';
import { texts } from './texts.ts';

export type MoneyWay = 'payment' | 'refund';
type DialogProps = { order: AdminOrder; way: MoneyWay; onClose: () => void };

const once = createIdempotentSender();

type Seen = Pick<AdminOrder, '_id' | 'updatedAt'>;

// A retry after a lost response records nothing twice; the same amount for an order that has moved on is another entry.
const send = (seen: Seen, way: MoneyWay, body: OrderPaymentInput | OrderRefundInput) =>
  once({ seen, way, body }, (headers) =>
    call(way === 'payment' ? recordPayment : recordRefund, { params: { id: seen._id }, body }, { headers }),
  );

/** Returns the order as it was when the dialog was opened: a retry must be the same call. */
function useSeen({ _id, updatedAt }: AdminOrder): Seen {
  const [seen] = useState({ _id, updatedAt });
  return seen;
}

const firstDayOf = ({ createdAt }: AdminOrder): string => businessDay(new Date(createdAt));

function PaymentDialog({ order, onClose }: DialogProps) {
  const amount = moneyState(order).due;
  // A retry after a lost answer must be the same call, so the value is that of the dialog's opening.
  const [expectedPaid] = useState(order.paidAmount);
  const seen = useSeen(order);
  return (
    <DraftDialog<TypedPayment, AnswerOf<typeof recordPayment>>
      title={texts.payment.title}
      description={texts.payment.text}
      submitLabel={texts.payment.submit}
      initial={() => usualPayment({ amount, method: orderWay(order) })}
      fields={paymentFields({ ways: usePaymentWays(), own: orderWay(order), firstDay: firstDayOf(order) })}
      save={(typed) => send(seen, 'payment', { ...paymentOf(typed), expectedPaid })}
      {...orderOutcome<AnswerOf<typeof recordPayment>, TypedPayment>({
        done: ({ undo: step }, { input, client }) =>
          tellStep(client, texts.payment.done(formatMoney(paymentOf(input).amount)), {
            step,
            of: order.orderNumber,
          }),
      })}
      failed={texts.failed}
      onClose={onClose}
    />
  );
}

function NotedRefundDialog(props: DialogProps) {
  const seen = useSeen(props.order);
  return (
    <RefundDialog
      {...props}
      texts={{ ...texts.refund, failed: texts.failed }}
      firstDay={firstDayOf(props.order)}
      send={(refund) => send(seen, 'refund', refund)}
    />
  );
}

/** Asks how much money came or went, how, and when; what was typed stays when the server refuses it. */
export const RecordPaymentDialog = (props: DialogProps) =>
  props.way === 'payment' ? <PaymentDialog {...props} /> : <NotedRefundDialog {...props} />;
