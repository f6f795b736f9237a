import { expect, it } from 'vitest';
import { replicaOf } from './replica.mjs';
import { neededFor } from './restore-database.mjs';

const DAY_MS = 86_400_000;
const NOW = Date.now();
const CLOCK_AHEAD = NOW + 3650 * DAY_MS;
const file = (name: string, mtimeMs: number) => ({ name: `0011223344556677/${name}.lz4`, mtimeMs });
const namesFor = (files: { name: string; mtimeMs: number }[], moment: number) => {
  const { snapshot, segments } = neededFor(replicaOf(files), moment);
  return [snapshot, ...segments].map(({ name }) => name);
};

it('neededFor takes what a clock that was years ahead for a while has dated, before and after it was set right', () => {
  const files = [
    file('snapshots/00000000.snapshot', NOW - 3 * DAY_MS),
    file('wal/00000000_00000000.wal', NOW - 2 * DAY_MS),
    file('wal/00000000_00001000.wal', CLOCK_AHEAD),
    file('wal/00000001_00000000.wal', NOW - DAY_MS),
    file('wal/00000002_00000000.wal', CLOCK_AHEAD),
  ];
  expect(namesFor(files, NOW - 60_000)).toEqual(files.map(({ name }) => name));
  expect(namesFor(files, NOW - 1.5 * DAY_MS)).toEqual(files.slice(0, 2).map(({ name }) => name));
});

it('neededFor takes a snapshot that a clock years ahead has dated, as old as its WAL', () => {
  const files = [
    file('snapshots/00000005.snapshot', CLOCK_AHEAD),
    file('wal/00000005_00000000.wal', NOW - DAY_MS),
  ];
  expect(namesFor(files, NOW - 60_000)).toEqual(files.map(({ name }) => name));
});

it('neededFor does not take a snapshot for a moment before it, though its WAL began earlier', () => {
  const files = [
    file('snapshots/00000000.snapshot', NOW - 3 * DAY_MS),
    file('wal/00000000_00000000.wal', NOW - 3 * DAY_MS),
    file('wal/00000001_00000000.wal', NOW - 2 * DAY_MS),
    file('snapshots/00000001.snapshot', NOW - DAY_MS),
    file('wal/00000001_00001000.wal', NOW),
  ];
  expect(namesFor(files, NOW - 1.5 * DAY_MS)).toEqual(files.slice(0, 3).map(({ name }) => name));
});
