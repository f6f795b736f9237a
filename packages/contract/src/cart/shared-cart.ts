import { z } from '../z';
import { successAnswer } from '../http/responses';
import { productSchema } from '../product/product';

/** Query of a cart link: `<variant>:<units>` of each line, apart by commas; a product without variants stands for itself. */
export const sharedCartQuerySchema = z.object({ i: z.optional(z.string()) });

export const sharedCartAnswerSchema = successAnswer({
  lines: z.array(
    z.object({
      product: productSchema,
      size: z.nullable(z.string()),
      color: z.nullable(z.string()),
      quantity: z.number(),
    }),
  ),
  /** Names of the variants that can no longer be bought; a line of which less is left has the rest as its quantity. */
  skipped: z.array(z.string()),
});
export type SharedCart = z.output<typeof sharedCartAnswerSchema>;
