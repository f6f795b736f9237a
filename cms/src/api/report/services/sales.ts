import type { ReportPeriods, ReportTable } from '@shop/contract';
import { salesByDay, type DaySales } from '../domain/sales';
import { soldOrders } from './sold-orders';

const SUMS = {
  units: '(select sum(lines.quantity) from order_lines as lines where lines.order_id = orders.id)',
  products: 'subtotal',
  discounts: '-coupon_discount - payment_discount - agreed_discount',
  delivery: 'shipping_cost',
  fees: 'cash_fee',
  total: 'total',
  paid: "case when order_status = 'paid' then 1 else 0 end",
  revenue: "case when order_status = 'paid' then total else 0 end",
};

/** Returns what was sold on each day, by the day on which the orders were made. */
export async function salesTables(period: ReportPeriods): Promise<ReportTable[]> {
  const sums = Object.entries(SUMS).map(([name, sql]) => strapi.db.connection.raw(`sum(${sql}) as ${name}`));
  const found: DaySales[] = await soldOrders(period, ['cancelled'])
    .groupBy('business_day')
    .select('business_day as day', ...sums)
    .count('* as orders');
  const sales = found.map(({ day, ...figures }) => ({
    day,
    ...Object.fromEntries(Object.entries(figures).map(([name, sum]) => [name, Number(sum)])),
  }));
  return [salesByDay(period, sales as DaySales[])];
}
