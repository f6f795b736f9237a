import {
  type AdminOrder,
  changeFulfillment,
  type FulfillmentChange,
  fulfillmentLabel,
  knownFulfillment,
} from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { useAction } from '#shared/actions/use-action.ts';
import { toast, toastFailure, TOAST_MS, toastWithUndo } from '#shared/toasts.ts';
import { orderChange } from '../queries.ts';
import { texts } from '../texts.ts';

type Step = { order: AdminOrder; change: FulfillmentChange; isUndo?: boolean };

/** Says where the goods of an order are; a step can be undone from its toast. */
export function useChangeFulfillment() {
  const { mutate, isPending } = useAction(
    orderChange({
      run: ({ order, change }: Step) =>
        call(changeFulfillment, {
          params: { id: order._id },
          body: { expectedFulfillment: knownFulfillment(order.fulfillment), ...change },
        }),
      done: ({ order: changed }, { input: { order, isUndo } }) => {
        const label = fulfillmentLabel(changed.fulfillment, changed.deliveryMethod);
        const text = texts.changed(changed.orderNumber, label);
        if (isUndo) return toast.success(text, { duration: TOAST_MS.undoChange });
        const before = knownFulfillment(order.fulfillment);
        const back = { fulfillment: before, carrier: order.carrier, notify: false };
        const undo = {
          label: texts.undo,
          onClick: () => mutate({ order: changed, change: back, isUndo: true }),
        };
        return toastWithUndo(text, TOAST_MS.undoChange, undo);
      },
      failed: texts.fulfillment.failed,
      tell: toastFailure,
    }),
  );
  return {
    change: (order: AdminOrder, change: FulfillmentChange) => mutate({ order, change }),
    isChanging: isPending,
  };
}
