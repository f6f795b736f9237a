import type { ReportTable } from '@shop/contract';
import { column, percentOf, sumsBy, tableWithSums, tableWithoutSums } from './report-table';
import type { TableRow, WholeTable } from './report-table';
import { reportTexts } from './report-texts';

/** Units of a product, size or colour that were sold in either period, and pesos of their lines less the coupon. */
export type Sold = { name: string; isCurrent: boolean; units: number; money: number };
export type SoldProduct = Sold & { isActive: boolean; stock: number };
/** The first active products that were not sold, and the number of all. */
export type Unsold = { products: { name: string; stock: number }[]; count: number };

type Figure = 'units' | 'money';
type SoldTable = Pick<ReportTable, 'key' | 'title' | 'explanation'> & { label: string; by: Figure };

const other = (by: Figure): Figure => (by === 'units' ? 'money' : 'units');

const mostFirst = (by: Figure) => (a: Sold, b: Sold) =>
  b[by] - a[by] || b[other(by)] - a[other(by)] || a.name.localeCompare(b.name, 'es');

const sumOf = (sold: readonly Sold[], figure: Figure): number =>
  sold.reduce((sum, one) => sum + one[figure], 0);

function soldTable({ label, by, ...table }: SoldTable, sold: readonly Sold[]): ReportTable {
  const current = sold.filter(({ isCurrent }) => isCurrent);
  const all = sumOf(current, by);
  const rowOf = (one: Sold): TableRow => [one.name, one.units, one.money, percentOf(one[by], all)];
  const share = by === 'units' ? reportTexts.shareOfUnits : reportTexts.shareOfMoney;
  return tableWithSums({
    ...table,
    columns: [
      column.text('name', label),
      column.count('units', reportTexts.units),
      column.pesos('money', reportTexts.money),
      column.percent('share', share),
    ],
    rows: [...current].sort(mostFirst(by)).map(rowOf),
    previousRows: sold.filter(({ isCurrent }) => !isCurrent).map(rowOf),
  });
}

export const bestByUnits = (sold: readonly Sold[]): ReportTable =>
  soldTable(
    {
      key: 'by-units',
      title: reportTexts.bestByUnits,
      explanation: reportTexts.bestByUnitsIs,
      label: reportTexts.product,
      by: 'units',
    },
    sold,
  );

export const bestByMoney = (sold: readonly Sold[]): ReportTable =>
  soldTable(
    {
      key: 'by-money',
      title: reportTexts.bestByMoney,
      explanation: reportTexts.bestByMoneyIs,
      label: reportTexts.product,
      by: 'money',
    },
    sold,
  );

// Lines without a size have null or an empty text.
function named(sold: readonly Sold[], nameless: string): Sold[] {
  const keyOf = ({ name, isCurrent }: Sold) => `${isCurrent ? 1 : 0}${name || nameless}`;
  const money = sumsBy(sold, keyOf, (one) => one.money);
  const units = sumsBy(sold, keyOf, (one) => one.units);
  return [...units].map(([key, sum]) => ({
    name: key.slice(1),
    isCurrent: key.startsWith('1'),
    units: sum,
    money: money.get(key) ?? 0,
  }));
}

export const soldBySize = (sold: readonly Sold[]): ReportTable =>
  soldTable(
    {
      key: 'by-size',
      title: reportTexts.soldBySize,
      explanation: reportTexts.soldBySizeIs,
      label: reportTexts.size,
      by: 'units',
    },
    named(sold, reportTexts.noSize),
  );

export const soldByColor = (sold: readonly Sold[]): ReportTable =>
  soldTable(
    {
      key: 'by-color',
      title: reportTexts.soldByColor,
      explanation: reportTexts.soldByColorIs,
      label: reportTexts.color,
      by: 'units',
    },
    named(sold, reportTexts.noColor),
  );

/** Returns the active products, those that sold least first. */
export function worstProducts(sold: readonly SoldProduct[], unsold: Unsold): WholeTable {
  const least = sold
    .filter(({ isCurrent, isActive }) => isCurrent && isActive)
    .sort((a, b) => mostFirst('units')(b, a));
  const table = tableWithoutSums({
    key: 'worst',
    title: reportTexts.worst,
    explanation: reportTexts.worstIs,
    columns: [
      column.text('name', reportTexts.product),
      column.count('stock', reportTexts.stock),
      column.count('units', reportTexts.units),
      column.pesos('money', reportTexts.money),
    ],
    rows: [
      ...unsold.products.map(({ name, stock }): TableRow => [name, stock, 0, 0]),
      ...least.map(({ name, stock, units, money }): TableRow => [name, stock, units, money]),
    ],
  });
  return { ...table, rowCount: unsold.count + least.length };
}
