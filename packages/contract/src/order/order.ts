import { z } from '../z';
import { email, line, optionalLine, optionalParagraph, phoneLine } from '../text-field';
import { ADMIN_ORDERS_PAGE_SIZE, DEFAULT_ORDERS_PAGE_SIZE, MAX_LINES_PER_ORDER, MAX_TOTAL } from '../limits';
import { pageNumber, pageSize } from '../paging';
import { isCalendarDay } from '../business-day';
import { checkoutMessages } from './checkout-messages';
import { DELIVERY_METHODS, PAYMENT_METHODS } from './delivery';
import { orderStatusSchema } from './order-status-field';

const paymentMethod = z.enum(PAYMENT_METHODS, 'El método de pago debe ser cash o transfer');
const deliveryMethod = z.enum(DELIVERY_METHODS, 'La entrega debe ser pickup u home');

// A number that can be called has six digits at least; signs alone are none.
const PHONE = /^[+() .-]*(?:\d[+() .-]*){6,}$/;
const phone = phoneLine(checkoutMessages.phone).check(z.regex(PHONE, checkoutMessages.phoneFormat));

/** What the shopper types; address and city are checked where the delivery method is known. */
export const shippingInfoSchema = z.object({
  fullName: line(120, checkoutMessages.fullName),
  email: email(checkoutMessages.email, checkoutMessages.emailFormat),
  phone,
  address: optionalLine(200),
  city: optionalLine(80),
  postalCode: optionalLine(12),
  notes: optionalParagraph(1000),
});
export type ShippingInfo = z.output<typeof shippingInfoSchema>;

export const orderItemDraftSchema = z.object({
  productId: z.string('Falta el producto').check(z.minLength(1, 'Falta el producto'), z.maxLength(40)),
  quantity: z
    .number(checkoutMessages.quantity)
    .check(
      z.int(checkoutMessages.quantity),
      z.minimum(1, checkoutMessages.quantity),
      z.maximum(99, checkoutMessages.quantity),
    ),
  size: z.nullish(line(30)),
  color: z.nullish(line(30)),
});

const money = z
  .number('El importe debe ser un número')
  .check(z.int('El importe debe ser un número entero'), z.minimum(0), z.maximum(MAX_TOTAL));

/**
 * POST /orders. Titles, images and prices of the items are not read: the order is a snapshot of the database.
 * The money fields are only compared with the server's own figures.
 */
export const orderDraftSchema = z.object({
  items: z
    .array(orderItemDraftSchema, checkoutMessages.emptyCart)
    .check(
      z.minLength(1, checkoutMessages.emptyCart),
      z.maxLength(MAX_LINES_PER_ORDER, 'El pedido tiene demasiadas líneas'),
    ),
  shippingInfo: shippingInfoSchema,
  paymentMethod,
  deliveryMethod: z.optional(deliveryMethod),
  subtotal: z.nullish(money),
  shippingCost: z.nullish(money),
  total: z.nullish(money),
  notes: optionalParagraph(1000),
  transferProofUrl: z.nullish(z.string().check(z.maxLength(300))),
});
export type OrderDraft = z.output<typeof orderDraftSchema>;
export type OrderDraftInput = z.input<typeof orderDraftSchema>;

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

const orderMoney = { subtotal: z.number(), shippingCost: z.number(), cashFee: z.number(), total: z.number() };

