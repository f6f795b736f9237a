import { expect, test } from 'vitest';
import { formatDate, formatDateTime, formatTime } from './dates.ts';

test('dates are formatted in the shop’s time zone with 24 hours', () => {
  expect(formatDateTime('2026-11-21T02:30:00Z')).toBe('20/11/2026 23:30');
  expect(formatDateTime('2026-01-15T02:30Z')).toBe('14/01/2026 23:30');
  expect(formatTime('2026-11-21T03:05:00Z')).toBe('00:05');
  expect(formatDate('2026-11-21T02:30:00Z')).toBe('20 de noviembre de 2026');
});

test('an invalid date is formatted as an empty text', () => {
  expect(formatDateTime('never')).toBe('');
});
