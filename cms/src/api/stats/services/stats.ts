import {
  addDays,
  businessDay,
  LOW_STOCK_AT,
  WAITING_STATUSES,
  type Overview,
  type Sales,
  type Work,
} from '@shop/contract';
import { orders } from '../../order/services/order';
import { salesSeries } from '../domain/sales-series';

const MAX_LOW_STOCK = 20;

const ordersByDay = () => strapi.db.connection('order_days');
// Revenue is the total of the orders that are paid, everywhere in the shop; what was collected is in the ledger.
const paidTotal = () =>
  strapi.db.connection.raw("sum(case when order_status = 'paid' then total else 0 end) as revenue");

// PostgreSQL answers sums as text, and both databases null for no rows.
type Sums<K extends string> = Record<K, unknown>;
const numberOf = (sum: unknown): number => Number(sum ?? 0);

/** Returns orders and revenue per business day and of the period before, without cancelled orders. */
export async function sales(days: number): Promise<Sales> {
  const today = businessDay(new Date());
  const found: ({ day: string } & Sums<'orders' | 'revenue'>)[] = await ordersByDay()
    .where('business_day', '>', addDays(today, -2 * days))
    .whereNot('order_status', 'cancelled')
    .groupBy('business_day')
    .sum('orders as orders')
    .select({ day: 'business_day' }, paidTotal());
  const byDay = found.map(
    ({ day, orders: made, revenue }) => [day, { orders: Number(made), revenue: Number(revenue) }] as const,
  );
  return salesSeries(days, today, new Map(byDay));
}

/** Counts the variants of which little is left, those without a unit, and their products: the list with `lowStock`. */
async function lowStockCounts(): Promise<Overview['lowStockCounts']> {
  const counts = await strapi.db
    .connection('stock_items as items')
    .join('catalog_entries as entries', 'entries.product_id', 'items.product_id')
    .where('entries.active', 1)
    .whereNotNull('entries.lowest')
    .where('items.quantity', '<=', LOW_STOCK_AT)
    .select(strapi.db.connection.raw('sum(case when items.quantity = 0 then 1 else 0 end) as "soldOut"'))
    .count('* as variants')
    .countDistinct('items.product_id as products')
    .first();
  return {
    variants: numberOf(counts?.variants),
    soldOut: numberOf(counts?.soldOut),
    products: numberOf(counts?.products),
  };
}

// Products are sorted by their scarcest variant, so the first products hold all the scarcest variants.
async function lowStock(): Promise<Overview['lowStock']> {
  const products: number[] = await strapi.db
    .connection('catalog_entries')
    .where('active', 1)
    .whereNotNull('lowest')
    .orderBy(['lowest', 'title_key', 'product_id'])
    .limit(MAX_LOW_STOCK)
    .pluck('product_id');
  const found: Overview['lowStock'] = await strapi.db
    .connection('stock_items as items')
    .join('catalog_entries as entries', 'entries.product_id', 'items.product_id')
    .join('products', 'products.id', 'items.product_id')
    .whereIn('items.product_id', products)
    .where('items.quantity', '<=', LOW_STOCK_AT)
    .orderBy(['items.quantity', 'entries.title_key', 'items.id'])
    .limit(MAX_LOW_STOCK)
    .select('products.title', 'items.size', 'items.color', {
      _id: 'products.document_id',
      stock: 'items.quantity',
    });
  return found.map(({ size, color, ...item }) => ({ ...item, size: size || null, color: color || null }));
}

// Sums the stored counts of whole days and counts orders only in the day of the limit.
async function waiting(): Promise<Overview['waiting']> {
  const found: ({ status: string } & Sums<'orders'>)[] = await ordersByDay()
    .whereIn('order_status', WAITING_STATUSES)
    .groupBy('order_status')
    .sum('orders as orders')
    .select({ status: 'order_status' });
  const countOf = (status: string) => numberOf(found.find((one) => one.status === status)?.orders);
  return {
    toConfirm: countOf('pending_manual'),
    proofMissing: countOf('pending_transfer_proof'),
    proofToCheck: countOf('pending_transfer_confirmation'),
    olderThan72h: await orders.countOldWork(),
  };
}

export async function overview(): Promise<Overview> {
  const stocked = await strapi.db
    .connection('catalog_counts')
    .select(strapi.db.connection.raw('sum(active * products) as active'))
    .sum('products as products')
    .first();
  const sold = await ordersByDay().select(paidTotal()).sum('orders as orders').first();
  const collected = await strapi.db.connection('order_payments').sum('amount as sum').first();
  return {
    products: numberOf(stocked?.products),
    activeProducts: numberOf(stocked?.active),
    orders: numberOf(sold?.orders),
    revenue: numberOf(sold?.revenue),
    collected: numberOf(collected?.sum),
    waiting: await waiting(),
    lowStock: await lowStock(),
    lowStockCounts: await lowStockCounts(),
  };
}

/** Returns the counts of work for people who see no sums of money. */
export async function work(): Promise<Work> {
  const counts = { orders: await orders.countOrders(), lowStockCounts: await lowStockCounts() };
  return { ...counts, lowStock: await lowStock() };
}
