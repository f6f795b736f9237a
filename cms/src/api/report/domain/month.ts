import { netPrice, takenText, type PaymentWays, type ReportTable } from '@shop/contract';
import { column, tableWithoutSums, type TableRow } from './report-table';
import { monthTexts as texts } from './month-texts';

/** Pesos from which an invoice names its buyer (RG 5700/2025). */
export const NAMED_FROM = 10_000_000;

/** An order of the month; `taken` is what its ledger holds by way of payment. */
export type MonthOrder = {
  number: string;
  day: string;
  status: string;
  client: string;
  invoice: string;
  taken: ReadonlyMap<string, number>;
  total: number;
};
/** Money that went back in the month; `amount` is positive. */
export type MonthRefund = { day: string; number: string; invoice: string; method: string; amount: number };
export type MonthClosing = {
  day: string;
  isHandover: boolean;
  expected: number;
  counted: number;
  difference: number;
  left: number;
  actor: string;
  note: string;
};
/** What the shop says before the tax office: with a rate, its totals hold VAT; null says that it is not known. */
export type MonthTax = { condition: string; rate: number | null };

// Whole pesos have no cents of VAT: net and VAT add up to the total.
const cents = (pesos: number): string => pesos.toFixed(2).replace('.', ',');

function taxCells(total: number, { condition, rate }: MonthTax): [string, string] {
  if (condition !== 'responsable_inscripto') return [cents(total), cents(0)];
  if (rate === null) return ['', ''];
  const net = netPrice(total, rate);
  return [cents(net), cents(total - net)];
}

const sum = (pesos: readonly number[]): number => pesos.reduce((all, one) => all + one, 0);

/** Adds the sums of the net amounts and of the VAT, which no table adds up by itself. */
function taxSums(orders: readonly MonthOrder[], tax: MonthTax): [string, string] {
  const totals = orders.map(({ total }) => total);
  if (tax.condition !== 'responsable_inscripto' || tax.rate === null) return taxCells(sum(totals), tax);
  const cellsNet = sum(totals.map((total) => netPrice(total, tax.rate as number)));
  return [cents(cellsNet), cents(sum(totals) - cellsNet)];
}

/** Returns the orders of the month; buyers are named only where their invoice names them. */
export function monthOrders(orders: readonly MonthOrder[], tax: MonthTax, ways: PaymentWays): ReportTable {
  const rows = orders.map((order): TableRow => [
    order.number,
    order.day,
    order.status,
    order.total >= NAMED_FROM ? order.client : texts.finalConsumer,
    order.invoice,
    takenText(order.taken, ways),
    ...taxCells(order.total, tax),
    order.total,
  ]);
  const totals: TableRow = [null, null, null, null, null, null, ...taxSums(orders, tax)];
  return {
    ...tableWithoutSums({
      key: 'orders',
      title: texts.orders,
      explanation: texts.ordersAre,
      columns: [
        column.text('number', texts.number),
        column.day('day', texts.day),
        column.text('status', texts.status),
        column.text('client', texts.client),
        column.text('invoice', texts.invoice),
        column.text('ways', texts.ways),
        column.text('net', texts.net),
        column.text('vat', texts.vat),
        column.pesos('total', texts.total),
      ],
      rows,
    }),
    total: [...totals, sum(orders.map(({ total }) => total))],
  };
}

/** Returns what went back in the month, whenever it was sold. */
export const monthRefunds = (
  refunds: readonly MonthRefund[],
  nameOf: (method: string) => string,
): ReportTable => ({
  ...tableWithoutSums({
    key: 'refunds',
    title: texts.refunds,
    explanation: texts.refundsAre,
    columns: [
      column.day('day', texts.day),
      column.text('number', texts.number),
      column.text('invoice', texts.invoice),
      column.text('way', texts.way),
      column.pesos('amount', texts.amount),
    ],
    rows: refunds.map(({ day, number, invoice, method, amount }) => [
      day,
      number,
      invoice,
      nameOf(method),
      amount,
    ]),
  }),
  total: [null, null, null, null, sum(refunds.map(({ amount }) => amount))],
});

/** Returns the till closings that count. */
export const monthClosings = (closings: readonly MonthClosing[]): ReportTable =>
  tableWithoutSums({
    key: 'closings',
    title: texts.closings,
    explanation: texts.closingsAre,
    columns: [
      column.day('day', texts.day),
      column.text('kind', texts.kind),
      column.pesos('expected', texts.expected),
      column.pesos('counted', texts.counted),
      column.pesos('difference', texts.difference),
      column.pesos('left', texts.left),
      column.text('actor', texts.actor),
      column.text('note', texts.note),
    ],
    rows: closings.map(({ day, isHandover, expected, counted, difference, left, actor, note }) => [
      day,
      isHandover ? texts.handover : texts.wholeTill,
      expected,
      counted,
      difference,
      left,
      actor,
      note,
    ]),
  });
