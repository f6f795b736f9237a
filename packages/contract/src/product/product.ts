import { z } from '../z';
import { successAnswer } from '../http/responses';
import { textLine } from '../text/text-fields';
import { reviewSummarySchema } from '../review/review-summary-schema';
import { GARMENT_FITS } from './fit';
import { parseSizes } from './sizes';

export const colorSchema = z.object({ name: z.string(), value: z.string() });
export type Color = z.output<typeof colorSchema>;

const newName = textLine(30, 'El color o el talle necesita un nombre');
export const renameSchema = z.object({ kind: z.enum(['color', 'size']), from: newName, to: newName });

export const variantSchema = z.object({
  _id: z.string(),
  size: z.nullable(z.string()),
  color: z.nullable(z.string()),
  stock: z.number(),
  sku: z.nullable(z.string()),
});
export type Variant = z.output<typeof variantSchema>;

export const productSchema = z.object({
  _id: z.string(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  price: z.number(),
  discount: z.number(),
  finalPrice: z.number(),
  /** The price to strike through; absent without a discount, and while that price was never asked before it. */
  earlierPrice: z.optional(z.number()),
  category: z.string(),
  thumbnails: z.array(z.string()),
  thumbnailAlts: z.array(z.string()),
  /** Colour names that each thumbnail shows; an empty list stands for every colour. */
  thumbnailColors: z.array(z.array(z.string())),
  stock: z.number(),
  size: z.array(z.string()),
  colors: z.nullable(z.array(colorSchema)),
  /** Names that colours and sizes had before, each with today's; absent while none was corrected. */
  formerNames: z.optional(z.array(renameSchema)),
  status: z.boolean(),
  variants: z.array(variantSchema),
  composition: z.string(),
  care: z.string(),
  /** Country where it was made, and its manufacturer; absent while unknown. */
  origin: z.optional(z.string()),
  manufacturer: z.optional(z.string()),
  /** Absent for a garment that fits as the size guide says. */
  fit: z.optional(z.enum(GARMENT_FITS)),
  /** Summary of the published reviews; absent while too few are published to be shown. */
  reviews: z.optional(reviewSummarySchema),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Product = z.output<typeof productSchema>;

export const productAnswerSchema = successAnswer({ product: productSchema });

export const sizesField = z.pipe(
  z.union([z.array(textLine(30)).check(z.maxLength(40)), z.string().check(z.maxLength(500))]),
  z.transform((value: string | string[]) => parseSizes(value)),
);
