import { DAY_MS, HOUR_MS, MINUTE_MS } from '@shop/contract';

// Six attempts within four days: a site may be down over a weekend.
const PAUSES_MS = [MINUTE_MS, 10 * MINUTE_MS, HOUR_MS, DAY_MS, 3 * DAY_MS];

/** Returns when a picture is fetched again after so many failed attempts; null after the last one. */
export function nextCopyAt(attempts: number, now: number): number | null {
  const pause = PAUSES_MS[attempts - 1];
  return pause === undefined ? null : now + pause;
}