/** An order as its buyer sees it (with the link token) and, with more beside it, the staff. */
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
  paymentMethod,
  deliveryMethod,
  wantsShipping: z.boolean(),
  status: z.string(),
  ...orderMoney,
  notes: z.string(),
  hasTransferProof: z.boolean(),
  transferProofUrl: z.nullable(z.string()),
  paidAt: z.nullable(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Order = z.output<typeof orderSchema>;

export const orderEventSchema = z.object({
  at: z.string(),
  actor: z.string(),
  type: z.string(),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  note: z.string(),
});
export type OrderEvent = z.output<typeof orderEventSchema>;

export const adminOrderSchema = z.extend(orderSchema, {
  adminNotes: z.string(),
  confirmedAt: z.nullable(z.string()),
  cancelledAt: z.nullable(z.string()),
  refundedAt: z.nullable(z.string()),
  stockHeld: z.boolean(),
  /** Units of this order that could not be taken again when it was reactivated by force. */
  shortUnits: z.number(),
  history: z.optional(z.array(orderEventSchema)),
});
export type AdminOrder = z.output<typeof adminOrderSchema>;

/** What anybody who knows an order's number may see: nothing that tells who bought, or where they live. */
export const maskedOrderSchema = z.object({
  orderNumber: z.string(),
  createdAt: z.string(),
  status: z.string(),
  paymentMethod,
  deliveryMethod,
  wantsShipping: z.boolean(),
  customerName: z.string(),
  city: z.string(),
  items: z.array(z.omit(orderItemSchema, { productId: true })),
  ...orderMoney,
  hasTransferProof: z.boolean(),
});
export type MaskedOrder = z.output<typeof maskedOrderSchema>;

export const createOrderAnswerSchema = z.object({
  status: z.literal('success'),
  order: orderSchema,
  orderNumber: z.string(),
  /** Signed, 90 days: with it the tracking page shows everything and takes a proof. */
  linkToken: z.string(),
});

export const orderListQuerySchema = z.object({
  page: pageNumber,
  limit: pageSize(DEFAULT_ORDERS_PAGE_SIZE),
  status: z.optional(
    z.pipe(
      z.union([z.literal(''), z.literal('all'), orderStatusSchema], 'El estado de la orden no es válido'),
      z.transform((value) => (value === '' || value === 'all' ? undefined : value)),
    ),
  ),
  search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  date: z.optional(z.string().check(z.refine(isCalendarDay, 'La fecha debe tener el formato AAAA-MM-DD'))),
  paymentMethod: z.optional(paymentMethod),
});
export type OrderListQuery = z.output<typeof orderListQuerySchema>;
export type OrderListQueryInput = z.input<typeof orderListQuerySchema>;

export const orderListAnswerSchema = z.object({
  status: z.literal('success'),
  orders: z.array(adminOrderSchema),
  totalOrders: z.number(),
  totalPages: z.number(),
  page: z.number(),
  limit: z.number(),
});

/** Orders deleted in the last days that can still be brought back, the latest first. */
export const deletedOrdersQuerySchema = z.object({
  page: pageNumber,
  limit: pageSize(ADMIN_ORDERS_PAGE_SIZE),
});
export const deletedOrderSchema = z.extend(adminOrderSchema, { deletedAt: z.string() });
export type DeletedOrder = z.output<typeof deletedOrderSchema>;
export const deletedOrdersAnswerSchema = z.object({
  status: z.literal('success'),
  orders: z.array(deletedOrderSchema),
  total: z.number(),
  totalPages: z.number(),
});

export const orderStatusChangeSchema = z.object({
  status: orderStatusSchema,
  adminNotes: z.optional(optionalParagraph(2000)),
  /** Refused with 409 when the order has left this status meanwhile. */
  expectedStatus: z.optional(orderStatusSchema),
  /** The notes that the writer of new ones had read; refused with 409 when somebody wrote others meanwhile. */
  seenNotes: z.optional(optionalParagraph(2000)),
  /** On 'refunded': the goods came back, return them to stock. */
  restock: z.optional(z.boolean()),
  /** On reactivation: take what is left and record what is missing. */
  force: z.optional(z.boolean()),
});
export type OrderStatusChange = z.output<typeof orderStatusChangeSchema>;

export const orderAnswerSchema = z.object({
  status: z.literal('success'),
  order: adminOrderSchema,
  warning: z.optional(z.string()),
});

export const orderBulkStatusSchema = z.object({
  ids: z
    .array(z.string().check(z.maxLength(40)))
    .check(z.minLength(1, 'Elegí al menos una orden'), z.maxLength(100)),
  status: orderStatusSchema,
  /** The status that each was seen in: one that has left it meanwhile is not changed. */
  seen: z.optional(z.record(z.string(), orderStatusSchema)),
});
export type OrderBulkStatus = z.output<typeof orderBulkStatusSchema>;

export const ordersSummarySchema = z.object({
  totalOrders: z.number(),
  totalRevenue: z.number(),
  summaryByStatusAndPaymentMethod: z.record(z.string(), z.object({ cash: z.number(), transfer: z.number() })),
});
export type OrdersSummary = z.output<typeof ordersSummarySchema>;

export const addProofSchema = z.object({
  token: z.string().check(z.maxLength(200)),
  transferProofUrl: z.string().check(z.minLength(1), z.maxLength(300)),
});
