import { addDays, businessDay, LOW_STOCK_AT, type Overview, type Sales } from '@shop/contract';
import type { Row } from '../../../database/connection';
import { salesSeries } from '../domain/sales-series';

const LOW_STOCK_SHOWN = 20;
const WAITING_HOURS = 72;
const PENDING = ['pending_manual', 'pending_transfer_proof', 'pending_transfer_confirmation'];

const orders = () => strapi.db.connection('orders').whereNull('deleted_at');
// What was paid and not given back; the same everywhere a figure of revenue is shown.
const paidTotal = () =>
  strapi.db.connection.raw("sum(case when order_status = 'paid' then total else 0 end) as revenue");

/** Orders and revenue of each shop day, with the period before. Cancelled orders are no sales. */
export async function sales(days: number, now = new Date()): Promise<Sales> {
  const today = businessDay(now);
  const rows: Row[] = await orders()
    .where('business_day', '>', addDays(today, -2 * days))
    .whereNot('order_status', 'cancelled')
    .groupBy('business_day')
    .select('business_day', paidTotal())
    .count('* as orders');
  const byDay = rows.map(
    (row) =>
      [row.business_day as string, { orders: Number(row.orders), revenue: Number(row.revenue) }] as const,
  );
  return salesSeries(days, today, new Map(byDay));
}

async function lowStock(): Promise<Overview['lowStock']> {
  const rows: Row[] = await strapi.db
    .connection('stock_items as items')
    .join('products', 'products.id', 'items.product_id')
    .where('products.active', true)
    .whereNull('products.deleted_at')
    .where('items.quantity', '<=', LOW_STOCK_AT)
    .orderBy([{ column: 'items.quantity' }, { column: 'products.title' }, { column: 'items.id' }])
    .limit(LOW_STOCK_SHOWN)
    .select('products.document_id', 'products.title', 'items.size', 'items.color', 'items.quantity');
  return rows.map((row) => ({
    _id: row.document_id as string,
    title: row.title as string,
    size: (row.size as string | null) || null,
    color: (row.color as string | null) || null,
    stock: row.quantity as number,
  }));
}

async function waiting(now: Date): Promise<Overview['waiting']> {
  const rows: Row[] = await orders()
    .whereIn('order_status', PENDING)
    .groupBy('order_status')
    .select('order_status')
    .count('* as orders');
  const countOf = (status: string) => Number(rows.find((row) => row.order_status === status)?.orders ?? 0);
  const since = new Date(now.getTime() - WAITING_HOURS * 3_600_000);
  const [old] = await orders()
    .whereIn('order_status', PENDING)
    .where('created_at', '<', since)
    .count('* as orders');
  return {
    toConfirm: countOf('pending_manual'),
    proofMissing: countOf('pending_transfer_proof'),
    proofToCheck: countOf('pending_transfer_confirmation'),
    olderThan72h: Number(old?.orders ?? 0),
  };
}

/** What the owner should look at today. */
export async function overview(now = new Date()): Promise<Overview> {
  const [catalogue] = await strapi.db
    .connection('catalogue_entries')
    .count('* as products')
    .sum('active as active');
  const [sold] = (await orders().select(paidTotal()).count('* as orders')) as Row[];
  return {
    products: Number(catalogue?.products ?? 0),
    activeProducts: Number(catalogue?.active ?? 0),
    orders: Number(sold?.orders ?? 0),
    revenue: Number(sold?.revenue ?? 0),
    waiting: await waiting(now),
    lowStock: await lowStock(),
  };
}
