import { addDays, businessDay } from '@shop/contract';

export const DAYS_OF_HISTORY = 180;

// Sunday first: people buy towards the end of the week and look around on Sundays.
const WEEKDAY_PULSE = [0.95, 0.8, 0.85, 0.95, 1.1, 1.3, 1.15];
const GROWTH = 0.7;

/** The shop days up to today, the oldest first. */
export const daysUntil = (now: Date): string[] => {
  const today = businessDay(now);
  return Array.from({ length: DAYS_OF_HISTORY }, (_, i) => addDays(today, i + 1 - DAYS_OF_HISTORY));
};

/** How busy the day at this place of the history is beside an average one. */
export function pulse(day: string, position: number): number {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  const growth = 1 + GROWTH * (position / DAYS_OF_HISTORY - 0.5);
  return (WEEKDAY_PULSE[weekday] ?? 1) * growth;
}
