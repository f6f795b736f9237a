import type { ReportPeriods, ReportTable } from '@shop/contract';
import { funnelByDay, funnelBySteps, type StepCount } from '../domain/funnel';
import { soldOrders } from './sold-orders';

const visitorsOf = ({ previousFrom, to }: ReportPeriods): Promise<StepCount[]> =>
  strapi.db
    .connection('daily_steps')
    .whereBetween('day', [previousFrom, to])
    .select('day', 'step', 'visitors as count');

const webOrdersOf = (period: ReportPeriods): Promise<StepCount[]> =>
  soldOrders(period, [])
    .where((orders) => orders.whereNull('channel').orWhere('channel', 'web'))
    .groupBy('business_day')
    .select('business_day as day', strapi.db.connection.raw("'order' as step"))
    .count('* as count');

/** Returns how many visitors came from the view of a product to an order; staff and bots are not counted. */
export async function funnelTables(period: ReportPeriods): Promise<ReportTable[]> {
  const found = [...(await visitorsOf(period)), ...(await webOrdersOf(period))];
  const counts = found.map((step) => ({ ...step, count: Number(step.count) }));
  return [funnelBySteps(period, counts), funnelByDay(period, counts)];
}
