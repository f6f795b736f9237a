import {
  moneyMethodLabel,
  type MoneyMethod,
  type PaymentWays,
  type ReportPeriods,
  type ReportTable,
} from '@shop/contract';
import { column, daysOf, sumsBy, tableWithSums, type TableRow } from './report-table';
import { reportTexts } from './report-texts';

/** The entries of the ledger of a day, a method and what they count as; pesos that were returned are negative. */
export type Takings = { day: string; method: MoneyMethod; kind: string; amount: number; entries: number };

/** Narrows a method; an unknown one is 'other', as its label says. */
export const knownMethod = (ways: PaymentWays, method: string): MoneyMethod =>
  ways.find(({ key }) => key === method)?.key ?? 'other';

const amountOf = ({ amount }: Takings): number => amount;

const methodsOf = (ways: PaymentWays, takings: readonly Takings[]): MoneyMethod[] =>
  ways.map(({ key }) => key).filter((known) => takings.some(({ method }) => method === known));

/** Returns the net pesos of each day and method; methods without an entry have no column. */
export function takingsByDay(
  period: ReportPeriods,
  takings: readonly Takings[],
  ways: PaymentWays,
): ReportTable {
  const methods = methodsOf(ways, takings);
  const sums = sumsBy(takings, ({ day, method }) => `${day} ${method}`, amountOf);
  const rowOf = (day: string): TableRow => {
    const amounts = methods.map((method) => sums.get(`${day} ${method}`) ?? 0);
    return [day, ...amounts, amounts.reduce((sum, amount) => sum + amount, 0)];
  };
  return tableWithSums({
    key: 'by-day',
    title: reportTexts.takingsByDay,
    explanation: reportTexts.takingsByDayIs,
    columns: [
      column.day('day', reportTexts.day),
      ...methods.map((method) => column.pesos(method, moneyMethodLabel(method, ways))),
      column.pesos('total', reportTexts.total),
    ],
    rows: daysOf(period).map(rowOf),
    previousRows: daysOf({ from: period.previousFrom, to: period.previousTo }).map(rowOf),
  });
}

function methodRows(takings: readonly Takings[], ways: PaymentWays): TableRow[] {
  const sums = sumsBy(takings, ({ method, kind }) => `${method} ${kind}`, amountOf);
  const nets = sumsBy(takings, ({ method }) => method, amountOf);
  const entries = sumsBy(
    takings,
    ({ method }) => method,
    (one) => one.entries,
  );
  return methodsOf(ways, takings).map((method) => [
    moneyMethodLabel(method, ways),
    ...['payment', 'refund'].map((kind) => sums.get(`${method} ${kind}`) ?? 0),
    nets.get(method) ?? 0,
    entries.get(method) ?? 0,
  ]);
}

/** Returns what came and went by method; voided entries count in neither. */
export const takingsByMethod = (
  { from, previousTo }: ReportPeriods,
  takings: readonly Takings[],
  ways: PaymentWays,
): ReportTable =>
  tableWithSums({
    key: 'by-method',
    title: reportTexts.takingsByMethod,
    explanation: reportTexts.takingsByMethodIs,
    columns: [
      column.text('method', reportTexts.method),
      column.pesos('payments', reportTexts.payments),
      column.pesos('refunds', reportTexts.refunds),
      column.pesos('net', reportTexts.net),
      column.count('entries', reportTexts.entries),
    ],
    rows: methodRows(
      takings.filter(({ day }) => day >= from),
      ways,
    ),
    previousRows: methodRows(
      takings.filter(({ day }) => day <= previousTo),
      ways,
    ),
  });
