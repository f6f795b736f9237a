import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { backupsToRemove, newestNightly, removeOldBackups, removeUnfinished } from './kept-backups.mjs';

const DAY_MS = 86_400_000;
const nameAt = (at: Date) =>
  `jazmin-nightly-${at.toISOString().slice(0, 16).replace(/[-:]/g, '').replace('T', '-')}.tar.gz`;
const nights = (first: string, count: number) =>
  Array.from({ length: count }, (_, night) => nameAt(new Date(Date.parse(first) + night * DAY_MS)));

const LATER = new Date('2026-11-30T12:00:00Z');
const tooMany = (names: string[], now = LATER) => backupsToRemove(names, now);

it('seven days and four weeks of nightly backups are kept', () => {
  // The last one is of Sunday 22 November 2026.
  const names = nights('2026-09-01T06:10:00Z', 83);
  const removed = tooMany(names);
  expect(names.filter((name) => !removed.includes(name))).toEqual([
    ...['20261101', '20261108', '20261115'].map((day) => `jazmin-nightly-${day}-0610.tar.gz`),
    ...nights('2026-11-16T06:10:00Z', 7),
  ]);
});

it('rotation night by night keeps the same backups as rotation at the end', () => {
  const names = nights('2026-09-01T06:10:00Z', 83);
  let kept: string[] = [];
  for (const name of names) {
    kept.push(name);
    const removed = tooMany(kept);
    kept = kept.filter((one) => !removed.includes(one));
  }
  const removed = tooMany(names);
  expect(kept).toEqual(names.filter((name) => !removed.includes(name)));
});

it('nights without a backup do not shorten what is kept', () => {
  const names = nights('2026-01-05T06:10:00Z', 5);
  expect(tooMany(names)).toEqual([]);
});

it('the first backup of a shop that was opened anew removes none of the seven days before', () => {
  const names = [...nights('2026-11-16T06:10:00Z', 7), ...nights('2026-11-22T15:00:00Z', 1)];
  expect(tooMany(names)).toEqual([]);
});

it('a backup that a clock dates years later costs no other one, and goes when there are seven days without it', () => {
  const wrong = nights('2036-01-01T06:10:00Z', 8);
  const right = nights('2026-11-16T06:10:00Z', 7);
  expect(tooMany([...right.slice(0, 6), ...wrong])).toEqual([]);
  expect(tooMany([...right, ...wrong]).sort()).toEqual(wrong);
  expect(newestNightly([...right, ...wrong], LATER)).toBe('2026-11-22T06:10:00.000Z');
  expect(newestNightly(wrong, LATER)).toBeNull();
});

it("rotation removes neither the owner's backups nor other files, and clears what a killed backup left", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'shop backups-'));
  const own = ['antes-de-navidad.tar.gz', 'jazmin-20200101-0300.tar.gz', 'jazmin-20200101-0300.tar.gz.part'];
  const names = nights('2016-08-30T06:10:00Z', 83);
  for (const name of [...own, ...names]) writeFileSync(path.join(folder, name), '');
  writeFileSync(path.join(folder, `${names[0]}.part`), 'half');
  mkdirSync(path.join(folder, `${names[0]}.database`));
  expect([removeOldBackups(folder), removeUnfinished(folder)]).toEqual([73, 2]);
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(own));
  expect(readdirSync(folder)).toHaveLength(own.length + 10);
  rmSync(folder, { recursive: true });
});
