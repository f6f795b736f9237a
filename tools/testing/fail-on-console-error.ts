import { afterEach, beforeEach, expect, vi } from 'vitest';

// React and jsdom report faults only through console.error, so a call fails the test that caused it.
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  if (!vi.isMockFunction(console.error)) return;
  const calls = vi.mocked(console.error).mock.calls;
  vi.mocked(console.error).mockRestore();
  expect(calls, 'console.error was called').toEqual([]);
});
