import {
  type AdminOrder,
  businessDay,
  type InputOf,
  isStopped,
  knownStatus,
  updateOrderStatus,
} from '@shop/contract';
import { call, createIdempotentSender } from '@shop/web-kit/api';
import { formatMoney } from '@shop/web-kit/format';
import { useState } from 'react';
import { useAction } from '#shared/actions/use-action.ts';
import { GiveBackDialog } from '#shared/giving-back/give-back-dialog.tsx';
import { type GivingBack, useGivingBack, usualFate } from '#shared/giving-back/use-giving-back.ts';
import { orderWay } from '#shared/payment-ways.ts';
import { tellStep } from '#shared/undo/tell-step.ts';
import { Button } from '#ui/button.tsx';
import { NotifyOption } from '../parts/notify-option.tsx';
import { orderChange } from '../queries.ts';
import { cancelTexts as texts } from './texts.ts';

type DialogProps = { order: AdminOrder; onClose: () => void };
type OrderStatusInput = InputOf<typeof updateOrderStatus>['body'];

/** Names what the button does to the money: no amount leaves unread. */
const submitLabel = ({ refund }: GivingBack): string =>
  refund && refund !== 'later' ? texts.submit(formatMoney(refund.amount)) : texts.submitOnly;

// A retry after a lost answer cancels and returns nothing twice.
const once = createIdempotentSender();

const cancel = (id: string, body: OrderStatusInput) =>
  once({ id, body }, (headers) => call(updateOrderStatus, { params: { id }, body }, { headers }));

function CancelDialog({ order, onClose }: DialogProps) {
  const { _id: id, orderNumber, paidAmount, items, shippingInfo, createdAt } = order;
  const [notify, setNotify] = useState(true);
  const form = useGivingBack({
    items,
    fate: usualFate(order, 'cancelled'),
    money: { amount: paidAmount, method: orderWay(order), when: 'now' },
  });
  const { mutate, isPending, error } = useAction(
    orderChange({
      run: () =>
        cancel(id, {
          status: 'cancelled',
          expectedStatus: knownStatus(order.status),
          expectedPaid: paidAmount,
          ...form.units,
          ...(form.refund && { refund: form.refund }),
          notify,
        }),
      done: ({ undo: step }, { client }) => {
        tellStep(client, texts.done(orderNumber), { step });
        onClose();
      },
    }),
  );
  return (
    <GiveBackDialog
      title={texts.title(orderNumber)}
      description={texts.text}
      submitLabel={submitLabel(form)}
      closeLabel={texts.close}
      failed={texts.failed}
      busy={isPending}
      form={form}
      error={error}
      firstDay={businessDay(new Date(createdAt))}
      onSubmit={() => mutate()}
      onClose={onClose}
    >
      {shippingInfo.email && <NotifyOption checked={notify} onChange={setNotify} />}
    </GiveBackDialog>
  );
}

/** Checks whether an order has money that staff return by hand; that of a payment online goes back by its own panel. */
const canCancel = ({ status, paidAmount, paymentMethod }: AdminOrder): boolean =>
  !isStopped(status) && paidAmount > 0 && paymentMethod !== 'mercado_pago';

/** Cancels a paid order and notes the money that goes back, in one dialog that says amount and way. */
export function CancelAndRefund({ order }: Pick<DialogProps, 'order'>) {
  // A colleague's change meanwhile is a conflict, and a retry the same call: the order stays that of the opening.
  const [opened, setOpened] = useState<AdminOrder | null>(null);
  return (
    <>
      {canCancel(order) && <Button onClick={() => setOpened(order)}>{texts.open}</Button>}
      {opened && <CancelDialog order={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
