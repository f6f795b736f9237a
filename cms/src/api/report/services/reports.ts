import {
  moneyMethodLabel,
  REPORT_NAMES,
  reportPeriods,
  type Report,
  type ReportName,
  type ReportPeriods,
  type ReportTable,
} from '@shop/contract';
import { formatCsv } from '../../../platform/csv';
import { badField, notFound } from '../../../platform/http/http-error';
import { counterSetting } from '../../counter-setting/services/counter-setting';
import { askedPrices, readEarlierPriceDays } from '../../../database/asked-prices';
import { productsIn } from '../../../database/product-records';
import { inBatches } from '../../../database/rows';
import { csvFileName, csvRows } from '../domain/report-csv';
import { comparedWith, listedOrders } from '../domain/listed-orders';
import { monthRefunds } from '../domain/month';
import { cappedTable, MAX_LISTED, type WholeTable } from '../domain/report-table';
import { reportTexts } from '../domain/report-texts';
import { takingsByDay, takingsByMethod } from '../domain/takings';
import { salesByDay, type DaySales } from '../domain/sales';
import { mixTable, mixes, type Mixed } from '../domain/mix';
import { funnelByDay, funnelBySteps, type StepCount } from '../domain/funnel';
import { offersTables, type PricedHistory } from '../domain/offers';
import { ordersOf, refundsOf } from './booked-orders';
import { productsTables } from './products';
import { stockoutsTables } from './stockouts';
import { takingsOf } from './takings-of';
import { soldOrders, isCurrentSql } from './sold-orders';

/** Returns the orders of the range one by one, and what went back in it: what an accountant reads. */
async function ordersTables(period: ReportPeriods): Promise<WholeTable[]> {
  const { ways } = await counterSetting.current();
  const before = { from: period.previousFrom, to: period.previousTo };
  const refunds = async (range: Range) =>
    monthRefunds(await refundsOf(range), (method) => moneyMethodLabel(method, ways));
  return [
    listedOrders(await ordersOf(period), await ordersOf(before), ways),
    comparedWith(await refunds(period), await refunds(before)),
  ];
}

/** Returns the money that came and went, by the day on which it did. */
async function takingsTables(period: ReportPeriods): Promise<ReportTable[]> {
  const { ways } = await counterSetting.current();
  const takings = await takingsOf(period, ways);
  return [takingsByDay(period, takings, ways), takingsByMethod(period, takings, ways)];
}

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
async function salesTables(period: ReportPeriods): Promise<ReportTable[]> {
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

// A sale of the counter may be agreed upon in a way that is no method of an order.
const AGREED_WAY = "coalesce(nullif(payment_way, ''), payment_method)";

/** Returns how orders were paid, where they were agreed upon and how they were delivered. */
async function mixTables(period: ReportPeriods): Promise<ReportTable[]> {
  const found: Mixed[] = await soldOrders(period, ['cancelled'])
    .select('channel', { delivery: 'delivery_method' }, isCurrentSql(period))
    .select(strapi.db.connection.raw(`${AGREED_WAY} as payment`))
    .groupBy('payment', 'channel', 'delivery_method', 'isCurrent')
    .count('* as orders')
    .sum('total as total');
  const mixed = found.map(({ isCurrent, orders, total, ...ways }) => ({
    ...ways,
    isCurrent: Boolean(isCurrent),
    orders: Number(orders),
    total: Number(total),
  }));
  const { ways } = await counterSetting.current();
  return mixes.map((mix) => mixTable(mix, mixed, ways));
}

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
async function funnelTables(period: ReportPeriods): Promise<ReportTable[]> {
  const found = [...(await visitorsOf(period)), ...(await webOrdersOf(period))];
  const counts = found.map((step) => ({ ...step, count: Number(step.count) }));
  return [funnelBySteps(period, counts), funnelByDay(period, counts)];
}

/** Reads the whole history of each product that was ever offered below its list price. */
async function discountedHistories(): Promise<PricedHistory[]> {
  const db = strapi.db.connection;
  const offered: string[] = await db('product_prices')
    .whereRaw('final_price < price')
    .distinct()
    .orderBy('product_id')
    .pluck('product_id');
  const found: PricedHistory[] = [];
  for (const documentId of inBatches(offered)) {
    const histories = await askedPrices(db, documentId);
    for (const product of await productsIn(db).many(
      { documentId },
      { select: ['documentId', 'title'], orderBy: ['id'] },
    ))
      found.push({ title: product.title, history: histories.get(product.documentId) ?? [] });
  }
  return found;
}

/** Returns the offers of now, and those that ended in the range. */
async function offerTables(period: ReportPeriods): Promise<ReportTable[]> {
  const days = await readEarlierPriceDays(strapi.db.connection);
  return offersTables(period, await discountedHistories(), { days, now: Date.now() });
}

type Range = { from: string; to: string; compare?: 'days' | undefined };

/** Makes the tables of a report; a table may stop at the limit of rows, null without one, if it counts the others. */
type ReportMaker = (period: ReportPeriods, limit: number | null) => Promise<WholeTable[]>;

const reports: Record<ReportName, ReportMaker> = {
  orders: ordersTables,
  takings: takingsTables,
  sales: salesTables,
  products: productsTables,
  stockouts: stockoutsTables,
  mix: mixTables,
  funnel: funnelTables,
  offers: offerTables,
};

/** Narrows the name of a report; throws 404 for one that does not exist. */
export function reportNameOf(name: string): ReportName {
  const known = REPORT_NAMES.find((one) => one === name);
  if (!known) throw notFound(reportTexts.unknownReport);
  return known;
}

/** Returns a report of a range of days; long lists are cut off, and their files are not. */
export async function readReport(name: ReportName, range: Range): Promise<Report> {
  const period = reportPeriods(range);
  const tables = await reports[name](period, MAX_LISTED);
  return { name, ...period, tables: tables.map(cappedTable) };
}

/** Returns a whole table of a report as CSV; throws 400 for a table that the report does not have. */
export async function exportTable(
  name: ReportName,
  range: Range,
  key: string,
): Promise<{ csv: string; fileName: string }> {
  const tables = await reports[name](reportPeriods(range), null);
  const table = tables.find((one) => one.key === key);
  if (!table) throw badField('table', reportTexts.unknownTable);
  return { csv: formatCsv(csvRows(table)), fileName: csvFileName(table, range) };
}
