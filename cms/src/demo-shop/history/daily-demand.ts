import { addDays, businessDay } from '@shop/contract';

export const DAYS_OF_HISTORY = 180;

// The list starts on Sunday; sales peak towards the end of the week.
const WEEKDAY_DEMAND = [0.95, 0.8, 0.85, 0.95, 1.1, 1.3, 1.15];
const GROWTH = 0.7;

export const historyDays = (now: Date): string[] => {
  const today = businessDay(now);
  return Array.from({ length: DAYS_OF_HISTORY }, (_, i) => addDays(today, i + 1 - DAYS_OF_HISTORY));
};

export function demandOn(day: string, index: number): number {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  const growth = 1 + GROWTH * (index / DAYS_OF_HISTORY - 0.5);
  return (WEEKDAY_DEMAND[weekday] ?? 1) * growth;
}
