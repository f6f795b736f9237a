import { afterEach, beforeEach, expect, vi } from 'vitest';

// React and the browser report real faults only here: a test that causes one has failed, whatever it asserts.
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  if (!vi.isMockFunction(console.error)) return;
  const calls = vi.mocked(console.error).mock.calls;
  vi.mocked(console.error).mockRestore();
  expect(calls, 'console.error was called').toEqual([]);
});
