import { DAY_MS, type ReportPeriods, type ReportTable } from '@shop/contract';
import { column, tableWithSums, type TableRow } from './report-table';
import { reportTexts } from './report-texts';

/** Units that came or went on a day. */
export type DayMove = { day: string; delta: number };
/** A variant as it is now, the day since when it exists, and its moves since, the latest first. */
export type VariantHistory = {
  title: string;
  size: string;
  color: string;
  stock: number;
  createdDay: string;
  moves: DayMove[];
};
type Range = { from: string; to: string };

const dayNumber = (day: string): number => Date.parse(day) / DAY_MS;

/** Returns the number of days of a range that both lie in it and between two numbers of days. */
function overlap({ from, to }: Range, first: number, last: number): number {
  return Math.max(0, Math.min(dayNumber(to), last) - Math.max(dayNumber(from), first) + 1);
}

/** Returns the days of a range that a variant ended without a unit; those to come and before it existed do not count. */
export function daysOut({ stock, createdDay, moves }: VariantHistory, range: Range, today: string): number {
  const created = dayNumber(createdDay);
  let [level, last, days] = [stock, dayNumber(today), 0];
  for (const { day, delta } of moves) {
    const first = Math.max(created, dayNumber(day));
    if (level === 0) days += overlap(range, first, last);
    level -= delta;
    last = dayNumber(day) - 1;
  }
  return level === 0 ? days + overlap(range, created, last) : days;
}

type Out = Pick<VariantHistory, 'title' | 'size' | 'color' | 'stock'> & { days: number };

const nameOf = ({ title, size, color }: Out): string => [title, size, color].join(' ');

const mostDaysFirst = (a: Out, b: Out): number => b.days - a.days || nameOf(a).localeCompare(nameOf(b), 'es');

/** Returns the variants that were out of stock, for the most days first. */
export function stockoutsTable(
  { from, to, previousFrom, previousTo }: ReportPeriods,
  variants: readonly VariantHistory[],
  today: string,
): ReportTable {
  const rowsOf = (range: Range): TableRow[] =>
    variants
      .map((one): Out => ({ ...one, days: daysOut(one, range, today) }))
      .filter(({ days }) => days > 0)
      .sort(mostDaysFirst)
      .map(({ title, size, color, days, stock }) => [title, size, color, days, stock]);
  return tableWithSums({
    key: 'variants',
    title: reportTexts.stockouts,
    explanation: reportTexts.stockoutsIs,
    columns: [
      column.text('title', reportTexts.product),
      column.text('size', reportTexts.size),
      column.text('color', reportTexts.color),
      column.count('days', reportTexts.daysOut),
      column.count('stock', reportTexts.stock),
    ],
    rows: rowsOf({ from, to }),
    previousRows: rowsOf({ from: previousFrom, to: previousTo }),
  });
}
