import { takenText, type PaymentWays, type ReportTable } from '@shop/contract';
import type { MonthOrder } from './month';
import { column, tableWithSums, type TableRow, type WholeTable } from './report-table';
import { monthTexts as texts } from './month-texts';

// A busy month of one shop fits; the file has every row.
const MAX_LISTED_ORDERS = 500;

/** Returns the orders of a range, the newest first, without anything that names their buyers. */
export function listedOrders(
  orders: readonly MonthOrder[],
  previous: readonly MonthOrder[],
  ways: PaymentWays,
): WholeTable {
  const rowOf = ({ number, day, status, invoice, taken, total }: MonthOrder): TableRow => [
    number,
    day,
    status,
    invoice,
    takenText(taken, ways),
    total,
  ];
  const table = tableWithSums({
    key: 'orders',
    title: texts.orders,
    explanation: texts.listedAre,
    columns: [
      column.text('number', texts.number),
      column.day('day', texts.day),
      column.text('status', texts.status),
      column.text('invoice', texts.invoice),
      column.text('ways', texts.ways),
      column.pesos('total', texts.total),
    ],
    rows: [...orders].reverse().map(rowOf),
    previousRows: previous.map(rowOf),
  });
  return { ...table, mostListed: MAX_LISTED_ORDERS };
}

/** Adds the sums of the period before to a table. */
export const comparedWith = (table: ReportTable, { total }: ReportTable): ReportTable => ({
  ...table,
  previousTotal: total,
});
