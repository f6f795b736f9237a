import { PICKUP_BY_OTHERS, PICKUP_CODE } from '@shop/contract';
import { isFullOrder, type AnyOrder } from './order-progress.ts';

/** Shows the holder of an order's link the code with which it is collected. */
export const PickupCode = ({ order }: { order: AnyOrder }) =>
  isFullOrder(order) &&
  order.pickupCode && (
    <p className="mt-4 rounded-panel border border-line p-4">
      <span className="block text-sm">{PICKUP_CODE}</span>
      <strong className="block text-h3 tracking-widest select-all">{order.pickupCode}</strong>
      <span className="block text-sm">{PICKUP_BY_OTHERS}</span>
    </p>
  );
