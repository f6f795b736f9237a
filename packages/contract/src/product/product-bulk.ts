import { z } from '../z';
import { textLine } from '../text/text-fields';
import { discountField } from './product-draft';
import { productListQuerySchema } from './product-list';
import { productMessages } from './product-messages';

const { category, searchTerm, status, missingFacts, lowStock } = productListQuerySchema.shape;

// A filter with an unknown name must not select more products than were meant.
const productFilterSchema = z.strictObject({ category, searchTerm, status, missingFacts, lowStock });
export type ProductFilter = z.output<typeof productFilterSchema>;
export type ProductFilterInput = z.input<typeof productFilterSchema>;

/** Products by their ids, or all that the staff's list finds with a filter. */
export const productSelection = {
  ids: z.optional(
    z.array(z.string().check(z.maxLength(40))).check(z.minLength(1, productMessages.none), z.maxLength(200)),
  ),
  filter: z.optional(productFilterSchema),
};
export type ProductSelection = { ids?: string[]; filter?: ProductFilter };

export const selectedOnce = z.refine<ProductSelection>(({ ids, filter }) => !ids !== !filter, {
  error: productMessages.none,
  path: ['ids'],
});

export const productBulkSchema = z
  .object({
    ...productSelection,
    /** Products that the filter found for the client: with another number nothing changes. */
    count: z.optional(z.int()),
    change: z.union([
      z.object({ action: z.literal('activate') }),
      z.object({ action: z.literal('pause') }),
      z.object({ action: z.literal('discount'), discount: discountField }),
      z.object({ action: z.literal('category'), category: textLine(60, productMessages.category) }),
      z.object({ action: z.literal('delete') }),
    ]),
  })
  .check(
    selectedOnce,
    z.refine(({ filter, count }) => !filter || count !== undefined, { path: ['count'] }),
  );
export type ProductBulk = z.output<typeof productBulkSchema>;
