import { deliveryOf, type CheckoutContent, type OrderDraft, type OrderTotals } from '@shop/contract';
import { destination } from './checkout-rules';
import { firstStatus } from './first-status';
import { type PlannedLine } from './order-plan';
import { type OrderRecord } from './order-view';

type Purchase = {
  draft: OrderDraft;
  checkout: CheckoutContent;
  orderNumber: string;
  transferProof: string;
  lines: readonly PlannedLine[];
  totals: OrderTotals;
  at: Date;
};

/** The order that a purchase becomes, before the database has given it its ids. */
export function newOrder(purchase: Purchase): OrderRecord {
  const { draft, checkout, orderNumber, transferProof, lines, totals, at } = purchase;
  const { fullName, email, phone, postalCode, notes: shippingNotes } = draft.shippingInfo;
  const deliveryMethod = deliveryOf(draft);
  return {
    id: 0,
    documentId: '',
    orderNumber,
    status: firstStatus(draft.paymentMethod, transferProof !== ''),
    paymentMethod: draft.paymentMethod,
    deliveryMethod,
    fullName,
    email,
    phone,
    postalCode,
    ...destination(draft, deliveryMethod, checkout),
    shippingNotes,
    notes: draft.notes,
    ...totals,
    stockHeld: true,
    shortUnits: 0,
    transferProof,
    adminNotes: '',
    paidAt: null,
    confirmedAt: null,
    cancelledAt: null,
    refundedAt: null,
    createdAt: at.toISOString(),
    updatedAt: at.toISOString(),
    lines: lines.map((line) => ({ ...line, id: 0, unitsHeld: line.quantity })),
  };
}
