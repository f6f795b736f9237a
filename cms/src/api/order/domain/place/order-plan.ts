import {
  finalPrice,
  findStockItem,
  MAX_TOTAL,
  MAX_UNITS_PER_LINE,
  MAX_UNITS_PER_ORDER,
  picturesOf,
  resolveVariant,
  unitsOf,
  type Color,
  type OrderDraft,
  type Rename,
} from '@shop/contract';

type OrderableItem = { id: number; size: string | null; color: string | null; quantity: number };
export type OrderableProduct = {
  id: number;
  documentId: string;
  title: string;
  price: number;
  discount: number;
  active: boolean;
  thumbnails: readonly string[];
  thumbnailColors: readonly (readonly string[])[];
  sizes: readonly string[];
  colors: readonly Color[] | null;
  formerNames?: readonly Rename[];
  items: readonly OrderableItem[];
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
export type Shortage = Pick<PlannedLine, 'productId' | 'title' | 'size' | 'color'> & { available: number };
export type OrderFault =
  | { reason: 'too-many-units' | 'size' | 'color'; position: number; title: string }
  | {
      reason: 'unknown-product' | 'product-unavailable';
      position: number;
      title: string;
      unavailable: Shortage[];
    }
  | { reason: 'too-expensive' }
  | { reason: 'out-of-stock'; shortages: Shortage[] };
type OrderPlan = { lines: PlannedLine[] } | { fault: OrderFault };

export type DraftItem = OrderDraft['items'][number];
type PlannedItem = { line: PlannedLine; available: number };

const tooManyUnits = (items: readonly DraftItem[]): OrderFault | null => {
  const position = items.findIndex(({ quantity }) => quantity > MAX_UNITS_PER_LINE);
  if (position >= 0) return { reason: 'too-many-units', position, title: '' };
  const units = unitsOf(items);
  return units > MAX_UNITS_PER_ORDER ? { reason: 'too-many-units', position: 0, title: '' } : null;
};

type Products = ReadonlyMap<string, OrderableProduct>;

// Names all unavailable products, so that the shopper can remove them in one step.
function unavailableFault(items: readonly DraftItem[], products: Products): OrderFault | null {
  const isUnavailable = ({ productId }: DraftItem) => products.get(productId)?.active !== true;
  const position = items.findIndex(isUnavailable);
  const first = items[position];
  if (!first) return null;
  const ids = new Set(items.filter(isUnavailable).map(({ productId }) => productId));
  const unavailable = [...ids].map((productId) => ({
    productId,
    title: products.get(productId)?.title ?? '',
    size: null,
    color: null,
    available: 0,
  }));
  const product = products.get(first.productId);
  const reason = product ? 'product-unavailable' : 'unknown-product';
  return { reason, position, title: product?.title ?? '', unavailable };
}

function planItem(
  item: DraftItem,
  position: number,
  product: OrderableProduct,
): PlannedItem | { fault: OrderFault } {
  const { title } = product;
  const variant = resolveVariant(item, product);
  if ('fault' in variant) return { fault: { reason: variant.fault, position, title } };
  const stockItem = findStockItem(product.items, variant);
  const line: PlannedLine = {
    productId: product.documentId,
    stockItemId: stockItem?.id ?? 0,
    title,
    image: picturesOf(product, variant.color)[0]?.url ?? '',
    unitPrice: finalPrice(product),
    quantity: item.quantity,
    ...variant,
  };
  return { line, available: stockItem?.quantity ?? 0 };
}

// Several lines may draw on the same stock item, so their units are added up.
function shortagesOf(planned: readonly PlannedItem[]): Shortage[] {
  const wanted = new Map<number, number>();
  for (const { line } of planned)
    wanted.set(line.stockItemId, (wanted.get(line.stockItemId) ?? 0) + line.quantity);
  return planned
    .filter(({ line, available }) => (wanted.get(line.stockItemId) ?? 0) > available)
    .map(({ line: { productId, title, size, color }, available }) => ({
      productId,
      title,
      size,
      color,
      available,
    }));
}

export function orderPlan(items: readonly DraftItem[], products: Products): OrderPlan {
  const fault = tooManyUnits(items) ?? unavailableFault(items, products);
  if (fault) return { fault };
  const planned: PlannedItem[] = [];
  for (const [position, item] of items.entries()) {
    const result = planItem(item, position, products.get(item.productId)!);
    if ('fault' in result) return result;
    planned.push(result);
  }
  const shortages = shortagesOf(planned);
  if (shortages.length > 0) return { fault: { reason: 'out-of-stock', shortages } };
  const lines = planned.map(({ line }) => line);
  const sum = lines.reduce((total, { unitPrice, quantity }) => total + unitPrice * quantity, 0);
  return sum > MAX_TOTAL / 2 ? { fault: { reason: 'too-expensive' } } : { lines };
}
