import { DEFAULT_CITY, type CheckoutContent, type OrderDraftInput, type OrderTotals } from '@shop/contract';
import type { CheckoutValues } from '../form-state/checkout-values.ts';

/** A line to buy, as the cart keeps it. */
export type BoughtLine = {
  id: string;
  name: string;
  price: number;
  image: string;
  size: string;
  color?: string;
  quantity: number;
};

type Purchase = {
  values: CheckoutValues;
  lines: readonly BoughtLine[];
  totals: OrderTotals;
  checkout: CheckoutContent;
  proofUrl: string | null;
};

// Whoever picks the order up gives no address: the meeting point stands in its place.
const destination = ({ values, checkout }: Purchase) =>
  values.deliveryMethod === 'home'
    ? { address: values.address, city: values.city, postalCode: values.postalCode }
    : { address: checkout.deliveryInfo.meetingPoint.address, city: DEFAULT_CITY, postalCode: '' };

/** What the shop is asked for: the lines, who buys and where to, and the figures the shopper saw. */
export function orderDraft(purchase: Purchase): OrderDraftInput {
  const { values, lines, totals, proofUrl } = purchase;
  const { fullName, email, phone, notes, paymentMethod, deliveryMethod } = values;
  return {
    items: lines.map(({ id, quantity, size, color }) => ({
      productId: id,
      quantity,
      size: size || null,
      color: color ?? null,
    })),
    shippingInfo: { fullName, email, phone, ...destination(purchase), notes },
    paymentMethod,
    deliveryMethod,
    subtotal: totals.subtotal,
    shippingCost: totals.shippingCost,
    total: totals.total,
    notes,
    transferProofUrl: paymentMethod === 'transfer' ? proofUrl : null,
  };
}
