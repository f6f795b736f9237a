import { z } from '../z';
import { MAX_IMPORT_PIECE } from '../limits';
import { successStatus } from '../http/responses';
import { textLine } from '../text/text-fields';
import { discountField } from './product';
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

/** One piece of a CSV import; `dryRun` reports the result without storing it. */
export const productImportSchema = z.object({
  csv: z.string().check(z.minLength(1), z.maxLength(MAX_IMPORT_PIECE)),
  dryRun: z.boolean(),
});
const rowMessages = z.array(z.object({ row: z.number(), message: z.string() }));
export const productImportAnswerSchema = z.object({
  status: successStatus,
  created: z.number(),
  updated: z.number(),
  unchanged: z.number(),
  /** Rows that cannot be stored; the header is row 1. */
  errors: rowMessages,
  /** Rows that are stored although the staff should check them. */
  warnings: rowMessages,
});
export type ProductImportAnswer = z.output<typeof productImportAnswerSchema>;
