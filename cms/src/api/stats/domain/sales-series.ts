import { addDays, type Sales } from '@shop/contract';

export type DaySales = { orders: number; revenue: number };

const NONE: DaySales = { orders: 0, revenue: 0 };

const sum = (days: readonly DaySales[]): DaySales =>
  days.reduce((all, day) => ({ orders: all.orders + day.orders, revenue: all.revenue + day.revenue }), NONE);

export function salesSeries(days: number, today: string, byDay: ReadonlyMap<string, DaySales>): Sales {
  const period = Array.from({ length: days }, (_, at) => addDays(today, at - days + 1));
  const dayOf = (day: string): DaySales => byDay.get(day) ?? NONE;
  const series = period.map((day) => {
    const previous = dayOf(addDays(day, -days));
    return { day, ...dayOf(day), previousOrders: previous.orders, previousRevenue: previous.revenue };
  });
  return {
    days,
    series,
    current: sum(period.map(dayOf)),
    previous: sum(period.map((day) => dayOf(addDays(day, -days)))),
  };
}
