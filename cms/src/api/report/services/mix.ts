import type { ReportPeriods, ReportTable } from '@shop/contract';
import { mixTable, mixes, type Mixed } from '../domain/mix';
import { isCurrentSql, soldOrders } from './sold-orders';

/** Returns how orders were paid, where they were agreed upon and how they were delivered. */
export async function mixTables(period: ReportPeriods): Promise<ReportTable[]> {
  const found: Mixed[] = await soldOrders(period, ['cancelled'])
    .select('channel', { payment: 'payment_method', delivery: 'delivery_method' }, isCurrentSql(period))
    .groupBy('payment_method', 'channel', 'delivery_method', 'isCurrent')
    .count('* as orders')
    .sum('total as total');
  const mixed = found.map(({ isCurrent, orders, total, ...ways }) => ({
    ...ways,
    isCurrent: Boolean(isCurrent),
    orders: Number(orders),
    total: Number(total),
  }));
  return mixes.map((mix) => mixTable(mix, mixed));
}
