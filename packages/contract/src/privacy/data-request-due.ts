import { isArgentineHoliday } from '../shop/argentine-holidays';
import { addDays, businessDay, dayRange } from '../shop/business-day';

export const DATA_REQUESTS = ['access', 'rectification', 'deletion'] as const;
/** Kinds of data requests; ley 25.326 arts. 14 and 16. */
export type DataRequest = (typeof DATA_REQUESTS)[number];

/** Running days to answer a request for access; ley 25.326 art. 14. */
export const ACCESS_DAYS = 10;
/** Working days to rectify or delete; ley 25.326 art. 16. */
export const CHANGE_WORKING_DAYS = 5;

const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
const isWorkingDay = (day: string): boolean => !isWeekend(day) && !isArgentineHoliday(day);

/** Days for which a person's links to her data work. */
export const OWN_DATA_LINK_DAYS = 7;

/** The terms of data requests, as people read them. */
export const ACCESS_TERM_TEXT = `${ACCESS_DAYS} días corridos`;
export const CHANGE_TERM_TEXT = `${CHANGE_WORKING_DAYS} días hábiles`;

function addWorkingDays(day: string, count: number): string {
  let last = day;
  for (let left = count; left > 0;) {
    last = addDays(last, 1);
    if (isWorkingDay(last)) left -= 1;
  }
  return last;
}

/** Returns the last instant of the day until which the law wants an answer; the day of the request does not count. */
export function dataRequestDue(request: DataRequest, receivedAt: Date): Date {
  const day = businessDay(receivedAt);
  const last = request === 'access' ? addDays(day, ACCESS_DAYS) : addWorkingDays(day, CHANGE_WORKING_DAYS);
  return new Date(dayRange(last).to.getTime() - 1);
}
