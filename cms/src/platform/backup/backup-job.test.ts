import { HOUR_MS } from '@shop/contract';
import { expect, test } from 'vitest';
import { isBackupDue } from './backup-job';
import { isBackupFresh } from './last-backup';

const at = (text: string) => Date.parse(`${text}-03:00`);
const state = (madeAt: string | null, failedAt: string | null = null) => ({
  madeAt: madeAt && new Date(at(madeAt)).toISOString(),
  file: null,
  failedAt,
});

test.each([
  ['2026-11-22T03:40', '2026-11-22T23:59', false],
  ['2026-11-22T03:40', '2026-11-23T02:59', false],
  ['2026-11-22T03:40', '2026-11-23T03:00', true],
  ['2026-11-22T15:00', '2026-11-23T03:00', true],
  ['2026-11-22T02:00', '2026-11-22T03:00', true],
  ['2026-11-20T03:40', '2026-11-22T12:00', true],
])('a backup of %s in Argentina is followed by one at %s: %s', (madeAt, now, due) =>
  expect(isBackupDue(state(madeAt), at(now))).toBe(due),
);

test('a shop without a backup, or whose backup failed, is backed up at once', () => {
  const now = at('2026-11-22T12:00');
  expect(isBackupDue(state(null), now)).toBe(true);
  expect(isBackupDue(state('2026-11-22T03:40', '2026-11-22T11:00:00Z'), now)).toBe(true);
});

test('a backup is fresh for 36 hours, a new shop without one too, and neither a failure nor one of the future is', () => {
  const now = at('2026-11-22T12:00');
  const opened = (hours: number) => now - hours * HOUR_MS;
  expect(isBackupFresh(state('2026-11-21T00:01'), opened(1000), now)).toBe(true);
  expect(isBackupFresh(state('2026-11-20T23:59'), opened(1000), now)).toBe(false);
  expect(isBackupFresh(state(null), opened(35), now)).toBe(true);
  expect(isBackupFresh(state(null), opened(37), now)).toBe(false);
  expect(isBackupFresh(state('2026-11-22T03:40', '2026-11-22T11:00:00Z'), opened(1), now)).toBe(false);
  expect(isBackupFresh(state('2026-11-22T12:05'), opened(1000), now)).toBe(true);
  expect(isBackupFresh(state('2036-11-22T12:00'), opened(1000), now)).toBe(false);
});
