import {
  type AdminOrder,
  changeFulfillment,
  dueAtHandover,
  type Fulfillment,
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

/** Returns the pesos that the buyer pays as she collects her order; 0 for one that is paid otherwise. */
const dueAtPickup = (order: AdminOrder): number =>
  order.deliveryMethod === 'pickup' ? dueAtHandover(order) : 0;

/** Returns the step that takes the goods on, with the money that comes with it. */
export function usualStep(order: AdminOrder, fulfillment: Fulfillment): FulfillmentChange {
  const collected = fulfillment === 'delivered' ? dueAtPickup(order) : 0;
  return { fulfillment, ...(collected > 0 && { collected }) };
}

/** Names a step as done: 'Retirada', or 'Retirada y cobrada' with its money. */
export function stepTaken({ deliveryMethod }: AdminOrder, { fulfillment, collected }: FulfillmentChange) {
  const label = fulfillmentLabel(fulfillment, deliveryMethod);
  return collected ? texts.fulfillment.andCollected(label) : label;
}

/** Says where the goods of an order are; a step can be undone from its toast. */
export function useChangeFulfillment() {
  const { mutate, isPending } = useAction(
    orderChange({
      run: ({ order, change }: Step) =>
        call(changeFulfillment, {
          params: { id: order._id },
          body: { expectedFulfillment: knownFulfillment(order.fulfillment), ...change },
        }),
      done: ({ order: changed, undo: step }, { input, client }) =>
        tellStep(client, texts.changed(changed.orderNumber, stepTaken(changed, input.change)), { step }),
      failed: texts.fulfillment.failed,
      tell: toastFailure,
    }),
  );
  return {
    change: (order: AdminOrder, change: FulfillmentChange) => mutate({ order, change }),
    isChanging: isPending,
  };
}
