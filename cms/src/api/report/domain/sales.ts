import type { ReportPeriods, ReportTable } from '@shop/contract';
import { column, daysOf, tableWithSums, type TableRow } from './report-table';
import { reportTexts } from './report-texts';

const COLUMNS = [
  column.count('orders', reportTexts.orders),
  column.count('units', reportTexts.units),
  column.pesos('products', reportTexts.products),
  column.pesos('discounts', reportTexts.discounts),
  column.pesos('delivery', reportTexts.delivery),
  column.pesos('fees', reportTexts.fees),
  column.pesos('total', reportTexts.total),
  column.count('paid', reportTexts.paid),
  column.pesos('revenue', reportTexts.revenue),
];

/** What was sold on a day; discounts are negative, so that the parts add up to the total. */
export type DaySales = Record<string, number | string> & { day: string };

/** Returns the sales of each day, those without an order included. */
export function salesByDay(period: ReportPeriods, sales: readonly DaySales[]): ReportTable {
  const byDay = new Map(sales.map((one) => [one.day, one]));
  const rowOf = (day: string): TableRow => [day, ...COLUMNS.map(({ key }) => byDay.get(day)?.[key] ?? 0)];
  return tableWithSums({
    key: 'by-day',
    title: reportTexts.salesByDay,
    explanation: reportTexts.salesByDayIs,
    columns: [column.day('day', reportTexts.day), ...COLUMNS],
    rows: daysOf(period).map(rowOf),
    previousRows: daysOf({ from: period.previousFrom, to: period.previousTo }).map(rowOf),
  });
}
