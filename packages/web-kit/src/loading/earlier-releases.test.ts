import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dropOldFiles, manifestFiles } from './earlier-releases.ts';

const DAY_MS = 86_400_000;
const NOW = Date.parse('2026-11-28T12:00:00Z');

let folder: string;
const pathOf = (name: string) => path.join(folder, name);
const write = (name: string, at = NOW) => {
  writeFileSync(pathOf(name), name);
  utimesSync(pathOf(name), at / 1000, at / 1000);
};

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'releases-'));
  mkdirSync(pathOf('assets'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('files of a replaced release stay for a week from their replacement, however old they are', () => {
  write('assets/main-1.js', NOW - 90 * DAY_MS);
  write('assets/main-1.js.br', NOW - 90 * DAY_MS);
  write('assets/main-2.js');
  dropOldFiles(folder, ['assets/main-1.js'], ['assets/main-2.js'], NOW);
  expect(existsSync(pathOf('assets/main-1.js.br'))).toBe(true);
  dropOldFiles(folder, ['assets/main-2.js'], ['assets/main-2.js'], NOW + 6 * DAY_MS);
  expect(existsSync(pathOf('assets/main-1.js'))).toBe(true);
  dropOldFiles(folder, ['assets/main-2.js'], ['assets/main-2.js'], NOW + 8 * DAY_MS);
  expect(existsSync(pathOf('assets/main-1.js'))).toBe(false);
  expect(existsSync(pathOf('assets/main-1.js.br'))).toBe(false);
  expect(existsSync(pathOf('assets/main-2.js'))).toBe(true);
});

test('files that a release shares with the one before stay as long as it is current', () => {
  write('assets/font.woff2', NOW - 90 * DAY_MS);
  dropOldFiles(folder, ['assets/font.woff2'], ['assets/font.woff2'], NOW);
  expect(existsSync(pathOf('assets/font.woff2'))).toBe(true);
});

test('a day with many builds keeps the last five', () => {
  for (let build = 1; build <= 9; build += 1) write(`assets/main-${build}.js`, NOW - build * 60_000);
  dropOldFiles(folder, [], [], NOW);
  expect([1, 5, 6].map((build) => existsSync(pathOf(`assets/main-${build}.js`)))).toEqual([
    true,
    true,
    false,
  ]);
});

test('the files of a release are those of its manifest', () => {
  expect(manifestFiles(folder)).toEqual([]);
  mkdirSync(pathOf('.vite'));
  const chunk = { file: 'assets/a.js', css: ['assets/a.css'], assets: ['assets/a.woff2'] };
  writeFileSync(pathOf('.vite/manifest.json'), JSON.stringify({ 'src/a.ts': chunk }));
  expect(manifestFiles(folder)).toEqual(['assets/a.js', 'assets/a.css', 'assets/a.woff2']);
});
