import { z } from '../z';
import { optionalTextLine } from '../text/text-fields';
import { calendarDay } from '../text/value-fields';
import { FULFILLMENTS } from './fulfillment';

export const MAX_CARRIER = 60;
/** Carriers that the form suggests; staff may type any other name. */
export const CARRIERS = ['Moto', 'Correo Argentino', 'Andreani', 'Remis'] as const;

export const fulfillmentSchema = z.enum(FULFILLMENTS, 'El paso de la entrega no es válido');

const changeFields = {
  fulfillment: fulfillmentSchema,
  /** Who takes the goods to the customer. */
  carrier: z.optional(optionalTextLine(MAX_CARRIER)),
  /** The day on which the customer got the goods, as '2026-11-24', on 'delivered'; today without one. */
  deliveredOn: z.optional(calendarDay),
  /** False sends the customer no mail about a step forward. */
  notify: z.optional(z.boolean()),
};

export const fulfillmentChangeSchema = z
  .object({
    ...changeFields,
    /** The request fails with 409 when the goods are no longer here. */
    expectedFulfillment: z.optional(fulfillmentSchema),
    /** Pesos that were paid with the delivery: all that is due, else the request fails with 409. */
    collected: z.optional(z.number().check(z.int(), z.positive())),
  })
  .check(
    z.refine(({ fulfillment, collected }) => fulfillment === 'delivered' || collected === undefined, {
      path: ['collected'],
      error: 'El cobro se anota cuando la orden se entrega',
    }),
  );
export type FulfillmentChange = z.output<typeof fulfillmentChangeSchema>;

export const bulkFulfillmentSchema = z.object({
  ids: z
    .array(z.string().check(z.maxLength(40)))
    .check(z.minLength(1, 'Elegí al menos una orden'), z.maxLength(100)),
  ...changeFields,
  /** Base version: the loaded fulfillment by order id; an order in another one is not changed. */
  seen: z.optional(z.record(z.string(), fulfillmentSchema)),
});
export type BulkFulfillment = z.output<typeof bulkFulfillmentSchema>;
