import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFileCopier } from './copy-files.mjs';
import { folderPlace } from './folder-place.mjs';

const NOW = Date.parse('2026-11-26T12:00:00Z');
const DAY_MS = 86_400_000;

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'shop-copy-'));
  for (const name of ['data/proofs', 'data/public/uploads/pictures', 'copy/files', 'copy/removed'])
    mkdirSync(path.join(root, name), { recursive: true, mode: 0o700 });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const inData = (name: string) => path.join(root, 'data', name);
const inCopy = (name: string) => path.join(root, 'copy', name);
const textOf = (name: string) => readFileSync(inCopy(name), 'utf8');
const copier = () =>
  createFileCopier(path.join(root, 'data'), folderPlace(path.join(root, 'copy'), { id: 'one' }));

// Files and folders get the times that they would have at these moments.
function put(name: string, text: string, at: number) {
  writeFileSync(inData(name), text);
  utimesSync(inData(name), at / 1000, at / 1000);
  utimesSync(path.dirname(inData(name)), at / 1000, at / 1000);
}

it('copies new files with their times, for their owner only', async () => {
  const { sweep } = copier();
  put('secrets.json', '{}', NOW);
  put('proofs/a.jpg', 'one', NOW - 5000);
  await sweep(NOW);
  put('public/uploads/pictures/b.webp', 'two', NOW + 1000);
  await sweep(NOW + 1000);
  expect(
    ['secrets.json', 'proofs/a.jpg', 'public/uploads/pictures/b.webp'].map((name) => textOf(`files/${name}`)),
  ).toEqual(['{}', 'one', 'two']);
  expect(statSync(inCopy('files/proofs/a.jpg')).mtimeMs).toBe(NOW - 5000);
  expect(statSync(inCopy('files/proofs/a.jpg')).mode & 0o777).toBe(0o600);
  expect(statSync(inCopy('files/public')).mode & 0o777).toBe(0o700);
});

it('copies a file again that was still being written when its folder showed it', async () => {
  const { sweep } = copier();
  put('public/uploads/pictures/b.webp', 'ha', NOW);
  await sweep(NOW);
  writeFileSync(inData('public/uploads/pictures/b.webp'), 'half and the other half');
  await sweep(NOW + 500);
  expect(textOf('files/public/uploads/pictures/b.webp')).toBe('half and the other half');
});

it('keeps a file that the shop deleted for a week, also when the copier did not run meanwhile', async () => {
  put('proofs/a.jpg', 'one', NOW - DAY_MS);
  await copier().sweep(NOW);
  rmSync(inData('proofs/a.jpg'));
  const later = copier();
  await later.sweep(NOW + 1000);
  expect(existsSync(inCopy('files/proofs/a.jpg'))).toBe(false);
  expect(textOf(`removed/${NOW + 1000}/proofs/a.jpg`)).toBe('one');
  await later.forget(NOW + 7 * DAY_MS);
  expect(readdirSync(inCopy('removed'))).toHaveLength(1);
  await later.forget(NOW + 7 * DAY_MS + 2000);
  expect(readdirSync(inCopy('removed'))).toEqual([]);
});

it('copies what stands in a file that changes, without its earlier passwords', async () => {
  const { sweep } = copier();
  put('first-administrator.json', 'with a password', NOW - DAY_MS);
  await sweep(NOW);
  put('first-administrator.json', 'shown', NOW);
  await sweep(NOW + 1);
  expect(textOf('files/first-administrator.json')).toBe('shown');
  expect(readdirSync(inCopy('removed'))).toEqual([]);
});
