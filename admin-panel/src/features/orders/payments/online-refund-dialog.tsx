import { type AdminOrder, moneyMethodLabel, moneyState, type OnlinePayment } from '@shop/contract';
import { call, createIdempotentSender, errorText, type CallInput } from '@shop/web-kit/api';
import { formatMoney } from '@shop/web-kit/format';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { faultsByPath } from '#shared/faults-by-path.ts';
import { ErrorNotice } from '#ui/feedback/error-notice.tsx';
import { DigitsInput } from '#ui/form/digits-input.tsx';
import { groupedDigits, numberFromDigits } from '#ui/form/digits.ts';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { FormDialog } from '#ui/overlay/form-dialog.tsx';
import { NotifyOption } from '../parts/notify-option.tsx';
import { refreshOrders, showOrder } from '../queries.ts';
import { stockTexts } from '../status/texts.ts';
import { onlineTexts, texts } from './texts.ts';

type DialogProps = { order: AdminOrder; payment: OnlinePayment; onClose: () => void };
type Refund = CallInput<'refundOnlinePayment'>['body'];

const once = createIdempotentSender();

// A retry after a lost response returns nothing twice.
const send = (id: string, body: Refund) =>
  once({ id, body }, (headers) => call('refundOnlinePayment', { params: { id }, body }, { headers }));

/** Returns what was paid too much, else all that can be returned. */
function usualRefund(order: AdminOrder, { refundable }: OnlinePayment): number {
  return Math.min(refundable, moneyState(order).toReturn || order.paidAmount);
}

function useRefund({ order, onClose }: DialogProps) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Refund) => send(order._id, body),
    onSuccess: ({ order: changed }, { amount }) => {
      showOrder(client, changed);
      toast.success(onlineTexts.done(formatMoney(amount)));
      onClose();
    },
    onSettled: () => refreshOrders(client),
  });
}

/** Asks how much of an online payment goes back; what was typed stays when the provider refuses it. */
export function OnlineRefundDialog(props: DialogProps) {
  const { order, payment, onClose } = props;
  const { mutate, isPending, error } = useRefund(props);
  const [amount, setAmount] = useState(() => groupedDigits(String(usualRefund(order, payment))));
  const [note, setNote] = useState('');
  const [notify, setNotify] = useState(true);
  // A retry after a lost answer must be the same call, so the value is that of the dialog's opening.
  const [expectedPaid] = useState(order.paidAmount);
  const faults = faultsByPath(error);
  const provider = moneyMethodLabel(payment.provider);
  const { reference } = payment;
  const body = { reference, amount: numberFromDigits(amount), note, notify, expectedPaid };
  return (
    <FormDialog
      title={onlineTexts.open(provider)}
      description={`${onlineTexts.text(formatMoney(payment.refundable))} ${stockTexts.refunded}`}
      submitLabel={onlineTexts.submit}
      busy={isPending}
      onSubmit={() => mutate(body)}
      onClose={onClose}
    >
      <div className="flex flex-col gap-3">
        <Field label={texts.amount} error={faults.amount}>
          {(control) => (
            <DigitsInput {...control} value={amount} format={groupedDigits} onValue={setAmount} />
          )}
        </Field>
        <Field label={texts.note} optional>
          {(control) => (
            <Input
              {...control}
              maxLength={200}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          )}
        </Field>
        {order.shippingInfo.email && <NotifyOption checked={notify} onChange={setNotify} />}
        {error && <ErrorNotice message={errorText(error, onlineTexts.failed)} />}
      </div>
    </FormDialog>
  );
}
