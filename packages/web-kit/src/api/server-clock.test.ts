// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const THREE_DAYS_MS = 3 * 86_400_000;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: Date.parse('2026-11-23T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answerAt = (ms: number) =>
  vi.fn(() => Promise.resolve(new Response(null, { headers: { date: new Date(ms).toUTCString() } })));

test('the server clock is asked once for a device whose clock is three days behind', async () => {
  const clock = await import('./server-clock.ts');
  const ask = answerAt(Date.now() + THREE_DAYS_MS);
  vi.stubGlobal('fetch', ask);
  const listener = vi.fn();
  clock.onServerTime(listener);
  clock.onServerTime(listener);
  expect(clock.isServerTimeKnown()).toBe(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(clock.serverNow()).toBe(Date.now() + THREE_DAYS_MS);
  expect(clock.serverToday()).toBe('2026-11-26');
});

test('the server clock learns from answers that no cache kept, and from no others', async () => {
  const clock = await import('./server-clock.ts');
  const date = new Date(Date.now() + THREE_DAYS_MS).toUTCString();
  clock.learnServerTime({ date, 'cache-control': 'max-age=60' });
  expect(clock.isServerTimeKnown()).toBe(false);
  clock.learnServerTime({ date, 'cache-control': 'no-store' });
  expect(clock.serverToday()).toBe('2026-11-26');
});

test('the server clock asks again after a question without an answer', async () => {
  const clock = await import('./server-clock.ts');
  const ask = vi.fn(() => Promise.reject(new TypeError('offline')));
  vi.stubGlobal('fetch', ask);
  clock.onServerTime(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  clock.onServerTime(() => undefined);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(clock.serverNow()).toBe(Date.now());
});
