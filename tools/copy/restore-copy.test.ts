import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readEnvironment } from '../launcher/settings/environment.mjs';
import { restoreCopy } from './restore-copy.mjs';
import { restoreFiles } from './restore-files.mjs';

const AT = Date.parse('2026-11-26T17:32:00Z');
const HOUR_MS = 3_600_000;
// A clock that was years ahead for a while dates files later than any restore.
const CLOCK_AHEAD = Date.now() + 10 * 365 * 24 * HOUR_MS;

let root: string;
let copy: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'shop-restore-'));
  copy = path.join(root, 'copy');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function put(name: string, text: string, at = AT) {
  const file = path.join(copy, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  utimesSync(file, at / 1000, at / 1000);
}

function putCopy() {
  put('shop.json', JSON.stringify({ id: 'one', version: '0.1.0', settings: [] }));
  put('copy.json', JSON.stringify({ folder: copy, copiedAt: AT + HOUR_MS, fault: null }));
  put('database/generations/0011223344556677/snapshots/00000000.snapshot.lz4', 'x');
}

const settings = () => readEnvironment({ DATA_DIR: path.join(root, 'data') });

it('restoreCopy says that a folder holds no copy, and where to name one', async () => {
  await expect(restoreCopy(settings())).rejects.toThrow('COPY_TO');
  await expect(restoreCopy(settings(), copy)).rejects.toThrow(`En ${copy} no hay una copia continua`);
});

it.each([
  ['2026-11-26 14:31', 'no llega hasta el 2026-11-26 14:31:00: empieza el 2026-11-26 14:32:00'],
  ['2026-11-26 15:33', 'no llega hasta el 2026-11-26 15:33:00: termina el 2026-11-26 15:32:00'],
  ['ayer', 'no es un momento'],
])('restoreCopy refuses the moment %s, and leaves nothing behind', async (moment, reason) => {
  putCopy();
  await expect(restoreCopy(settings(), copy, moment)).rejects.toThrow(reason);
  expect(existsSync(path.join(root, 'data'))).toBe(false);
});

it('restoreCopy touches no folder that is not empty', async () => {
  putCopy();
  mkdirSync(path.join(root, 'data/proofs'), { recursive: true });
  await expect(restoreCopy(settings(), copy)).rejects.toThrow('no está vacía');
});

it('restoreFiles restores the files of a moment: neither those that came later nor those that had gone', () => {
  put('files/secrets.json', 'the newest', AT + HOUR_MS);
  put('files/proofs/kept.jpg', 'kept', AT - HOUR_MS);
  put('files/proofs/later.jpg', 'later', AT + HOUR_MS);
  put('files/proofs/ahead.jpg', 'ahead', CLOCK_AHEAD);
  put(`removed/${AT - 1000}/proofs/gone.jpg`, 'gone', AT - HOUR_MS);
  put(`removed/${AT + 1000}/proofs/removed.jpg`, 'removed', AT - HOUR_MS);
  const target = path.join(root, 'target');
  expect(restoreFiles(copy, AT, target)).toBe(4);
  const textOf = (name: string) => readFileSync(path.join(target, name), 'utf8');
  expect(['secrets.json', 'proofs/kept.jpg', 'proofs/ahead.jpg', 'proofs/removed.jpg'].map(textOf)).toEqual([
    'the newest',
    'kept',
    'ahead',
    'removed',
  ]);
  expect(statSync(path.join(target, 'proofs/kept.jpg')).mode & 0o777).toBe(0o600);
  expect(statSync(path.join(target, 'proofs/kept.jpg')).mtimeMs).toBe(AT - HOUR_MS);
});
