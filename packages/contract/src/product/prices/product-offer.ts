import { z } from '../../z';
import { successAnswer } from '../../http/responses';

export const productOfferAnswerSchema = successAnswer({
  /** Days before an offer in which its struck price must have been asked. */
  days: z.number(),
  /** Null when the product was not on sale in those days. */
  highestPrice: z.nullable(z.number()),
});
export type ProductOffer = Omit<z.output<typeof productOfferAnswerSchema>, 'status'>;
