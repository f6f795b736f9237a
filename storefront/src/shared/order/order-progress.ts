import { knownStatus, type MaskedOrder, type Order, type PaymentMethod } from '@shop/contract';

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
export type Step = 'received' | 'proof' | 'confirmed' | 'paid';

const STEPS: Record<PaymentMethod, readonly Step[]> = {
  cash: ['received', 'confirmed', 'paid'],
  transfer: ['received', 'proof', 'paid'],
};

const REACHED: Record<string, Record<PaymentMethod, number>> = {
  pending_manual: { cash: 1, transfer: 1 },
  pending_transfer_proof: { cash: 1, transfer: 1 },
  pending_transfer_confirmation: { cash: 1, transfer: 2 },
  confirmado: { cash: 2, transfer: 2 },
  paid: { cash: 3, transfer: 3 },
};

/** Returns the steps of an order; none once it is cancelled or refunded. */
export function listProgress(status: string, payment: PaymentMethod): { step: Step; state: StepState }[] {
  const reached = REACHED[knownStatus(status)]?.[payment];
  if (reached === undefined) return [];
  return STEPS[payment].map((step, index) => ({
    step,
    state: index < reached ? 'done' : index === reached ? 'current' : 'ahead',
  }));
}
