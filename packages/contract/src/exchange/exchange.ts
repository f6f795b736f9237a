import { z } from '../z';
import { successAnswer } from '../http/responses';
import { MAX_TOTAL, MAX_UNITS_PER_LINE } from '../limits';
import { optionalParagraph, textLine } from '../text/text-fields';
import { wholeNumber } from '../text/value-fields';
import { exchangeMessages } from './exchange-messages';
import { EXCHANGE_CLOSED } from './exchange-period';
import { EXCHANGE_STATES } from './exchange-states';

export const MAX_EXCHANGE_MESSAGE = 300;

const variant = { size: z.nullable(z.string()), color: z.nullable(z.string()) };

/** An exchange as its buyer sees it. */
export const exchangeSchema = z.object({
  code: z.string(),
  state: z.enum(EXCHANGE_STATES),
  title: z.string(),
  quantity: z.number(),
  from: z.object(variant),
  to: z.object(variant),
  /** The other product that the buyer gets; '' or absent for another variant of the same. */
  toTitle: z.optional(z.string()),
  /** Pesos that the buyer still pays for the exchange; negative ones are returned to her. */
  difference: z.number(),
  /** Until when the new unit waits for the old one; null when it waits no more. */
  heldUntil: z.nullable(z.string()),
  /** The shop's reason for a rejection; '' otherwise. */
  reason: z.string(),
  steps: z.array(z.object({ at: z.string(), state: z.enum(EXCHANGE_STATES) })),
});
export type Exchange = z.output<typeof exchangeSchema>;

/** A line of the order with the variants of its product and their stock. */
export const exchangeableLineSchema = z.object({
  /** Position in the order, from 1. */
  line: z.number(),
  productId: z.string(),
  title: z.string(),
  ...variant,
  /** Units that can still be exchanged. */
  units: z.number(),
  /** Pesos that an exchange of one unit, of two and so on costs the buyer; negative ones are returned. */
  differences: z.array(z.number()),
  variants: z.array(z.object({ ...variant, stock: z.number() })),
});
export type ExchangeableLine = z.output<typeof exchangeableLineSchema>;

/** Lines of an order that can be exchanged, and its exchanges. */
export const exchangeOfferSchema = successAnswer({
  closed: z.nullable(z.enum(EXCHANGE_CLOSED)),
  /** The last day on which an exchange can be asked for, as '2026-12-10'; null without one. */
  lastDay: z.nullable(z.string()),
  /** Days for which the new unit waits for the old one. */
  holdDays: z.number(),
  /** The shop's own conditions; '' without any. */
  policy: z.string(),
  lines: z.array(exchangeableLineSchema),
  exchanges: z.array(exchangeSchema),
});
export type ExchangeOffer = Omit<z.output<typeof exchangeOfferSchema>, 'status'>;

/** Query of the staff's offer: with a product, the lines are exchanged for it. */
export const exchangeOfferQuerySchema = z.object({ product: z.optional(textLine(64)) });

/** The line, its new variant and the units of an exchange. */
export const exchangeChoice = {
  line: wholeNumber(1, 1000, exchangeMessages.line),
  size: z.nullable(textLine(30)),
  color: z.nullable(textLine(30)),
  quantity: z._default(z.optional(wholeNumber(1, MAX_UNITS_PER_LINE, exchangeMessages.quantity)), 1),
  message: optionalParagraph(MAX_EXCHANGE_MESSAGE),
};

/** Body of POST /exchanges: the order's link authorizes its buyer. */
export const exchangeDraftSchema = z.object({
  orderNumber: z.string(exchangeMessages.line).check(z.maxLength(40, exchangeMessages.line)),
  token: z.string(exchangeMessages.token).check(z.maxLength(200, exchangeMessages.token)),
  ...exchangeChoice,
  /** The difference that the buyer was shown; the request fails with 409 when it is another. */
  expectedDifference: z.optional(z.number().check(z.int(), z.minimum(-MAX_TOTAL), z.maximum(MAX_TOTAL))),
});
export type ExchangeDraft = z.output<typeof exchangeDraftSchema>;
export type ExchangeDraftInput = z.input<typeof exchangeDraftSchema>;

export const exchangeCreatedSchema = successAnswer({ message: z.string(), exchange: exchangeSchema });
