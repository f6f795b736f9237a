import {
  addDays,
  businessDay,
  dayRange,
  daysOfMonth,
  moneyMethodLabel,
  monthBeforeDay,
  reportPeriods,
  statusLabel,
  TAX_CONDITION_NAMES,
  type PaymentWays,
  type ReportTable,
} from '@shop/contract';
import type { Row } from '../../../database/connection';
import { records } from '../../../database/gateway/records';
import { entriesBetween, takenByOrder } from '../../../database/ledger';
import { isoOf } from '../../../database/rows';
import { audit } from '../../../platform/access/audit-log';
import { formatCsv } from '../../../platform/csv';
import { counterSetting } from '../../counter-setting/services/counter-setting';
import { shopSetting } from '../../shop-setting/services/shop-setting';
import {
  monthClosings,
  monthOrders,
  monthRefunds,
  type MonthClosing,
  type MonthOrder,
  type MonthRefund,
  type MonthTax,
} from '../domain/month';
import { monthTexts as texts } from '../domain/month-texts';
import { csvRows } from '../domain/report-csv';
import { takingsByMethod } from '../domain/takings';
import { takingsOf } from './takings-of';

type Range = { from: string; to: string };

/** Reads the orders of the month; a cancelled one counts only if it was invoiced. */
async function ordersOf({ from, to }: Range): Promise<MonthOrder[]> {
  const db = strapi.db.connection;
  const rows: Row[] = await db('orders')
    .whereBetween('business_day', [from, to])
    .whereNull('deleted_at')
    .whereRaw("(order_status <> 'cancelled' or coalesce(invoice_number, '') <> '')")
    .orderBy(['business_day', 'id'])
    .select('id', 'order_number', 'business_day', 'order_status', 'full_name', 'invoice_number', 'total');
  const taken = await takenByOrder(db, rows as { id: number }[]);
  return rows.map((row) => ({
    number: row.order_number as string,
    day: row.business_day as string,
    status: statusLabel(row.order_status as string),
    client: (row.full_name as string | null) ?? '',
    invoice: (row.invoice_number as string | null) ?? '',
    taken: taken.get(row.id as number) ?? new Map<string, number>(),
    total: Number(row.total),
  }));
}

/** Reads what went back in the month; a void of a refund takes it back on its own day. */
async function refundsOf({ from, to }: Range): Promise<MonthRefund[]> {
  const rows: Row[] = await entriesBetween(
    strapi.db.connection,
    dayRange(from).from,
    dayRange(addDays(to, 1)).from,
  )
    .leftJoin('order_payments as voided', 'voided.id', 'paid.voids_id')
    .leftJoin('orders', 'orders.id', 'paid.order_id')
    .whereRaw("coalesce(voided.kind, paid.kind) = 'refund'")
    .orderBy(['paid.at', 'paid.id'])
    .select('paid.at', 'paid.method', 'paid.amount', 'orders.order_number', 'orders.invoice_number');
  return rows.map(({ at, method, amount, order_number, invoice_number }) => ({
    day: businessDay(new Date(isoOf(at))),
    number: (order_number as string | null) ?? '',
    invoice: (invoice_number as string | null) ?? '',
    method: method as string,
    amount: 0 - Number(amount),
  }));
}

/** Reads the closings that count: the last one of the till, and of each seller, of each day. */
async function closingsOf({ from, to }: Range): Promise<MonthClosing[]> {
  const found = await records('api::till-closing.till-closing', strapi.db.connection).many(
    { day: { $gte: from, $lte: to } },
    { orderBy: ['day', 'id'] },
  );
  const last = new Map(
    found.map((closing) => [`${closing.day} ${closing.isHandover ? closing.actor : ''}`, closing]),
  );
  return [...last.values()].map((closing) => ({
    day: closing.day,
    isHandover: closing.isHandover,
    expected: closing.expectedCash,
    counted: closing.countedCash,
    difference: closing.difference,
    left: closing.leftCash,
    actor: closing.actor,
    note: closing.note,
  }));
}

async function taxOf(): Promise<MonthTax & { words: string }> {
  const { taxCondition: condition, vatRate } = await shopSetting.current();
  const isRegistered = condition === 'responsable_inscripto';
  const rate = vatRate === '' ? null : Number(vatRate) / 100;
  const said = rate === null ? texts.noRate : texts.rate(vatRate.replace('.', ','));
  const words = texts.tax(TAX_CONDITION_NAMES[condition] ?? condition, isRegistered ? said : '');
  return { condition, rate, words };
}

async function takingsTable({ from, to }: Range, ways: PaymentWays): Promise<ReportTable> {
  const period = reportPeriods({ from, to });
  const takings = await takingsOf({ ...period, previousFrom: from }, ways);
  return { ...takingsByMethod({ ...period, previousTo: '' }, takings, ways), title: texts.takings };
}

/** Returns the file of a month for the accountant, the last whole month without one, and records who took it. */
export async function exportMonth(asked: string | undefined): Promise<{ csv: string; fileName: string }> {
  const month = asked ?? monthBeforeDay(businessDay(new Date()));
  const range = daysOfMonth(month);
  const { ways } = await counterSetting.current();
  const { words, ...tax } = await taxOf();
  const tables = [
    monthOrders(await ordersOf(range), tax, ways),
    await takingsTable(range, ways),
    monthRefunds(await refundsOf(range), (method) => moneyMethodLabel(method, ways)),
    monthClosings(await closingsOf(range)),
  ];
  await audit({ action: 'month-exported', after: { month } });
  const [year = '', number = ''] = month.split('-');
  const sections = tables.flatMap((table) => [[], [table.title], ...csvRows(table)]);
  return {
    csv: formatCsv([[texts.title(number, year)], [words], ...sections]),
    fileName: `mes-${month}.csv`,
  };
}
