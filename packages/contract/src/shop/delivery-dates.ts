import { HOUR_MS } from '../limits';
import type { DeliveryMethod } from '../order/delivery';
import { isArgentineHoliday } from './argentine-holidays';
import { addDays } from './business-day';
import { parseClosedDays } from './closed-days';

/** Days of the week in the order of `Date.getUTCDay()`. */
export const WEEKDAYS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** The shop's rules of preparation and delivery; preparation and transit are counted in working days. */
export type DeliveryDates = Record<Weekday, boolean> & {
  enabled: boolean;
  preparationDays: number;
  transitDaysMin: number;
  transitDaysMax: number;
  /** An order from this hour on (0 to 23, Argentine time) counts from the next working day. */
  cutOffHour: number;
  /** True when national holidays are closed days. */
  skipsHolidays: boolean;
  /** One day per line, as 25/12/2026. */
  closedDays: string;
};

/** The promised days as '2026-11-24'; a pickup is ready from a day on and has no last one. */
export type DeliveryPromise = { from: string; to: string | null };

const UTC_OFFSET_HOURS = 3;
// A shop that is closed for longer promises nothing.
const MAX_CLOSED_DAYS = 366;

const weekdayOf = (day: string): Weekday => WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()]!;

/** Returns a test for the days on which the shop prepares and delivers. */
export function workingDays(dates: DeliveryDates): (day: string) => boolean {
  const closed = new Set(parseClosedDays(dates.closedDays));
  return (day) =>
    dates[weekdayOf(day)] && !closed.has(day) && !(dates.skipsHolidays && isArgentineHoliday(day));
}

function nextWorkingDay(day: string, isWorking: (day: string) => boolean): string | null {
  for (let ahead = 1; ahead <= MAX_CLOSED_DAYS; ahead += 1) {
    const next = addDays(day, ahead);
    if (isWorking(next)) return next;
  }
  return null;
}

function addWorkingDays(
  from: string | null,
  count: number,
  isWorking: (day: string) => boolean,
): string | null {
  let day = from;
  for (let left = count; day && left > 0; left -= 1) day = nextWorkingDay(day, isWorking);
  return day;
}

/** Returns when an order of this moment arrives, or can be picked up; null when the shop promises no dates. */
export function promiseDelivery(
  now: Date,
  method: DeliveryMethod,
  dates: DeliveryDates,
): DeliveryPromise | null {
  if (!dates.enabled) return null;
  const isWorking = workingDays(dates);
  // Argentina has had no daylight saving since 2009.
  const local = new Date(now.getTime() - UTC_OFFSET_HOURS * HOUR_MS);
  const today = local.toISOString().slice(0, 10);
  const countsToday = isWorking(today) && local.getUTCHours() < dates.cutOffHour;
  const start = countsToday ? today : nextWorkingDay(today, isWorking);
  const ready = addWorkingDays(start, dates.preparationDays, isWorking);
  if (method === 'pickup') return ready ? { from: ready, to: null } : null;
  const from = addWorkingDays(ready, dates.transitDaysMin, isWorking);
  const to = addWorkingDays(from, dates.transitDaysMax - dates.transitDaysMin, isWorking);
  return from && to ? { from, to } : null;
}
