import { isCalendarDay } from './business-day';

const DAY_TEXT = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

const isoOf = (line: string): string => {
  const [, day = '', month = '', year = ''] = DAY_TEXT.exec(line) ?? [];
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
};

/** Returns the days of a text with one 'dd/mm/aaaa' per line as '2026-12-25'; null when a line is no date. */
export function parseClosedDays(text: string): string[] | null {
  const days = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map(isoOf);
  return days.every(isCalendarDay) ? days : null;
}
