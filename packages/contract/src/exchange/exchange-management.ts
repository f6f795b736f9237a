import { z } from '../z';
import { askedFields } from '../case/asked-fields';
import { noteLength } from '../case/case-rules';
import { successAnswer } from '../http/responses';
import { optionalParagraph, textLine } from '../text/text-fields';
import { exchangeChoice, exchangeSchema } from './exchange';
import { exchangeMessages } from './exchange-messages';
import { EXCHANGE_STATES } from './exchange-states';

/** Steps that staff record; an exchange also expires, and ends with its order. */
export const EXCHANGE_STEPS = ['approved', 'rejected', 'goods_received', 'handed_over'] as const;
export type ExchangeStep = (typeof EXCHANGE_STEPS)[number];

/** An exchange as staff see it; contact and history stand in its case. */
export const staffExchangeSchema = z.extend(exchangeSchema, {
  orderId: z.string(),
  orderNumber: z.string(),
  productId: z.string(),
  /** Pesos that the buyer paid for the units, with their shares of the discounts. */
  paid: z.number(),
  /** The difference before the shop waived it. */
  fullDifference: z.number(),
  isWaived: z.boolean(),
  /** Units of the new variant that wait in the shop. */
  unitsHeld: z.number(),
  /** True when the old units returned to stock; null before they arrived. */
  isRestocked: z.nullable(z.boolean()),
  /** Pesos that the whole order still owes; the shop returns negative ones. */
  orderDue: z.number(),
  nextSteps: z.array(z.enum(EXCHANGE_STEPS)),
  phone: z.string(),
  /** Says that the link with which it was asked for was fetched by staff, and by whom; '' for the buyer's own. */
  linkNote: z.optional(z.string()),
  /** The WhatsApp text that fits the exchange now. */
  whatsappText: z.string(),
});
export type StaffExchange = z.output<typeof staffExchangeSchema>;

export const staffExchangeAnswerSchema = successAnswer({ exchange: staffExchangeSchema });

/** Body of POST /orders/:id/exchanges: an exchange that staff open for a client. */
export const staffExchangeDraftSchema = z.object({
  ...exchangeChoice,
  /** The product of the new unit; that of the line without it. */
  productId: z.optional(textLine(64)),
  /** True takes the exchange although its time is over, or the shop offers none. */
  outOfPeriod: z.optional(z.boolean()),
  /** False sends the client no mail. */
  notify: z.optional(z.boolean()),
});
export type StaffExchangeDraft = z.output<typeof staffExchangeDraftSchema>;

/** Body of POST /exchanges/:code/steps. */
export const exchangeStepSchema = z
  .object({
    step: z.enum(EXCHANGE_STEPS, exchangeMessages.badStep),
    /** Base version: the request fails with 409 when the exchange is in another state. */
    expectedState: z.enum(EXCHANGE_STATES, exchangeMessages.badStep),
    /** On 'rejected' the client reads it; otherwise staff do. */
    note: optionalParagraph(noteLength('exchange')),
    /** On 'goods_received': the old units can be sold again. */
    restock: z.optional(z.boolean(exchangeMessages.restock)),
    /** Until 'goods_received': the shop waives the difference. */
    waive: z.optional(z.boolean()),
    notify: z.optional(z.boolean()),
  })
  .check(...askedFields('exchange', { note: exchangeMessages.reason, restock: exchangeMessages.restock }));
export type ExchangeStepDraft = z.output<typeof exchangeStepSchema>;
