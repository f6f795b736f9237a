import { type AdminOrder, type OrderItem } from '@shop/contract';

export type UnitsToPack = Pick<OrderItem, 'title' | 'size' | 'color' | 'image' | 'quantity'> & {
  key: string;
  /** Ends of the order numbers, with the units of each. */
  orders: { number: string; quantity: number }[];
};

/** Adds up the units of several orders per product, size and colour, sorted as they lie on the shelves. */
export function unitsToPack(orders: readonly Pick<AdminOrder, 'orderNumber' | 'items'>[]): UnitsToPack[] {
  const units = new Map<string, UnitsToPack>();
  for (const { orderNumber, items } of orders) {
    for (const { productId, title, size, color, image, quantity } of items) {
      const key = [productId, size, color].join('/');
      const known = units.get(key) ?? { key, title, size, color, image, quantity: 0, orders: [] };
      known.quantity += quantity;
      known.orders.push({ number: orderNumber, quantity });
      units.set(key, known);
    }
  }
  const nameOf = ({ title, color, size }: UnitsToPack) => [title, color, size].join(' ');
  return [...units.values()].sort((a, b) => nameOf(a).localeCompare(nameOf(b), 'es-AR', { numeric: true }));
}
