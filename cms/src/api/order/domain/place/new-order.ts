import {
  deadlineAfter,
  ONLINE_PENDING,
  paymentHours,
  promiseDelivery,
  resolveDeliveryMethod,
  type AppliedCoupon,
  type CheckoutContent,
  type Contact,
  type CouponTerms,
  type OrderDraft,
  type OrderStatus,
  type OrderTotals,
  type PaymentMethod,
  type PolicyReference,
  type SalesChannel,
  type ShippingInfo,
} from '@shop/contract';
import { destinationOf } from './checkout-rules';
import { type PlannedLine } from './order-plan';

type PlacedFacts = {
  draft: Pick<
    OrderDraft,
    'paymentMethod' | 'deliveryMethod' | 'shippingCost' | 'notes' | 'isGift' | 'giftMessage'
  > & {
    /** A sale of staff has a contact only. */
    shippingInfo: Contact & Partial<ShippingInfo>;
  };
  checkout: CheckoutContent;
  orderNumber: string;
  transferProof: string;
  lines: readonly PlannedLine[];
  totals: OrderTotals;
  /** None in a sale that staff register. */
  acceptedPolicies?: PolicyReference[];
  coupon?: { applied: AppliedCoupon & { code: string }; terms: CouponTerms } | null;
  at: Date;
};

/** Returns PREFIX-YYYYMMDD-NNNN; from the 10,000th order of a day on the sequence has more digits. */
export const formatOrderNumber = (prefix: string, day: string, sequence: number): string =>
  `${prefix}-${day.replaceAll('-', '')}-${String(sequence).padStart(4, '0')}`;

/** Returns the status in which an order waits for its money; one without a price waits for none. */
export function firstStatus(payment: PaymentMethod, hasProof: boolean, total: number): OrderStatus {
  if (payment === 'cash') return 'pending_manual';
  if (total === 0) return 'confirmado';
  if (payment === 'mercado_pago') return ONLINE_PENDING;
  return hasProof ? 'pending_transfer_confirmation' : 'pending_transfer_proof';
}

const confirmationTime = (status: OrderStatus, at: Date): string | null =>
  status === 'confirmado' ? at.toISOString() : null;

const giftOf = ({ isGift, giftMessage }: PlacedFacts['draft']) => ({
  isGift,
  giftMessage: isGift ? giftMessage : '',
});

/** Returns what is stored of a new order; the rest of a new order are the defaults of its record. */
export function newOrder(facts: PlacedFacts) {
  const { draft, checkout, orderNumber, transferProof, lines, totals, coupon, at } = facts;
  const { notes: shippingNotes, ...contact } = draft.shippingInfo;
  const deliveryMethod = resolveDeliveryMethod(draft);
  const promise = promiseDelivery(at, deliveryMethod, checkout.deliveryDates);
  const status = firstStatus(draft.paymentMethod, transferProof !== '', totals.total);
  const { paymentMethod } = draft;
  return {
    orderNumber,
    status,
    paymentMethod,
    ...deadlineAfter(paymentHours({ status, paymentMethod, deliveryMethod }, checkout), at),
    deliveryMethod,
    deliveryFrom: promise?.from ?? null,
    deliveryTo: promise?.to ?? null,
    ...contact,
    ...destinationOf(draft, deliveryMethod, checkout),
    shippingNotes,
    notes: draft.notes,
    ...giftOf(draft),
    ...totals,
    couponCode: coupon?.applied.code ?? '',
    couponTerms: coupon?.terms ?? null,
    transferProof,
    acceptedPolicies: facts.acceptedPolicies ?? [],
    paidAt: null as string | null,
    confirmedAt: confirmationTime(status, at),
    createdAt: at.toISOString(),
    lines: lines.map((line, at) => ({
      ...line,
      unitsHeld: line.quantity,
      couponDiscount: coupon?.applied.shares[at] ?? 0,
    })),
  };
}

export type NewOrder = ReturnType<typeof newOrder> & { channel?: SalesChannel; paymentWay?: string };
