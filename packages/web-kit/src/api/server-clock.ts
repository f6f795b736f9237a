let aheadMs = 0;

/** Learns the server's time from an answer that no cache kept. */
export function learnServerTime({ date, 'cache-control': caching }: Readonly<Record<string, unknown>>): void {
  const time = Date.parse(String(date));
  if (String(caching).includes('no-store') && !Number.isNaN(time)) aheadMs = time - Date.now();
}

/** Returns the time by the server's clock, in milliseconds: that of the device may be wrong by days. */
export const serverNow = (): number => Date.now() + aheadMs;
