import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { copyState, isCopyGoingOn } from './continuous-copy';

const NOW = Date.parse('2026-11-26T12:00:00Z');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'shop-copy-state-'));
  vi.stubEnv('DATA_DIR', folder);
  vi.stubEnv('COPY_TO', '/mnt/copia');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const store = (ageSeconds: number | null, fault: string | null = null) =>
  writeFileSync(
    path.join(folder, 'copy.json'),
    JSON.stringify({
      folder: '/mnt/copia',
      copiedAt: ageSeconds === null ? null : NOW - ageSeconds * 1000,
      fault,
    }),
  );

test('the state of the continuous copy is its age and what keeps it from going on', async () => {
  expect(await copyState(NOW)).toEqual({ ageSeconds: null, fault: null });
  store(4);
  expect(await copyState(NOW)).toEqual({ ageSeconds: 4, fault: null });
  store(-86_400);
  expect(await copyState(NOW)).toEqual({ ageSeconds: null, fault: null });
  store(100, 'full');
  expect(await copyState(NOW)).toEqual({ ageSeconds: 100, fault: 'full' });
  vi.stubEnv('COPY_TO', '');
  expect(await copyState(NOW)).toBeUndefined();
});

test.each([
  [60, 1000, true],
  [61, 1000, false],
  [61, 59, true],
  [null, 1000, false],
])('a copy of %s s ago in a process that runs for %s s goes on: %s', (ageSeconds, uptime, expected) =>
  expect(isCopyGoingOn({ ageSeconds, fault: null }, uptime)).toBe(expected),
);
