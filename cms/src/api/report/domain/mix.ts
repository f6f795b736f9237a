import { channelLabel, moneyMethodLabel, type PaymentWays, type ReportTable } from '@shop/contract';
import { column, percentOf, sumsBy, tableWithSums, type TableRow } from './report-table';
import { reportTexts } from './report-texts';

/** Orders of either period that were paid, sold and delivered in the same way, and their pesos. */
export type Mixed = {
  payment: string;
  channel: string | null;
  delivery: string;
  isCurrent: boolean;
  orders: number;
  total: number;
};

type Mix = {
  key: string;
  label: string;
  title: string;
  explanation: string;
  nameOf: (row: Mixed, ways: PaymentWays) => string;
};

/** The ways by which orders are told apart. */
export const mixes: readonly Mix[] = [
  {
    key: 'by-payment',
    label: reportTexts.method,
    title: reportTexts.mixByPayment,
    explanation: reportTexts.mixByPaymentIs,
    nameOf: ({ payment }, ways) => moneyMethodLabel(payment, ways),
  },
  {
    key: 'by-channel',
    label: reportTexts.channel,
    title: reportTexts.mixByChannel,
    explanation: reportTexts.mixByChannelIs,
    nameOf: ({ channel }) => channelLabel(channel ?? 'web'),
  },
  {
    key: 'by-delivery',
    label: reportTexts.deliveryMethod,
    title: reportTexts.mixByDelivery,
    explanation: reportTexts.mixByDeliveryIs,
    nameOf: ({ delivery }) => (delivery === 'home' ? reportTexts.home : reportTexts.pickup),
  },
];

function rowsOf(mixed: readonly Mixed[], nameOf: (row: Mixed) => string): TableRow[] {
  const orders = sumsBy(mixed, nameOf, (row) => row.orders);
  const totals = sumsBy(mixed, nameOf, (row) => row.total);
  const all = mixed.reduce((sum, { total }) => sum + total, 0);
  return [...totals]
    .sort(([a, first], [b, second]) => second - first || a.localeCompare(b, 'es'))
    .map(([name, total]) => [name, orders.get(name) ?? 0, total, percentOf(total, all)]);
}

/** Returns the orders of each way, the one with most pesos first. */
export const mixTable = (
  { key, label, title, explanation, nameOf }: Mix,
  mixed: readonly Mixed[],
  ways: PaymentWays,
): ReportTable =>
  tableWithSums({
    key,
    title,
    explanation,
    columns: [
      column.text('name', label),
      column.count('orders', reportTexts.orders),
      column.pesos('total', reportTexts.total),
      column.percent('share', reportTexts.shareOfTotal),
    ],
    rows: rowsOf(
      mixed.filter(({ isCurrent }) => isCurrent),
      (row) => nameOf(row, ways),
    ),
    previousRows: rowsOf(
      mixed.filter(({ isCurrent }) => !isCurrent),
      (row) => nameOf(row, ways),
    ),
  });
