import {
  finalPrice,
  MAX_TOTAL,
  MAX_UNITS_PER_LINE,
  MAX_UNITS_PER_ORDER,
  type Color,
  type OrderDraft,
} from '@shop/contract';
import { chosenVariant } from './chosen-variant';
import { stockItemOf } from './stock-item-of';

export type SoldItem = { id: number; size: string | null; color: string | null; quantity: number };
/** A product as an order needs it. */
export type SoldProduct = {
  id: number;
  documentId: string;
  title: string;
  price: number;
  discount: number;
  active: boolean;
  thumbnails: readonly string[];
  sizes: readonly string[];
  colors: readonly Color[] | null;
  items: readonly SoldItem[];
};

export type PlannedLine = {
  productId: string;
  stockItemId: number;
  title: string;
  image: string;
  unitPrice: number;
  quantity: number;
  size: string | null;
  color: string | null;
};
export type Shortage = {
  productId: string;
  title: string;
  size: string | null;
  color: string | null;
  available: number;
};
export type Refusal =
  | { reason: 'too-many-units' | 'size' | 'color'; position: number; title: string }
  | { reason: 'unknown-product' | 'product-gone'; position: number; title: string; gone: Shortage[] }
  | { reason: 'too-expensive' }
  | { reason: 'out-of-stock'; shortages: Shortage[] };
export type OrderPlan = { lines: PlannedLine[] } | { refusal: Refusal };

type DraftItem = OrderDraft['items'][number];
type Placed = { line: PlannedLine; available: number } | { refusal: Refusal };

const tooManyUnits = (items: readonly DraftItem[]): Refusal | null => {
  const position = items.findIndex(({ quantity }) => quantity > MAX_UNITS_PER_LINE);
  if (position >= 0) return { reason: 'too-many-units', position, title: '' };
  const units = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return units > MAX_UNITS_PER_ORDER ? { reason: 'too-many-units', position: 0, title: '' } : null;
};

type Products = ReadonlyMap<string, SoldProduct>;

// All of them at once: whoever takes them out of the cart is not refused again for the next one.
function goneRefusal(items: readonly DraftItem[], products: Products): Refusal | null {
  const isGone = ({ productId }: DraftItem) => products.get(productId)?.active !== true;
  const position = items.findIndex(isGone);
  const first = items[position];
  if (!first) return null;
  const gone = [...new Set(items.filter(isGone).map(({ productId }) => productId))].map((productId) => ({
    productId,
    title: products.get(productId)?.title ?? '',
    size: null,
    color: null,
    available: 0,
  }));
  const product = products.get(first.productId);
  const reason = product ? 'product-gone' : 'unknown-product';
  return { reason, position, title: product?.title ?? '', gone };
}

function place(item: DraftItem, position: number, product: SoldProduct): Placed {
  const { title } = product;
  const chosen = chosenVariant(item, product);
  if ('fault' in chosen) return { refusal: { reason: chosen.fault, position, title } };
  const stockItem = stockItemOf(product.items, chosen);
  const line: PlannedLine = {
    productId: product.documentId,
    stockItemId: stockItem?.id ?? 0,
    title,
    image: product.thumbnails[0] ?? '',
    unitPrice: finalPrice(product),
    quantity: item.quantity,
    ...chosen,
  };
  return { line, available: stockItem?.quantity ?? 0 };
}

// Two lines of one product may draw on the same item: their units count together.
function shortagesOf(placed: readonly { line: PlannedLine; available: number }[]): Shortage[] {
  const wanted = new Map<number, number>();
  for (const { line } of placed)
    wanted.set(line.stockItemId, (wanted.get(line.stockItemId) ?? 0) + line.quantity);
  return placed
    .filter(({ line, available }) => (wanted.get(line.stockItemId) ?? 0) > available)
    .map(({ line: { productId, title, size, color }, available }) => ({
      productId,
      title,
      size,
      color,
      available,
    }));
}

/** The lines an order will have, priced and with their stock items, or why it cannot be placed. */
export function orderPlan(items: readonly DraftItem[], products: Products): OrderPlan {
  const refusal = tooManyUnits(items) ?? goneRefusal(items, products);
  if (refusal) return { refusal };
  const placed: { line: PlannedLine; available: number }[] = [];
  for (const [position, item] of items.entries()) {
    const answer = place(item, position, products.get(item.productId)!);
    if ('refusal' in answer) return answer;
    placed.push(answer);
  }
  const shortages = shortagesOf(placed);
  if (shortages.length > 0) return { refusal: { reason: 'out-of-stock', shortages } };
  const lines = placed.map(({ line }) => line);
  const sum = lines.reduce((total, { unitPrice, quantity }) => total + unitPrice * quantity, 0);
  return sum > MAX_TOTAL / 2 ? { refusal: { reason: 'too-expensive' } } : { lines };
}
