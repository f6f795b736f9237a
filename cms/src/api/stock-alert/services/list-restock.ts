import {
  DAY_MS,
  findStockItem,
  LOW_STOCK_AT,
  MAX_RESTOCK,
  RESTOCK_SOLD_DAYS,
  type RestockVariant,
} from '@shop/contract';
import type { Row } from '../../../database/connection';
import { countRows } from '../../../database/rows';
import { alertsIn, productsOf } from './alert-records';

const NOT_SOLD = ['cancelled', 'refunded'];

const lowItems = () =>
  strapi.db
    .connection('stock_items as items')
    .join('catalog_entries as entries', 'entries.product_id', 'items.product_id')
    .where('entries.active', 1)
    .whereNotNull('entries.lowest')
    .where('items.quantity', '<=', LOW_STOCK_AT);

type LowItem = Omit<RestockVariant, 'waiting' | 'sold'> & { id: number };

const scarcest = (): Promise<LowItem[]> =>
  lowItems()
    .join('products', 'products.id', 'items.product_id')
    .orderBy(['items.quantity', 'entries.title_key', 'items.id'])
    .limit(MAX_RESTOCK)
    .select('items.id', 'products.title', 'items.size', 'items.color', {
      _id: 'products.document_id',
      stock: 'items.quantity',
    });

/** Counts the shoppers who wait, by the stock item that their size and colour are taken from. */
async function waitingByItem(documentIds: readonly string[]): Promise<Map<number, number>> {
  const alerts = alertsIn(strapi.db.connection);
  const variant = (['productId', 'size', 'color'] as const).map(alerts.column);
  const rows: Row[] = await alerts
    .sql()
    .whereIn('state', ['waiting', 'due'])
    .whereIn(alerts.column('productId'), [...documentIds])
    .groupBy(...variant)
    .select(...variant)
    .count('* as waiting');
  const asked = alerts.read(rows);
  const products = await productsOf(strapi.db.connection, asked);
  const counts = new Map<number, number>();
  for (const [at, { productId, size, color }] of asked.entries()) {
    const item = findStockItem(products.get(productId)?.items ?? [], { size, color });
    if (item) counts.set(item.id, (counts.get(item.id) ?? 0) + Number(rows[at]?.waiting));
  }
  return counts;
}

async function soldByItem(ids: readonly number[]): Promise<Map<number, number>> {
  const rows: Row[] = await strapi.db
    .connection('order_lines as lines')
    .join('orders', 'orders.id', 'lines.order_id')
    .whereIn('lines.stock_item_id', [...ids])
    .whereNull('orders.deleted_at')
    .whereNotIn('orders.order_status', NOT_SOLD)
    .where('orders.created_at', '>=', new Date(Date.now() - RESTOCK_SOLD_DAYS * DAY_MS))
    .groupBy('lines.stock_item_id')
    .select('lines.stock_item_id')
    .select(strapi.db.connection.raw('sum(lines.quantity - lines.units_returned) as units'));
  return new Map(rows.map(({ stock_item_id, units }) => [stock_item_id as number, Number(units)]));
}

// Of two that are equally scarce, the one that is asked for more comes first.
const byNeed = (a: RestockVariant, b: RestockVariant): number =>
  a.stock - b.stock || b.waiting - a.waiting || b.sold - a.sold;

/** Lists the variants of active products of which little is left, the scarcest first, with their demand. */
export async function listRestock(): Promise<{ variants: RestockVariant[]; total: number }> {
  const found = await scarcest();
  const waiting = await waitingByItem([...new Set(found.map(({ _id }) => _id))]);
  const sold = await soldByItem(found.map(({ id }) => id));
  const variants = found.map(({ id, size, color, ...item }) => ({
    ...item,
    size: size || null,
    color: color || null,
    waiting: waiting.get(id) ?? 0,
    sold: sold.get(id) ?? 0,
  }));
  return { variants: variants.sort(byNeed), total: await countRows(lowItems()) };
}
