import { expect, test, vi } from 'vitest';
import { leaveEntry, onceLeft } from './leave-entry.ts';

const moved = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));

test('onceLeft writes to the history after the last entry has been left', async () => {
  window.history.replaceState(null, '', '/checkout');
  for (const entry of ['?dialog=1', '?dialog=2']) window.history.pushState(null, '', entry);
  // The entry below is one of a closed dialog too.
  window.addEventListener('popstate', leaveEntry, { once: true });
  leaveEntry();
  onceLeft(() => window.history.pushState(null, '', '/order-confirmation/1'));
  await moved();
  expect(window.location.search).toBe('?dialog=1');
  await moved();
  expect(window.location.pathname).toBe('/order-confirmation/1');
  window.history.back();
  await moved();
  expect(window.location.href).toMatch(/\/checkout$/);
});

test('onceLeft waits a second at most for a browser that does not say that it has left', () => {
  vi.useFakeTimers();
  vi.spyOn(window.history, 'back').mockImplementation(() => undefined);
  const work = vi.fn();
  leaveEntry();
  onceLeft(work);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(work).toHaveBeenCalledOnce();
});
