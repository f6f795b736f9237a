import type { Sales } from '@shop/contract';

export type Measure = 'revenue' | 'orders';
export type SalesPoint = { day: string; label: string; current: number; previous: number };

const dayLabel = new Intl.DateTimeFormat('es-AR', { day: 'numeric', month: 'short', timeZone: 'UTC' });

const labelOfDay = (day: string): string => dayLabel.format(new Date(`${day}T00:00:00Z`)).replace('.', '');

export const salesPoints = (sales: Sales, measure: Measure): SalesPoint[] =>
  sales.series.map((point) => ({
    day: point.day,
    label: labelOfDay(point.day),
    current: measure === 'revenue' ? point.revenue : point.orders,
    previous: measure === 'revenue' ? point.previousRevenue : point.previousOrders,
  }));

export const hasSales = ({ current, previous }: Sales): boolean => current.orders + previous.orders > 0;

/** Formats amounts for the axis, such as '1,2 M' and '350 k'. */
export function axisAmount(value: number): string {
  if (value >= 1_000_000)
    return `${(value / 1_000_000).toLocaleString('es-AR', { maximumFractionDigits: 1 })} M`;
  if (value >= 1_000) return `${Math.round(value / 1_000)} k`;
  return String(value);
}

type Comparison =
  { kind: 'up' | 'down'; percent: number } | { kind: 'same' } | { kind: 'new' } | { kind: 'none' };

/** Compares a period with the one before; growth from zero has no percentage. */
export function comparePeriods(current: number, previous: number): Comparison {
  if (previous === 0) return { kind: current === 0 ? 'none' : 'new' };
  const percent = Math.round(((current - previous) / previous) * 100);
  if (percent === 0) return { kind: 'same' };
  return { kind: percent > 0 ? 'up' : 'down', percent: Math.abs(percent) };
}
