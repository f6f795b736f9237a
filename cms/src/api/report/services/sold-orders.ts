import type { OrderStatus, ReportPeriods } from '@shop/contract';

/** Selects the orders of a range and of the period before by the day on which they were made, without deleted ones. */
export const soldOrders = (
  { from, to, previousFrom, previousTo }: ReportPeriods,
  without: readonly OrderStatus[],
) =>
  strapi.db
    .connection('orders')
    .whereBetween('orders.business_day', [previousFrom, to])
    .whereRaw('(orders.business_day >= ? or orders.business_day <= ?)', [from, previousTo])
    .whereNull('orders.deleted_at')
    .whereNotIn('orders.order_status', without);

/** Tells the orders of the range, 1, from those of the period before, 0. */
export const isCurrentSql = ({ from }: ReportPeriods) =>
  strapi.db.connection.raw('case when orders.business_day >= ? then 1 else 0 end as "isCurrent"', [from]);
