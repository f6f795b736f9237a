import { z } from '../z';
import { successAnswer } from '../http/responses';
import { optionalParagraph, paragraph } from '../text/text-fields';
import { ADMIN_ORDERS_PAGE_SIZE, DEFAULT_ORDERS_PAGE_SIZE, MAX_PROOF_REASON } from '../limits';
import { pageAnswer, pageQuery } from '../http/paging';
import { couponCodeSchema } from '../coupon/coupon';
import { calendarDay } from '../text/value-fields';
import { orderItemSchema, orderSchema } from './order';
import { paymentMethodSchema } from './order-draft';
import { onlinePaymentSchema } from './online-payment';
import { givingBackFields, orderPaymentSchema } from './order-payment';
import { undoField } from './order-undo';
import { ANY_QUEUE, OLD_WORK, ORDER_QUEUES } from './order-queues';
import { ALL_STATUSES } from './order-status';

const BAD_STATUS = 'El estado de la orden no es válido';
export const orderStatusSchema = z.enum(ALL_STATUSES, BAD_STATUS);

/** A picture is re-encoded; a PDF is kept as it was sent and only ever downloaded. */
export const PROOF_KINDS = ['picture', 'pdf'] as const;
export type ProofKind = (typeof PROOF_KINDS)[number];

export const orderEventSchema = z.object({
  at: z.string(),
  actor: z.string(),
  type: z.string(),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  note: z.string(),
  /** The proof that came with the event; the link expires in PROOF_LINK_MINUTES and is null once the picture is deleted. */
  proof: z.optional(z.object({ url: z.nullable(z.string()), kind: z.optional(z.enum(PROOF_KINDS)) })),
});
export type OrderEvent = z.output<typeof orderEventSchema>;

export const orderProofSchema = z.object({
  kind: z.enum(PROOF_KINDS),
  bytes: z.number(),
  /** Other orders, oldest first, that got the same file or picture. */
  usedIn: z.array(z.object({ _id: z.string(), orderNumber: z.string() })),
});
export type OrderProof = z.output<typeof orderProofSchema>;

export const adminOrderSchema = z.extend(orderSchema, {
  items: z.array(
    z.extend(orderItemSchema, {
      lineId: z.number(),
      /** Units that were sold and have not come back. */
      unitsHeld: z.number(),
      /** Pesos of the total that stand for the line: with its part of every discount, without delivery and cash fee. */
      share: z.number(),
    }),
  ),
  adminNotes: z.string(),
  /** One of `SALES_CHANNELS`. */
  channel: z.string(),
  /** The way of payment agreed upon at the counter; '' where `paymentMethod` says it. */
  paymentWay: z.optional(z.string()),
  readyAt: z.nullable(z.string()),
  shippedAt: z.nullable(z.string()),
  confirmedAt: z.nullable(z.string()),
  cancelledAt: z.nullable(z.string()),
  refundedAt: z.nullable(z.string()),
  stockHeld: z.boolean(),
  /** Nobody has said yet which of the held units return to stock. */
  unitsToDecide: z.boolean(),
  /** A complaint of the buyer at a provider: one of `DISPUTES`; '' without one. */
  dispute: z.string(),
  /** Withdrawals, exchanges and requests of data that are not closed. */
  openCases: z.number(),
  /** When a request of its buyer removed her data; absent or null for other orders. */
  erasedAt: z.optional(z.nullable(z.string())),
  /** Units without stock when the order was reactivated by force. */
  shortUnits: z.number(),
  history: z.optional(z.array(orderEventSchema)),
  /** With the history: the money that came and went, the oldest first. */
  payments: z.optional(z.array(orderPaymentSchema)),
  /** With the history: payments by a provider and what can still be returned of them; absent without any. */
  onlinePayments: z.optional(z.array(onlinePaymentSchema)),
  /** With the history: the WhatsApp text that fits the order now; only 'whatsapp-opened' answers it with the buyer's link. */
  whatsappText: z.optional(z.string()),
  /** With the history: the client of the order and her paid orders, this one included; null without contact. */
  client: z.optional(z.nullable(z.object({ _id: z.string(), purchases: z.number() }))),
  /** With the history: the facts of the proof that the order shows; null without one. */
  proof: z.optional(z.nullable(orderProofSchema)),
});
export type AdminOrder = z.output<typeof adminOrderSchema>;

