import { businessDay } from '@shop/contract';

// Dates of answers have whole seconds, and answers take their time on the way.
const NOTABLE_MS = 5000;

let aheadMs: number | null = null;
let asked: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** Learns the server's time from an answer that no cache kept. */
export function learnServerTime({ date, 'cache-control': caching }: Readonly<Record<string, unknown>>): void {
  const time = Date.parse(String(date));
  if (!String(caching).includes('no-store') || Number.isNaN(time)) return;
  const ahead = time - Date.now();
  const isNews = aheadMs === null || Math.abs(ahead - aheadMs) > NOTABLE_MS;
  aheadMs = ahead;
  if (isNews) listeners.forEach((listener) => listener());
}

/** Returns the time by the server's clock, in milliseconds: that of the device may be wrong by days. */
export const serverNow = (): number => Date.now() + (aheadMs ?? 0);

/** Returns the shop's day by the server's clock, as 'YYYY-MM-DD'. */
export const serverToday = (): string => businessDay(new Date(serverNow()));

/** Returns whether the server's time has been learned. */
export const isServerTimeKnown = (): boolean => aheadMs !== null;

async function askServerTime(): Promise<void> {
  try {
    const { headers } = await fetch('/livez', { method: 'HEAD', cache: 'no-store' });
    learnServerTime({ date: headers.get('date'), 'cache-control': 'no-store' });
  } catch {
    // Without an answer the next listener asks again.
    asked = undefined;
  }
}

/** Calls the listener when the server's time is learned, and asks for it where no call has told it. */
export function onServerTime(listener: () => void): () => void {
  listeners.add(listener);
  if (aheadMs === null) asked ??= askServerTime();
  return () => listeners.delete(listener);
}
