import {
  LOW_STOCK_AT,
  messageOf,
  renderMessage,
  shopMessageValues,
  type MessageTemplates,
  type ShopSetting,
} from '@shop/contract';

type Change = { itemId: number; delta: number };
type Stocked = {
  documentId: string;
  title: string;
  items: readonly { id: number; size: string | null; color: string | null; quantity: number }[];
};

export type LowVariant = { documentId: string; name: string; left: number };

const nameOf = (title: string, ...parts: (string | null)[]): string => {
  const variant = parts.filter(Boolean).join(', ');
  return variant ? `${title} (${variant})` : title;
};

/** Returns the variants that these changes take to the threshold; one that was low before is not told again.
 * `products` are as they were before the changes. */
export function newlyLowVariants(products: readonly Stocked[], changes: readonly Change[]): LowVariant[] {
  const deltas = new Map<number, number>();
  for (const { itemId, delta } of changes) deltas.set(itemId, (deltas.get(itemId) ?? 0) + delta);
  return products.flatMap(({ documentId, title, items }) =>
    items.flatMap(({ id, size, color, quantity }) => {
      const left = quantity + (deltas.get(id) ?? 0);
      if (quantity <= LOW_STOCK_AT || left > LOW_STOCK_AT) return [];
      return [{ documentId, name: nameOf(title, size && `talle ${size}`, color), left }];
    }),
  );
}

const unitsText = (left: number): string =>
  left === 0 ? 'Se agotó' : left === 1 ? 'Queda 1 unidad' : `Quedan ${left} unidades`;

export type OwnerTexts = { shop: ShopSetting; shopUrl: string; templates?: MessageTemplates };

/** Tells the owner that an order has left few units of a variant. */
export function lowStockMail(
  { documentId, name, left }: LowVariant,
  { shop, shopUrl, templates }: OwnerTexts,
) {
  const message = renderMessage(messageOf(templates, 'low-stock'), {
    ...shopMessageValues(shop),
    aviso: left === 0 ? 'Sin stock' : 'Stock bajo',
    producto: name,
    unidades: unitsText(left),
    link: `${shopUrl}/admin/products/edit/${encodeURIComponent(documentId)}`,
  });
  return { to: shop.email, ...message };
}
