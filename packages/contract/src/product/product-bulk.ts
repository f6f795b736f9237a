import { z } from '../z';
import { textLine } from '../text/text-fields';
import { discountField } from './product-draft';
import { productMessages } from './product-messages';

export const productBulkSchema = z.object({
  ids: z
    .array(z.string().check(z.maxLength(40)))
    .check(z.minLength(1, 'Elegí al menos un producto'), z.maxLength(200)),
  change: z.union([
    z.object({ action: z.literal('activate') }),
    z.object({ action: z.literal('pause') }),
    z.object({ action: z.literal('discount'), discount: discountField }),
    z.object({ action: z.literal('category'), category: textLine(60, productMessages.category) }),
    z.object({ action: z.literal('delete') }),
  ]),
});
export type ProductBulk = z.output<typeof productBulkSchema>;
