import { businessDay, dayRange } from '@shop/contract';

const HALF_DAY_MS = 43_200_000;

/** Returns when something happened that staff note by its day: noon of another day than today, since nobody remembers the hour. */
export function timeOnDay(day: string, notBefore: string, now: Date): string {
  if (day === businessDay(now)) return now.toISOString();
  const noon = new Date(dayRange(day).from.getTime() + HALF_DAY_MS).toISOString();
  return noon < notBefore ? notBefore : noon;
}
