import { aProduct } from '@shop/web-kit/testing';
import { cart } from '#features/cart/lines/cart-store.ts';
import { createCartLine } from '#features/cart/lines/product-line.ts';

export function aCart(product = aProduct(), quantity = 2): void {
  const { size, color } = { size: 'M', color: 'Bordó' };
  cart().replace([createCartLine(product, { size, color }, quantity)]);
}
