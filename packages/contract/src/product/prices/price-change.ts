import { z } from '../../z';
import { successAnswer } from '../../http/responses';
import { productSelection, selectedOnce } from '../product-bulk';
import { PRICE_ROUNDINGS } from './new-price';

const percent = 'El porcentaje va de -90 a 300, con un decimal como mucho';

const rule = {
  percent: z.number(percent).check(
    z.minimum(-90, percent),
    z.maximum(300, percent),
    z.refine((value) => Math.round(value * 10) / 10 === value, percent),
  ),
  roundTo: z.literal(PRICE_ROUNDINGS, 'El redondeo es a 1, 10, 50, 100, 500 o 1000 pesos'),
};

export const pricePreviewSchema = z.object({ ...productSelection, ...rule }).check(selectedOnce);
export type PricePreviewRequest = z.output<typeof pricePreviewSchema>;

/** `version`: that of the preview; another one means that a price or the selected products changed since. */
export const priceChangeSchema = z
  .object({
    ...productSelection,
    ...rule,
    version: z.string(),
  })
  .check(selectedOnce);
export type PriceChangeRequest = z.output<typeof priceChangeSchema>;

const pricedProductSchema = z.object({
  _id: z.string(),
  title: z.string(),
  price: z.number(),
  newPrice: z.number(),
  /** With the product's discount. */
  finalPrice: z.number(),
  newFinalPrice: z.number(),
});
export type PricedProduct = z.output<typeof pricedProductSchema>;

export const pricePreviewAnswerSchema = successAnswer({
  /** By title. */
  products: z.array(pricedProductSchema),
  changed: z.number(),
  unchanged: z.number(),
  version: z.string(),
});
export type PricePreview = Omit<z.output<typeof pricePreviewAnswerSchema>, 'status'>;

export const storedPriceChangeSchema = z.object({
  _id: z.string(),
  at: z.string(),
  actor: z.string(),
  percent: z.number(),
  roundTo: z.number(),
  /** Of a change of all results of a category; null for others. */
  category: z.nullable(z.string()),
  /** Products whose price changed. */
  changed: z.number(),
  undoneAt: z.nullable(z.string()),
  undoneBy: z.nullable(z.string()),
});
export type PriceChange = z.output<typeof storedPriceChangeSchema>;

export const priceChangeAnswerSchema = successAnswer({ change: storedPriceChangeSchema });
export const priceChangesAnswerSchema = successAnswer({
  /** The latest first. */
  changes: z.array(storedPriceChangeSchema),
});

export const undonePriceChangeSchema = successAnswer({
  restored: z.number(),
  /** Products that kept their price because it was changed again since. */
  kept: z.array(z.object({ _id: z.string(), title: z.string(), price: z.number() })),
});
export type UndonePriceChange = Omit<z.output<typeof undonePriceChangeSchema>, 'status'>;
