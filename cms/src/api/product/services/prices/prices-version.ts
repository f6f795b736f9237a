import { createHash } from 'node:crypto';
import type { StoredPrice } from '../../domain/prices/price-plan';

/** Identifies the products with their prices and discounts, whatever their order. */
export function pricesVersion(products: readonly StoredPrice[]): string {
  const lines = [...products]
    .sort((a, b) => a.id - b.id)
    .map(({ id, price, discount }) => `${id} ${price} ${discount}`);
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}
