import {
  businessDay,
  daysOfMonth,
  moneyMethodLabel,
  monthBeforeDay,
  reportPeriods,
  TAX_CONDITION_NAMES,
  type PaymentWays,
  type ReportTable,
} from '@shop/contract';
import { records } from '../../../database/gateway/records';
import { audit } from '../../../platform/access/audit-log';
import { formatCsv } from '../../../platform/csv';
import { counterSetting } from '../../counter-setting/services/counter-setting';
import { shopSetting } from '../../shop-setting/services/shop-setting';
import { monthClosings, monthOrders, monthRefunds, type MonthClosing, type MonthTax } from '../domain/month';
import { monthTexts as texts } from '../domain/month-texts';
import { csvRows } from '../domain/report-csv';
import { takingsByMethod } from '../domain/takings';
import { ordersOf, refundsOf } from './booked-orders';
import { takingsOf } from './takings-of';

type Range = { from: string; to: string };

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
