import {
  businessDay,
  DAY_MS,
  knownStatus,
  type MaskedOrder,
  type Order,
  type PaymentMethod,
} from '@shop/contract';

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

const isWeekend = (day: Date) => [0, 6].includes(day.getUTCDay());

function businessDaysAfter(at: Date, days: number): Date {
  let day = at;
  for (let left = days; left > 0;) {
    day = new Date(day.getTime() + DAY_MS);
    if (!isWeekend(day)) left -= 1;
  }
  return day;
}

const FROM_DAYS = 2;
const TO_DAYS = 3;

/** Returns when a home delivery is expected: two to three business days later. */
export function deliveryWindow(createdAt: string): { from: Date; to: Date } | null {
  const at = Date.parse(createdAt);
  if (Number.isNaN(at)) return null;
  // At noon in the shop's time zone, so that no offset moves it to another day.
  const noon = new Date(`${businessDay(new Date(at))}T12:00:00-03:00`);
  return { from: businessDaysAfter(noon, FROM_DAYS), to: businessDaysAfter(noon, TO_DAYS) };
}
