import { addDays } from './business-day';

// Sources: ley 27.399 and the list of argentina.gob.ar/feriados; the bridge days of 2026 follow decreto 614/2025.
// The bridge days of 2027, and a holiday that falls on a weekend, may still be moved: the owner adds them as closed days.
const HOLIDAYS = new Map(
  Object.entries({
    2026: '01-01 02-16 02-17 03-23 03-24 04-02 04-03 05-01 05-25 06-15 06-20 07-09 07-10 08-17 10-12 11-23 12-07 12-08 12-25',
    2027: '01-01 02-08 02-09 03-24 03-26 04-02 05-01 05-25 06-20 06-21 07-09 08-16 10-11 11-20 12-08 12-25',
  }).map(([year, days]) => [year, new Set(days.split(' '))]),
);

/** The last day that the list of national holidays knows, as '2027-12-31'. */
export const HOLIDAYS_END = '2027-12-31';

const WARNING_DAYS = 60;

/** Returns whether a day ('2026-12-25') is a national holiday or a bridge day of Argentina. */
export const isArgentineHoliday = (day: string): boolean =>
  HOLIDAYS.get(day.slice(0, 4))?.has(day.slice(5)) ?? false;

/** Returns whether the list of holidays ends within 60 days of `today`, so that staff must add closed days. */
export const doHolidaysEndSoon = (today: string): boolean => addDays(today, WARNING_DAYS) >= HOLIDAYS_END;
