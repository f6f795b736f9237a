import {
  DEFAULT_CITY,
  type CheckoutContent,
  type OrderDraftInput,
  type OrderTotals,
  type PolicyReference,
} from '@shop/contract';
import type { CartLine } from '#shared/cart-line.ts';
import type { CheckoutValues } from '../form-state/checkout-values.ts';

/** Holds what a shopper is about to order: the values of the form, the cart and what they add up to. */
export type Purchase = {
  values: CheckoutValues;
  lines: readonly CartLine[];
  totals: OrderTotals;
  checkout: CheckoutContent;
  /** Those that the form names. */
  policies?: readonly PolicyReference[];
  /** '' without one. */
  couponCode?: string;
};

// A pickup has no address: the meeting point stands in.
const destination = ({ values, checkout }: Purchase) =>
  values.deliveryMethod === 'home'
    ? { address: values.address, city: values.city, postalCode: values.postalCode }
    : { address: checkout.deliveryInfo.meetingPoint.address, city: DEFAULT_CITY, postalCode: '' };

/** Names every part of the body: a new one does not compile until it is filled. */
type CompleteDraft = { [Part in keyof Required<OrderDraftInput>]: OrderDraftInput[Part] };

export function createOrderDraft(purchase: Purchase, proofUrl: string | null): CompleteDraft {
  const { values, lines, totals } = purchase;
  const { paymentMethod, deliveryMethod, isGift, giftMessage, ...contact } = values;
  return {
    items: lines.map(({ id, quantity, size, color }) => ({
      productId: id,
      quantity,
      size: size || null,
      color: color ?? null,
    })),
    shippingInfo: { ...contact, ...destination(purchase) },
    paymentMethod,
    deliveryMethod,
    subtotal: totals.subtotal,
    shippingCost: totals.shippingCost,
    total: totals.total,
    notes: contact.notes,
    isGift,
    giftMessage: isGift ? giftMessage : '',
    couponCode: purchase.couponCode || undefined,
    policies: purchase.policies?.length ? [...purchase.policies] : undefined,
    transferProofUrl: paymentMethod === 'transfer' ? proofUrl : null,
  };
}
