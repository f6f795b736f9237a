import { isGivenAway, MAX_PRICE, newPrice, type PriceRule } from '@shop/contract';
import type { RecordOf } from '../../../../database/gateway/record-types';

type Product = RecordOf<'api::product.product'>;
export type StoredPrice = Pick<Product, 'id' | 'documentId' | 'title' | 'price' | 'discount'>;
export type PlannedPrice = StoredPrice & { newPrice: number };

/** Thrown for a product whose new price no product may have. */
export class PriceTooHigh extends Error {
  constructor(readonly title: string) {
    super(`price too high: ${title}`);
  }
}

/** Thrown for a product that its discount would give away at the new price. */
export class PriceTooLow extends Error {
  constructor(readonly title: string) {
    super(`price too low: ${title}`);
  }
}

/** Returns each product with its new price; throws `PriceTooHigh` and `PriceTooLow`. */
export const planPrices = (products: readonly StoredPrice[], rule: PriceRule): PlannedPrice[] =>
  products.map((product) => {
    const next = newPrice(product.price, rule);
    if (next > MAX_PRICE) throw new PriceTooHigh(product.title);
    if (isGivenAway({ ...product, price: next }) && !isGivenAway(product))
      throw new PriceTooLow(product.title);
    return { ...product, newPrice: next };
  });