export const orderListQuerySchema = z.object({
  ...pageQuery(DEFAULT_ORDERS_PAGE_SIZE),
  status: z.optional(
    z.pipe(
      z.union([z.literal(''), z.literal('all'), orderStatusSchema], BAD_STATUS),
      z.transform((value) => (value === '' || value === 'all' ? undefined : value)),
    ),
  ),
  search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  date: z.optional(calendarDay),
  paymentMethod: z.optional(paymentMethodSchema),
  /** Orders that count as uses of the coupon with this code. */
  coupon: z.optional(couponCodeSchema),
  /** Orders that wait for the same piece of work, for any, or for any since long ago; the oldest first. */
  queue: z.optional(z.enum([...ORDER_QUEUES, ANY_QUEUE, OLD_WORK], 'La lista de trabajo no es válida')),
});
export type OrderListQuery = z.output<typeof orderListQuerySchema>;
export type OrderListQueryInput = z.input<typeof orderListQuerySchema>;

export const orderListAnswerSchema = pageAnswer('orders', adminOrderSchema, {
  page: z.number(),
  limit: z.number(),
});

export const deletedOrdersQuerySchema = z.object(pageQuery(ADMIN_ORDERS_PAGE_SIZE));
export const deletedOrderSchema = z.extend(adminOrderSchema, { deletedAt: z.string() });
export type DeletedOrder = z.output<typeof deletedOrderSchema>;
export const deletedOrdersAnswerSchema = successAnswer({
  orders: z.array(deletedOrderSchema),
  total: z.number(),
  totalPages: z.number(),
});

export const orderStatusChangeSchema = z.object({
  status: orderStatusSchema,
  adminNotes: z.optional(optionalParagraph(2000)),
  /** The request fails with 409 when the order is no longer in this status. */
  expectedStatus: z.optional(orderStatusSchema),
  /** Base version of the notes; the request fails with 409 when they were changed since. */
  seenNotes: z.optional(optionalParagraph(2000)),
  /** On 'pending_transfer_proof': why another proof is needed; the shopper reads it. */
  proofReason: z.optional(paragraph(MAX_PROOF_REASON)),
  /** On 'cancelled' and 'refunded': which units return to stock, and how much money. */
  ...givingBackFields,
  /** On reactivation: takes the units that are left and records the missing ones. */
  force: z.optional(z.boolean()),
  /** False sends no mail about the change; others are mailed on 'cancelled' and 'paid'. */
  notify: z.optional(z.boolean()),
});
export type OrderStatusChange = z.output<typeof orderStatusChangeSchema>;

export const orderAnswerSchema = successAnswer({
  order: adminOrderSchema,
  /** A change that staff should look at twice: see `statusWarning`. */
  warning: z.optional(z.string()),
  ...undoField,
});

export const orderBulkStatusSchema = z.object({
  ids: z
    .array(z.string().check(z.maxLength(40)))
    .check(z.minLength(1, 'Elegí al menos una orden'), z.maxLength(100)),
  status: orderStatusSchema,
  restock: givingBackFields.restock,
  notify: z.optional(z.boolean()),
  /** Base version: the loaded status by order id; an order in another status is not changed. */
  seen: z.optional(z.record(z.string(), orderStatusSchema)),
});
export type OrderBulkStatus = z.output<typeof orderBulkStatusSchema>;

/** Body of POST /orders/:id/whatsapp-opened: the code of an exchange whose text is opened, or nothing. */
export const whatsappOpenedSchema = z.object({ exchange: z.optional(z.string().check(z.maxLength(40))) });

/** Numbers of orders, without any sum of money. */
export const orderCountsSchema = z.object({
  totalOrders: z.number(),
  /** 'mercado_pago' and its status are absent in shops without such orders. */
  summaryByStatusAndPaymentMethod: z.record(
    z.string(),
    z.object({ cash: z.number(), transfer: z.number(), mercado_pago: z.optional(z.number()) }),
  ),
  /** Orders per queue. */
  queues: z.record(z.string(), z.number()),
  /** Orders that stand in at least one queue, counted once each. */
  ordersWithWork: z.number(),
});

export const ordersSummarySchema = z.extend(orderCountsSchema, { totalRevenue: z.number() });
export type OrderCounts = z.output<typeof orderCountsSchema>;
export type OrdersSummary = z.output<typeof ordersSummarySchema>;
