import { DAY_MS } from '../limits';

/** The time zone of Neuquén: UTC-3 all year. */
export const SHOP_TIME_ZONE = 'America/Argentina/Salta';

let dayFormat: Intl.DateTimeFormat | undefined;

// A format costs milliseconds on a phone, so it is created with the first day that needs it.
const dayParts = (): Intl.DateTimeFormat =>
  (dayFormat ??= new Intl.DateTimeFormat('en-CA', {
    timeZone: SHOP_TIME_ZONE,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }));

/** Returns the shop's calendar day of an instant, as '2026-11-20'. */
export const businessDay = (at: Date): string => dayParts().format(at);

/** Returns the first instants of a shop day and of the next one, for ranges `from <= t < to`. */
export function dayRange(day: string): { from: Date; to: Date } {
  // Argentina has had no daylight saving since 2009.
  const from = new Date(`${day}T00:00:00-03:00`);
  return { from, to: new Date(from.getTime() + DAY_MS) };
}

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
