import {
  isStopped,
  maskName,
  moneyState,
  type AdminOrder,
  type CouponTerms,
  type MaskedOrder,
  type Order,
  type OrderEvent,
  type OrderInvoice,
  type OrderTotals,
  type PolicyReference,
  type UnitsFacts,
} from '@shop/contract';
import type { PlannedLine } from './place/order-plan';

export type LineRecord = Omit<PlannedLine, 'stockItemId'> & {
  id: number;
  stockItemId: number | null;
  unitsHeld: number;
  /** Units that came back to stock. */
  unitsReturned: number;
  /** Pesos that the order's coupon took off this line. */
  couponDiscount: number;
};

export type OrderRecord = OrderTotals & {
  /** '' without one. */
  couponCode: string;
  /** Terms of the coupon at the purchase, which edits of the order apply again; null without one. */
  couponTerms: CouponTerms | null;
  /** Pesos off that staff agreed upon after the purchase. */
  agreedDiscount: number;
  /** The sum of the order's payments in pesos. */
  paidAmount: number;
  refundedAmount: number;
  id: number;
  documentId: string;
  orderNumber: string;
  channel: string;
  status: string;
  paymentMethod: Order['paymentMethod'];
  deliveryMethod: Order['deliveryMethod'];
  deliveryFrom: string | null;
  deliveryTo: string | null;
  fulfillment: string;
  carrier: string;
  readyAt: string | null;
  shippedAt: string | null;
  deliveredAt: string | null;
  fullName: string;
  email: string;
  phone: string;
  address: string;
  city: string;
  postalCode: string;
  shippingNotes: string;
  notes: string;
  stockHeld: boolean;
  /** A complaint at a provider and the number of its payment, as 'mediation 123'; '' without one. */
  dispute: string;
  shortUnits: number;
  /** True while nobody has said which units return to stock. */
  unitsToDecide: boolean;
  /** Counts how often the order's links were revoked; part of their tokens. */
  linkVersion: number;
  transferProof: string;
  proofReason: string;
  adminNotes: string;
  /** The published policies that the buyer was shown; none in sales that staff registered. */
  acceptedPolicies: PolicyReference[];
  invoice?: OrderInvoice;
  paidAt: string | null;
  confirmedAt: string | null;
  cancelledAt: string | null;
  refundedAt: string | null;
  /** The shop cancels the order at this time unless it is paid, and reminds its customer at the other. */
  expiresAt: string | null;
  remindAt: string | null;
  /** When a request of its buyer removed her data; null for other orders. */
  erasedAt: string | null;
  createdAt: string;
  updatedAt: string;
  lines: LineRecord[];
};

const publicItem = ({ title, image, unitPrice, quantity, size, color }: LineRecord) => ({
  title,
  image,
  price: unitPrice,
  quantity,
  size,
  color,
});

/** Returns where the units of an order are. */
export const unitsFacts = ({ status, fulfillment, unitsToDecide, lines }: OrderRecord): UnitsFacts => ({
  status,
  fulfillment,
  unitsToDecide,
  items: lines.map(({ id, unitsHeld }) => ({ lineId: id, unitsHeld })),
});

const itemOf = (line: LineRecord) => ({ productId: line.productId, ...publicItem(line) });

const moneyOf = (order: OrderRecord) => ({
  subtotal: order.subtotal,
  couponDiscount: order.couponDiscount,
  couponCode: order.couponCode,
  paymentDiscount: order.paymentDiscount,
  agreedDiscount: order.agreedDiscount,
  shippingCost: order.shippingCost,
  cashFee: order.cashFee,
  total: order.total,
});

// A stopped order shows no delivery as done.
const goodsOf = ({ status, fulfillment, deliveredAt, stockHeld }: OrderRecord) =>
  isStopped(status)
    ? { fulfillment: 'to_prepare', deliveredAt: null, stockHeld }
    : { fulfillment, deliveredAt, stockHeld };

const paymentOf = (order: OrderRecord) => ({
  paymentMethod: order.paymentMethod,
  deliveryMethod: order.deliveryMethod,
  wantsShipping: order.deliveryMethod === 'home',
  deliveryFrom: order.deliveryFrom,
  deliveryTo: order.deliveryTo,
  status: order.status,
  isPaid: moneyState(order).isPaid,
  expiresAt: order.expiresAt,
  ...goodsOf(order),
  hasTransferProof: order.transferProof !== '',
  ...moneyOf(order),
});

export const asOrder = (order: OrderRecord): Order => ({
  _id: order.documentId,
  orderNumber: order.orderNumber,
  items: order.lines.map(itemOf),
  shippingInfo: {
    fullName: order.fullName,
    email: order.email,
    phone: order.phone,
    address: order.address,
    city: order.city,
    postalCode: order.postalCode,
    notes: order.shippingNotes,
  },
  ...paymentOf(order),
  paidAmount: order.paidAmount,
  refundedAmount: order.refundedAmount,
  acceptedPolicies: order.acceptedPolicies,
  ...(order.invoice && { invoice: order.invoice }),
  carrier: order.carrier,
  notes: order.notes,
  transferProofUrl: null,
  proofReason: order.proofReason,
  paidAt: order.paidAt,
  createdAt: order.createdAt,
  updatedAt: order.updatedAt,
});

type StaffFacts = { proofLink: string | null; openCases: number; history?: OrderEvent[] };

export const asAdminOrder = (
  order: OrderRecord,
  { proofLink, openCases, history }: StaffFacts,
): AdminOrder => ({
  ...asOrder(order),
  items: order.lines.map((line) => ({ lineId: line.id, ...itemOf(line), unitsHeld: line.unitsHeld })),
  transferProofUrl: proofLink,
  adminNotes: order.adminNotes,
  channel: order.channel,
  fulfillment: order.fulfillment,
  deliveredAt: order.deliveredAt,
  readyAt: order.readyAt,
  shippedAt: order.shippedAt,
  confirmedAt: order.confirmedAt,
  cancelledAt: order.cancelledAt,
  refundedAt: order.refundedAt,
  stockHeld: order.stockHeld,
  unitsToDecide: order.unitsToDecide,
  openCases,
  dispute: order.dispute.split(' ')[0] ?? '',
  erasedAt: order.erasedAt,
  shortUnits: order.shortUnits,
  ...(history ? { history } : {}),
});

export const asMaskedOrder = (order: OrderRecord): MaskedOrder => ({
  orderNumber: order.orderNumber,
  createdAt: order.createdAt,
  customerName: maskName(order.fullName),
  city: order.city,
  items: order.lines.map(publicItem),
  ...paymentOf(order),
});

const NO_MONEY = {
  subtotal: 0,
  couponDiscount: 0,
  couponCode: '',
  paymentDiscount: 0,
  agreedDiscount: 0,
  shippingCost: 0,
  cashFee: 0,
  total: 0,
};

/** Shows how far an order is, without garments, amounts or names. */
export const asStatusOnly = (order: OrderRecord): MaskedOrder => ({
  ...asMaskedOrder(order),
  ...NO_MONEY,
  customerName: '',
  city: '',
  items: [],
  asksDigits: true,
});
