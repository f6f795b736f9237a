import type { OrderDraftInput } from '@shop/contract';
import { aProduct } from '@shop/web-kit/testing';
import type { CartLine } from '#shared/cart-line.ts';
import { cart } from '#features/cart/lines/cart-store.ts';
import { createCartLine } from '#features/cart/lines/product-line.ts';

export function memoryStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

export const anOrderDraft = (given: Partial<OrderDraftInput> = {}): OrderDraftInput => ({
  items: [{ productId: 'alma', quantity: 1, size: 'M', color: null }],
  shippingInfo: { fullName: 'María Gómez', email: 'maria@example.com', phone: '299 412 3456' },
  paymentMethod: 'cash',
  deliveryMethod: 'pickup',
  ...given,
});

export function aCart(product = aProduct(), quantity = 2): void {
  const { size, color } = { size: 'M', color: 'Bordó' };
  cart().replace([createCartLine(product, { size, color }, quantity)]);
}

export const aCartLine = (given: Partial<CartLine> = {}): CartLine => ({
  id: 'alma',
  name: 'Conjunto Alma',
  price: 1000,
  image: '',
  size: 'M',
  color: 'Negro',
  quantity: 1,
  ...given,
});
