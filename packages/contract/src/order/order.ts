import { z } from '../z';
import { successAnswer } from '../http/responses';
import { policyReferenceSchema } from '../policy/policy';
import { orderInvoiceSchema } from './order-invoice';
import { deliveryMethodSchema, paymentMethodSchema } from './order-draft';

export const orderItemSchema = z.object({
  productId: z.string(),
  title: z.string(),
  image: z.string(),
  price: z.number(),
  quantity: z.number(),
  size: z.nullable(z.string()),
  color: z.nullable(z.string()),
});
export type OrderItem = z.output<typeof orderItemSchema>;

/** The promise of the shop at the moment of the order, as '2026-11-24'; a pickup has no last day. */
const promisedDays = { deliveryFrom: z.nullable(z.string()), deliveryTo: z.nullable(z.string()) };
/** Where the goods are: see `fulfillment.ts`. */
const fulfillmentFields = {
  fulfillment: z.string(),
  deliveredAt: z.nullable(z.string()),
  /** False once all units have come back to the shop. */
  stockHeld: z.optional(z.boolean()),
};
/** Nothing is due and something was paid; an order without amounts says it too. */
const payment = { isPaid: z.boolean() };
/** The name of the way of payment agreed upon at the counter; absent where `paymentMethod` says it. */
const wayName = { paymentName: z.optional(z.string()) };
/** The shop cancels the order at this time unless it is paid; null without a deadline. */
const deadline = { expiresAt: z.nullable(z.string()) };
/** The sums of an order in pesos. */
export const orderMoney = {
  subtotal: z.number(),
  /** Pesos that the coupon took off; its code is '' without one. */
  couponDiscount: z.number(),
  couponCode: z.string(),
  paymentDiscount: z.number(),
  /** Pesos off that staff agreed upon after the purchase. */
  agreedDiscount: z.number(),
  shippingCost: z.number(),
  cashFee: z.number(),
  total: z.number(),
};

export const orderSchema = z.object({
  _id: z.string(),
  orderNumber: z.string(),
  items: z.array(orderItemSchema),
  shippingInfo: z.object({
    fullName: z.string(),
    email: z.string(),
    phone: z.string(),
    address: z.string(),
    city: z.string(),
    postalCode: z.string(),
    notes: z.string(),
  }),
  paymentMethod: paymentMethodSchema,
  ...wayName,
  deliveryMethod: deliveryMethodSchema,
  wantsShipping: z.boolean(),
  ...promisedDays,
  status: z.string(),
  ...payment,
  ...deadline,
  ...fulfillmentFields,
  /** Staff may type a person's name here, so only the order's link shows it. */
  carrier: z.string(),
  ...orderMoney,
  /** Pesos that the shop has got, less what it returned. */
  paidAmount: z.number(),
  /** Pesos that the shop has returned; they are no debt. */
  refundedAmount: z.number(),
  notes: z.string(),
  isGift: z.boolean(),
  /** '' unless the order is a gift. */
  giftMessage: z.string(),
  /** The code that whoever collects the order says; '' unless it waits for that. */
  pickupCode: z.string(),
  /** The published policies that the buyer was shown when she placed the order. */
  acceptedPolicies: z.array(policyReferenceSchema),
  /** Absent until staff say it. */
  invoice: z.optional(orderInvoiceSchema),
  hasTransferProof: z.boolean(),
  transferProofUrl: z.nullable(z.string()),
  /** Why staff asked for another proof; '' unless the order awaits that proof. */
  proofReason: z.string(),
  paidAt: z.nullable(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Order = z.output<typeof orderSchema>;

/** Masks a name so that only its owner recognises it: 'María Gómez' becomes 'M… G…'. */
export const maskName = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `${[...word][0]!.toUpperCase()}…`)
    .join(' ');

/** Holds what proves the right to track an order: the token of its signed link, or the last digits of its phone. */
export const orderClaimSchema = z.object({
  token: z.optional(z.string().check(z.maxLength(200))),
  digits: z.optional(z.string().check(z.maxLength(20))),
});

/** The order that its number alone shows: without contact, address or full name. */
export const maskedOrderSchema = z.object({
  orderNumber: z.string(),
  createdAt: z.string(),
  status: z.string(),
  ...payment,
  ...deadline,
  ...fulfillmentFields,
  paymentMethod: paymentMethodSchema,
  ...wayName,
  deliveryMethod: deliveryMethodSchema,
  wantsShipping: z.boolean(),
  ...promisedDays,
  customerName: z.string(),
  city: z.string(),
  items: z.array(z.omit(orderItemSchema, { productId: true })),
  ...orderMoney,
  hasTransferProof: z.boolean(),
  /** The owner's rule hides garments, amounts and names until the last digits of the phone are given. */
  asksDigits: z.optional(z.boolean()),
});
export type MaskedOrder = z.output<typeof maskedOrderSchema>;

export const createOrderAnswerSchema = successAnswer({
  order: orderSchema,
  orderNumber: z.string(),
  /** Signs the tracking link, which shows the whole order and accepts a proof for ORDER_LINK_DAYS. */
  linkToken: z.string(),
  /** Where an order of Mercado Pago is paid; null while that cannot be reached, absent for other ways of payment. */
  payUrl: z.optional(z.nullable(z.string())),
});
