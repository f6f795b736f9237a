import { knownFulfillment, knownStatus, type MaskedOrder, type Order } from '@shop/contract';

export type AnyOrder = Order | MaskedOrder;

/** Returns false for an order whose personal data is masked. */
export const isFullOrder = (order: AnyOrder): order is Order => 'shippingInfo' in order;

export const contactOf = (order: AnyOrder): Order['shippingInfo'] =>
  isFullOrder(order)
    ? order.shippingInfo
    : {
        fullName: order.customerName,
        email: '',
        phone: '',
        address: '',
        city: order.city,
        postalCode: '',
        notes: '',
      };

export type StepState = 'done' | 'current' | 'ahead';
export type Step = 'received' | 'confirmed' | 'paid' | 'ready' | 'in_transit' | 'delivered';
type Progress = Pick<AnyOrder, 'status' | 'paymentMethod' | 'fulfillment' | 'deliveryMethod'>;

// Steps of the money, then of the goods; cash is paid when the goods arrive.
const stepsOf = ({ paymentMethod, deliveryMethod }: Progress): readonly Step[] => [
  'received',
  paymentMethod === 'cash' ? 'confirmed' : 'paid',
  deliveryMethod === 'home' ? 'in_transit' : 'ready',
  'delivered',
];

/** Returns whether an order goes nowhere any more. */
export const isStopped = (status: string): boolean => status === 'cancelled' || status === 'refunded';

function stepsReached(order: Progress, steps: readonly Step[]): number {
  const status = knownStatus(order.status);
  const money = status === 'paid' || status === 'confirmado' ? 2 : 1;
  return Math.max(money, steps.indexOf(knownFulfillment(order.fulfillment) as Step) + 1);
}

/** Returns the steps of an order; none once it is cancelled or refunded. */
export function listProgress(order: Progress): { step: Step; state: StepState }[] {
  if (isStopped(order.status)) return [];
  const steps = stepsOf(order);
  const reached = stepsReached(order, steps);
  return steps.map((step, index) => ({
    step,
    state: index < reached ? 'done' : index === reached ? 'current' : 'ahead',
  }));
}
