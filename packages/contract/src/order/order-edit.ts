import { z } from '../z';
import { successAnswer } from '../http/responses';
import { optionalParagraph } from '../text/text-fields';
import { typedPesos } from '../text/value-fields';
import { MAX_PRICE, MAX_TOTAL } from '../limits';
import { clientSchema } from './sale-draft';
import { orderMoney } from './order';
import { deliveryMethodSchema, orderItemDraftSchema, orderLines } from './order-draft';

/** A line as it shall be. */
const line = z.extend(orderItemDraftSchema, {
  /** The line of the order that this one replaces; a line without it is new. */
  lineId: z.optional(z.number().check(z.int())),
  /** Pesos per unit; without it the price that the line has, or that of the catalog. */
  price: z.optional(typedPesos(MAX_PRICE)),
});

/** Body of PUT /orders/:id/lines: the whole order as it shall be; lines that are left out are removed. */
export const orderEditSchema = z
  .object({
    items: orderLines(line, 'Una orden necesita al menos un producto', 'La orden tiene demasiadas líneas'),
    /** Pesos off the products that staff agreed upon. */
    agreedDiscount: z._default(z.optional(typedPesos(MAX_TOTAL)), 0),
    /** Why the order changes, or costs less; staff read it in the history. */
    reason: optionalParagraph(300),
    deliveryMethod: deliveryMethodSchema,
    /** Pesos; without it the present cost, or that of today when the delivery changes. */
    shippingCost: z.optional(typedPesos(MAX_PRICE)),
    /** Without it contact and address stay as they are. */
    client: z.optional(clientSchema),
    /** Base version: `updatedAt` of the order that was edited; the request fails with 409 when it is another. */
    expectedUpdatedAt: z.string(),
    /** Keeps or drops a coupon whose minimum the lines no longer reach; required then. */
    coupon: z.optional(z.enum(['keep', 'drop'])),
    /** False sends the customer no mail. */
    notify: z.optional(z.boolean()),
  })
  .check(
    z.refine(({ agreedDiscount, reason }) => agreedDiscount === 0 || reason !== '', {
      path: ['reason'],
      message: 'Contá por qué es el descuento',
    }),
  );
export type OrderEdit = z.output<typeof orderEditSchema>;
export type OrderEditInput = z.input<typeof orderEditSchema>;

/** The money of an order before and after an edit, in pesos; the shop still collects `due`, or returns a negative one. */
export const orderEditPreviewSchema = successAnswer({
  preview: z.object({
    totalBefore: z.number(),
    ...orderMoney,
    paidAmount: z.number(),
    due: z.number(),
    /** Pesos that the lines lack for the minimum of the order's coupon: above 0 the edit says what becomes of it. */
    couponMissing: z.number(),
  }),
});
export type OrderEditPreview = z.output<typeof orderEditPreviewSchema>['preview'];
