import {
  type AdminOrder,
  isHandedOver,
  moneyState,
  type OrderRefundInput,
  type ReturnedUnits,
} from '@shop/contract';
import { formatMoney } from '@shop/web-kit/format';
import { useState } from 'react';
import { useAction } from '#shared/actions/use-action.ts';
import { GiveBackDialog } from '#shared/giving-back/give-back-dialog.tsx';
import { useRefund } from '#shared/giving-back/use-giving-back.ts';
import { orderWay } from '#shared/payment-ways.ts';
import { NotifyOption } from '../parts/notify-option.tsx';
import { orderChange } from '../queries.ts';

type Refund = Omit<OrderRefundInput, keyof ReturnedUnits> &
  ReturnedUnits & { expectedPaid: number; notify: boolean };
type RefundDialogProps = {
  order: AdminOrder;
  texts: { title: string; text: string; submit: string; done: (amount: string) => string; failed: string };
  /** The most that may go back, where that is less than what was paid. */
  most?: number;
  send: (refund: Refund) => Promise<{ order: AdminOrder }>;
  onClose: () => void;
  isOnline?: boolean;
  firstDay?: string;
};

/** Offers what was paid too much, else all of it. */
const usualRefund = (order: AdminOrder, most: number): number => {
  const { toReturn, collected } = moneyState(order);
  return Math.min(toReturn || collected, most);
};

/** Asks how much money goes back, how, and with which units; what was typed stays when it is refused. */
export function RefundDialog(props: RefundDialogProps) {
  const { texts, send, onClose, isOnline, firstDay } = props;
  // A retry after a lost answer must be the same call, so the order is that of the dialog's opening.
  const [{ order, most = Infinity }] = useState(props);
  const { items, paidAmount, shippingInfo } = order;
  const [notify, setNotify] = useState(true);
  const form = useRefund({
    items,
    method: orderWay(order),
    amount: usualRefund(order, most),
    most: Math.min(paidAmount, most),
    tickedFate: isHandedOver(order) ? 'later' : 'all',
  });
  // A rebate decides nothing about units that wait for an answer.
  const units = form.count === 0 && order.unitsToDecide ? {} : form.units;
  const { mutate, isPending, error } = useAction(
    orderChange({
      run: () => send({ ...form.payment, ...units, expectedPaid: paidAmount, notify }),
      success: texts.done(formatMoney(form.payment.amount)),
      done: onClose,
    }),
  );
  return (
    <GiveBackDialog
      title={texts.title}
      description={texts.text}
      submitLabel={texts.submit}
      failed={texts.failed}
      busy={isPending}
      form={form}
      error={error}
      isOnline={isOnline}
      firstDay={firstDay}
      hasMoneyNow
      onSubmit={() => mutate()}
      onClose={onClose}
    >
      {shippingInfo.email && <NotifyOption checked={notify} onChange={setNotify} />}
    </GiveBackDialog>
  );
}
