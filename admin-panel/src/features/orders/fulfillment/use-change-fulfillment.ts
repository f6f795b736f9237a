import {
  type AdminOrder,
  changeFulfillment,
  type FulfillmentChange,
  fulfillmentLabel,
  knownFulfillment,
} from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { useAction } from '#shared/actions/use-action.ts';
import { toastFailure } from '#shared/toasts.ts';
import { tellStep } from '#shared/undo/tell-step.ts';
import { orderChange } from '../queries.ts';
import { texts } from '../texts.ts';

type Step = { order: AdminOrder; change: FulfillmentChange };

/** Says where the goods of an order are; a step can be undone from its toast. */
export function useChangeFulfillment() {
  const { mutate, isPending } = useAction(
    orderChange({
      run: ({ order, change }: Step) =>
        call(changeFulfillment, {
          params: { id: order._id },
          body: { expectedFulfillment: knownFulfillment(order.fulfillment), ...change },
        }),
      done: ({ order: changed, undo: step }, { client }) => {
        const label = fulfillmentLabel(changed.fulfillment, changed.deliveryMethod);
        tellStep(client, texts.changed(changed.orderNumber, label), { step });
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
