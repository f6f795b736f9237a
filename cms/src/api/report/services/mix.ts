import type { ReportPeriods, ReportTable } from '@shop/contract';
import type { Row } from '../../../database/connection';
import { mixTable, mixes, type Mixed } from '../domain/mix';
import { isCurrentSql, soldOrders } from './sold-orders';

/** Returns how orders were paid, where they were agreed upon and how they were delivered. */
export async function mixTables(period: ReportPeriods): Promise<ReportTable[]> {
  const ways = ['payment_method', 'channel', 'delivery_method'];
  const rows: Row[] = await soldOrders(period, ['cancelled'])
    .select(...ways, isCurrentSql(period))
    .groupBy(...ways, 'is_current')
    .count('* as orders')
    .sum('total as total');
  const mixed = rows.map((row): Mixed => ({
    payment: row.payment_method as string,
    channel: row.channel as string | null,
    delivery: row.delivery_method as string,
    isCurrent: Number(row.is_current) === 1,
    orders: Number(row.orders),
    total: Number(row.total),
  }));
  return mixes.map((mix) => mixTable(mix, mixed));
}
