import {
  addDays,
  businessDay,
  LOW_STOCK_AT,
  WAITING_STATUSES,
  type Overview,
  type Sales,
  type Work,
} from '@shop/contract';
import type { Row } from '../../../database/connection';
import { orders } from '../../order/services/order';
import { salesSeries } from '../domain/sales-series';

const MAX_LOW_STOCK = 20;

const ordersByDay = () => strapi.db.connection('order_days');
// Revenue is the total of the orders that are paid, everywhere in the shop; what was collected is in the ledger.
const paidTotal = () =>
  strapi.db.connection.raw("sum(case when order_status = 'paid' then total else 0 end) as revenue");
const sumOf = (rows: Row[], key: string): number => Number(rows[0]?.[key] ?? 0);

/** Returns orders and revenue per business day and of the period before, without cancelled orders. */
export async function sales(days: number): Promise<Sales> {
  const today = businessDay(new Date());
  const rows: Row[] = await ordersByDay()
    .where('business_day', '>', addDays(today, -2 * days))
    .whereNot('order_status', 'cancelled')
    .groupBy('business_day')
    .select('business_day', paidTotal())
    .sum('orders as orders');
  const byDay = rows.map(
    (row) =>
      [row.business_day as string, { orders: Number(row.orders), revenue: Number(row.revenue) }] as const,
  );
  return salesSeries(days, today, new Map(byDay));
}

const asLowStock = (row: Row): Overview['lowStock'][number] => ({
  _id: row.document_id as string,
  title: row.title as string,
  size: (row.size as string | null) || null,
  color: (row.color as string | null) || null,
  stock: row.quantity as number,
});

/** Counts the variants of which little is left, those without a unit, and their products: the list with `lowStock`. */
async function lowStockCounts(): Promise<Overview['lowStockCounts']> {
  const [row]: Row[] = await strapi.db
    .connection('stock_items as items')
    .join('catalog_entries as entries', 'entries.product_id', 'items.product_id')
    .where('entries.active', 1)
    .whereNotNull('entries.lowest')
    .where('items.quantity', '<=', LOW_STOCK_AT)
    .select(strapi.db.connection.raw('sum(case when items.quantity = 0 then 1 else 0 end) as sold_out'))
    .count('* as variants')
    .countDistinct('items.product_id as products');
  const countOf = (key: string) => Number(row?.[key] ?? 0);
  return { variants: countOf('variants'), soldOut: countOf('sold_out'), products: countOf('products') };
}

// Products are indexed by their lowest item, so the lowest items are all in the first products.
async function lowStock(): Promise<Overview['lowStock']> {
  const products: number[] = await strapi.db
    .connection('catalog_entries')
    .where('active', 1)
    .whereNotNull('lowest')
    .orderBy(['lowest', 'title_key', 'product_id'])
    .limit(MAX_LOW_STOCK)
    .pluck('product_id');
  const rows: Row[] = await strapi.db
    .connection('stock_items as items')
    .join('catalog_entries as entries', 'entries.product_id', 'items.product_id')
    .join('products', 'products.id', 'items.product_id')
    .whereIn('items.product_id', products)
    .where('items.quantity', '<=', LOW_STOCK_AT)
    .orderBy(['items.quantity', 'entries.title_key', 'items.id'])
    .limit(MAX_LOW_STOCK)
    .select('products.document_id', 'products.title', 'items.size', 'items.color', 'items.quantity');
  return rows.map(asLowStock);
}

// Sums the stored counts of whole days and counts orders only in the day of the limit.
async function waiting(): Promise<Overview['waiting']> {
  const rows: Row[] = await ordersByDay()
    .whereIn('order_status', WAITING_STATUSES)
    .groupBy('order_status')
    .select('order_status')
    .sum('orders as orders');
  const countOf = (status: string) => Number(rows.find((row) => row.order_status === status)?.orders ?? 0);
  return {
    toConfirm: countOf('pending_manual'),
    proofMissing: countOf('pending_transfer_proof'),
    proofToCheck: countOf('pending_transfer_confirmation'),
    olderThan72h: await orders.countOldWork(),
  };
}

export async function overview(): Promise<Overview> {
  const stocked: Row[] = await strapi.db
    .connection('catalog_counts')
    .select(strapi.db.connection.raw('sum(active * products) as active'))
    .sum('products as products');
  const sold: Row[] = await ordersByDay().select(paidTotal()).sum('orders as orders');
  return {
    products: sumOf(stocked, 'products'),
    activeProducts: sumOf(stocked, 'active'),
    orders: sumOf(sold, 'orders'),
    revenue: sumOf(sold, 'revenue'),
    collected: sumOf(await strapi.db.connection('order_payments').sum('amount as sum'), 'sum'),
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
