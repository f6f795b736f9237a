import type { ColumnKind, ReportTable } from '@shop/contract';
import { formatMoney } from '@shop/web-kit/format';
import { texts } from './texts.ts';

type Cell = ReportTable['rows'][number][number];
export type Column = ReportTable['columns'][number];

const weekday = new Intl.DateTimeFormat('es-AR', { weekday: 'short', timeZone: 'UTC' });

/** Formats a shop day: 'sáb 7/11/26'. */
export function dayText(day: string): string {
  const [year = '', month, date] = day.split('-');
  const name = weekday.format(new Date(`${day}T00:00:00Z`)).replace('.', '');
  return `${name} ${Number(date)}/${Number(month)}/${year.slice(2)}`;
}

const formats: Record<ColumnKind, (value: string | number) => string> = {
  text: String,
  day: (value) => dayText(String(value)),
  pesos: (value) => formatMoney(Number(value)),
  count: (value) => Number(value).toLocaleString('es-AR'),
  percent: (value) => `${Number(value).toLocaleString('es-AR')} %`,
};

export const cellText = (cell: Cell, { kind }: Pick<Column, 'kind'>): string =>
  cell === null ? texts.none : formats[kind](cell);

export const isNumeric = ({ kind }: Pick<Column, 'kind'>): boolean => kind !== 'text' && kind !== 'day';

/**
 * Compares a sum with that of the period before: '+12 % que del 1 al 7/11'. Sums that are returned are compared by what
 * was returned; growth from nothing, and from one sign to the other, has no percentage.
 */
export function differenceText(current: number, previous: number, period: string): string {
  if (current === previous) return texts.same(period);
  if (previous === 0 || current * previous < 0) return '';
  const percent = Math.round((100 * (Math.abs(current) - Math.abs(previous))) / Math.abs(previous));
  return texts.change(`${percent > 0 ? '+' : ''}${percent.toLocaleString('es-AR')} %`, period);
}
