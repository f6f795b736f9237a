import {
  deadlineAfter,
  ONLINE_PENDING,
  paymentHours,
  promiseDelivery,
  resolveDeliveryMethod,
  type AppliedCoupon,
  type CheckoutContent,
  type CouponTerms,
  type OrderDraft,
  type OrderStatus,
  type OrderTotals,
  type PaymentMethod,
  type PolicyReference,
} from '@shop/contract';
import { destinationOf } from './checkout-rules';
import { type PlannedLine } from './order-plan';
import { type OrderRecord } from '../order-view';

type NewOrder = {
  draft: Pick<OrderDraft, 'shippingInfo' | 'paymentMethod' | 'deliveryMethod' | 'shippingCost' | 'notes'>;
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

export function newOrder(placed: NewOrder): OrderRecord {
  const { draft, checkout, orderNumber, transferProof, lines, totals, coupon, at } = placed;
  const { fullName, email, phone, postalCode, notes: shippingNotes } = draft.shippingInfo;
  const deliveryMethod = resolveDeliveryMethod(draft);
  const promise = promiseDelivery(at, deliveryMethod, checkout.deliveryDates);
  const status = firstStatus(draft.paymentMethod, transferProof !== '', totals.total);
  const { paymentMethod } = draft;
  return {
    id: 0,
    documentId: '',
    orderNumber,
    channel: 'web',
    status,
    paymentMethod,
    ...deadlineAfter(paymentHours({ status, paymentMethod, deliveryMethod }, checkout), at),
    deliveryMethod,
    deliveryFrom: promise?.from ?? null,
    deliveryTo: promise?.to ?? null,
    fulfillment: 'to_prepare',
    carrier: '',
    readyAt: null,
    shippedAt: null,
    deliveredAt: null,
    fullName,
    email,
    phone,
    postalCode,
    ...destinationOf(draft, deliveryMethod, checkout),
    shippingNotes,
    notes: draft.notes,
    ...totals,
    couponCode: coupon?.applied.code ?? '',
    couponTerms: coupon?.terms ?? null,
    agreedDiscount: 0,
    paidAmount: 0,
    refundedAmount: 0,
    stockHeld: true,
    unitsToDecide: false,
    dispute: '',
    shortUnits: 0,
    linkVersion: 0,
    transferProof,
    proofReason: '',
    adminNotes: '',
    acceptedPolicies: placed.acceptedPolicies ?? [],
    paidAt: null,
    confirmedAt: confirmationTime(status, at),
    cancelledAt: null,
    refundedAt: null,
    erasedAt: null,
    createdAt: at.toISOString(),
    updatedAt: at.toISOString(),
    lines: lines.map((line, at) => ({
      ...line,
      id: 0,
      unitsHeld: line.quantity,
      unitsReturned: 0,
      couponDiscount: coupon?.applied.shares[at] ?? 0,
    })),
  };
}
