import { MAX_PRICE, newPrice, type PriceRule } from '@shop/contract';

export type StoredPrice = {
  id: number;
  documentId: string;
  title: string;
  price: number;
  discount: number;
};
export type PlannedPrice = StoredPrice & { newPrice: number };

/** Thrown for a product whose new price no product may have. */
export class PriceTooHigh extends Error {
  constructor(readonly title: string) {
    super(`price too high: ${title}`);
  }
}

/** Returns each product with its new price; throws `PriceTooHigh`. */
export const planPrices = (products: readonly StoredPrice[], rule: PriceRule): PlannedPrice[] =>
  products.map((product) => {
    const next = newPrice(product.price, rule);
    if (next > MAX_PRICE) throw new PriceTooHigh(product.title);
    return { ...product, newPrice: next };
  });
