import { z } from '../z';
import { successAnswer } from '../http/responses';

/** Days of which the list of what to buy again counts the sales. */
export const RESTOCK_SOLD_DAYS = 30;
/** Variants that the list of what to buy again has at most, the scarcest ones. */
export const MAX_RESTOCK = 500;

/** A variant of an active product of which little is left. */
export const restockVariantSchema = z.object({
  _id: z.string(),
  title: z.string(),
  size: z.nullable(z.string()),
  color: z.nullable(z.string()),
  stock: z.number(),
  /** Shoppers who asked to be told when it is back. */
  waiting: z.number(),
  /** Units sold in the last days, without those that came back. */
  sold: z.number(),
});
export type RestockVariant = z.output<typeof restockVariantSchema>;

export const restockAnswerSchema = successAnswer({
  variants: z.array(restockVariantSchema),
  /** All variants of which little is left; the list may be shorter. */
  total: z.number(),
});
