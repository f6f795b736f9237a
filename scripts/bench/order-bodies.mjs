import { randomUUID } from 'node:crypto';

let shoppers = 0;

/** An order of somebody who has not bought before, for something that is there. */
export function orderOf(product) {
  shoppers += 1;
  const { size, color } = product.items.find(({ quantity }) => quantity > 10) ?? product.items[0];
  return {
    items: [{ productId: product.documentId, quantity: 1, size, color }],
    shippingInfo: {
      fullName: 'Lucía Fernández',
      email: `lucia.${shoppers}@correo.example`,
      phone: `299 4${String(shoppers).padStart(6, '0')}`,
    },
    paymentMethod: 'cash',
    deliveryMethod: 'pickup',
  };
}

/** The key with which the storefront sends every order. */
export const newKey = () => ({ 'idempotency-key': randomUUID() });

/** Products of which nobody buys the last one during a bench. */
export const wellStocked = (products) =>
  products.filter(({ active, items }) => active && items.some(({ quantity }) => quantity > 10));
