import { addDays, dayRange } from '@shop/contract';
import { onPostgres } from '../../../settings/environment';

const OFFSET_MS = 3 * 3_600_000;

/** Returns the SQL of the shop day of a stored time, which is in UTC; Argentina is at UTC-3 all year. */
export const daySql = (column: string): string =>
  onPostgres()
    ? `to_char(${column} - interval '3 hours', 'YYYY-MM-DD')`
    : `strftime('%Y-%m-%d', (${column} - ${OFFSET_MS}) / 1000, 'unixepoch')`;

/** Returns the first instants of a range of shop days and of the day after it. */
export const rangeTimes = (from: string, to: string): { since: Date; until: Date } => ({
  since: dayRange(from).from,
  until: dayRange(addDays(to, 1)).from,
});
