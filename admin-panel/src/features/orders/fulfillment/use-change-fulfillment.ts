import {
  type AdminOrder,
  changeFulfillment,
  type Fulfillment,
  type FulfillmentChange,
  fulfillmentLabel,
  knownFulfillment,
} from '@shop/contract';
import { call, errorText } from '@shop/web-kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast, toastFailure, TOAST_MS, toastWithUndo } from '#shared/toasts.ts';
import { refreshOrders, showOrder } from '../queries.ts';
import { texts } from '../texts.ts';

type Options = { onDone?: () => void; isUndo?: boolean };

/** Says where the goods of an order are; a step can be undone from its toast. */
export function useChangeFulfillment() {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ order, change }: { order: AdminOrder; change: FulfillmentChange }) =>
      call(changeFulfillment, {
        params: { id: order._id },
        body: { expectedFulfillment: knownFulfillment(order.fulfillment), ...change },
      }),
    onSettled: () => refreshOrders(client),
  });

  function change(order: AdminOrder, wanted: FulfillmentChange, { onDone, isUndo = false }: Options = {}) {
    const before: Fulfillment = knownFulfillment(order.fulfillment);
    mutate(
      { order, change: wanted },
      {
        onSuccess: ({ order: changed }) => {
          showOrder(client, changed);
          onDone?.();
          const label = fulfillmentLabel(changed.fulfillment, changed.deliveryMethod);
          const text = texts.changed(changed.orderNumber, label);
          const back = { fulfillment: before, carrier: order.carrier, notify: false };
          const undo = { label: texts.undo, onClick: () => change(changed, back, { isUndo: true }) };
          if (isUndo) toast.success(text, { duration: TOAST_MS.undoChange });
          else toastWithUndo(text, TOAST_MS.undoChange, undo);
        },
        onError: (error) => toastFailure(texts.fulfillment.failed(errorText(error))),
      },
    );
  }
  return { change, isChanging: isPending };
}
