import type { ReportPeriods, ReportTable } from '@shop/contract';
import type { Row } from '../../../database/connection';
import { funnelByDay, funnelBySteps, type StepCount } from '../domain/funnel';
import { soldOrders } from './sold-orders';

const asCount = ({ day, step, count }: Row): StepCount => ({
  day: day as string,
  step: step as string,
  count: Number(count),
});

const visitorsOf = ({ previousFrom, to }: ReportPeriods): Promise<Row[]> =>
  strapi.db
    .connection('daily_steps')
    .whereBetween('day', [previousFrom, to])
    .select('day', 'step', 'visitors as count');

async function webOrdersOf(period: ReportPeriods): Promise<Row[]> {
  const rows: Row[] = await soldOrders(period, [])
    .where((orders) => orders.whereNull('channel').orWhere('channel', 'web'))
    .groupBy('business_day')
    .select('business_day as day')
    .count('* as count');
  return rows.map((row) => ({ ...row, step: 'order' }));
}

/** Returns how many visitors came from the view of a product to an order; staff and bots are not counted. */
export async function funnelTables(period: ReportPeriods): Promise<ReportTable[]> {
  const rows = [...(await visitorsOf(period)), ...(await webOrdersOf(period))];
  const counts = rows.map(asCount);
  return [funnelBySteps(period, counts), funnelByDay(period, counts)];
}
