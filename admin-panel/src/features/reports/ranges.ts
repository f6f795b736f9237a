import { addDays } from '@shop/contract';
import { texts } from './texts.ts';

export type DayRange = { from: string; to: string; compare?: 'days' };
export type Period = keyof typeof texts.periods;

const firstOfMonth = (day: string): string => `${day.slice(0, 8)}01`;

// A number of days is compared with as many before, also when a month begins with the first of them.
const lastDays = (to: string, days: number): DayRange => ({
  from: addDays(to, 1 - days),
  to,
  compare: 'days',
});

const ranges: Record<Exclude<Period, 'chosen'>, (today: string) => DayRange> = {
  today: (today) => lastDays(today, 1),
  yesterday: (today) => lastDays(addDays(today, -1), 1),
  week: (today) => lastDays(today, 7),
  month: (today) => lastDays(today, 30),
  thisMonth: (today) => ({ from: firstOfMonth(today), to: today }),
  lastMonth: (today) => {
    const to = addDays(firstOfMonth(today), -1);
    return { from: firstOfMonth(to), to };
  },
};

/** Returns the shop days of a period; the chosen ones are checked by the server. */
export const rangeOf = (period: Period, chosen: DayRange, today: string): DayRange =>
  period === 'chosen' ? chosen : ranges[period](today);

function dayText(day: string, withYear: boolean): string {
  const [year = '', month, date] = day.split('-');
  return `${Number(date)}/${Number(month)}${withYear ? `/${year.slice(2)}` : ''}`;
}

/** Names a range: 'del 1 al 7/11', 'del 28/10 al 3/11', 'el 7/11'; with years when it is not of the given one. */
export function rangeText({ from, to }: DayRange, year: string): string {
  const withYear = from.slice(0, 4) !== year || to.slice(0, 4) !== year;
  if (from === to) return texts.oneDay(dayText(to, withYear));
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  return texts.days(
    isOneMonth ? String(Number(from.slice(8))) : dayText(from, withYear),
    dayText(to, withYear),
  );
}
