import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { copyFaultTexts } from '@shop/contract';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openBucketPlace, unneededSince } from '../../tools/copy/bucket-place.mjs';
import { createFileCopier } from '../../tools/copy/copy-files.mjs';
import { shopOf } from '../../tools/copy/copy-part.mjs';
import { openBucketCopy } from '../../tools/copy/download-copy.mjs';
import { takeOver } from '../../tools/copy/take-over.mjs';
import { newKey } from '../../tools/offsite/age-files.mjs';
import { startBucket } from './support/servers/s3-server';

const NOW = Date.parse('2026-11-26T12:00:00Z');
const DAY_MS = 86_400_000;
const COPY_TO = 's3://tienda/copia';
const shop = { id: 'one', version: '0.1.0', settings: [] as string[] };

let root: string;
let bucket: Awaited<ReturnType<typeof startBucket>>;
let pair: { key: string; recipient: string };
beforeAll(async () => void (pair = await newKey()));
beforeEach(async () => {
  root = mkdtempSync(path.join(os.tmpdir(), 'shop-copy-'));
  mkdirSync(path.join(root, 'data/proofs/ab'), { recursive: true });
  bucket = await startBucket();
  vi.stubEnv('OFFSITE_KEY', pair.key);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await bucket.stop();
  rmSync(root, { recursive: true, force: true });
});

const inData = (name: string) => path.join(root, 'data', name);
const settings = () => ({ ...bucket.offsite, COPY_TO, OFFSITE_RECIPIENT: pair.recipient });
const openPlace = (owner = shop) => openBucketPlace(settings(), inData(''), owner);
const openCopy = () => openBucketCopy(COPY_TO, settings());

function put(name: string, text: string, at: number) {
  mkdirSync(path.dirname(inData(name)), { recursive: true });
  writeFileSync(inData(name), text);
  utimesSync(inData(name), at / 1000, at / 1000);
  utimesSync(path.dirname(inData(name)), at / 1000, at / 1000);
}

test('a copy in a bucket is encrypted, and comes back with its times as it was at a moment', async () => {
  const place = await openPlace();
  const { sweep } = createFileCopier(inData(''), place);
  put('proofs/ab/kept.pdf', 'kept', NOW - DAY_MS);
  put('proofs/ab/gone.pdf', 'gone', NOW - DAY_MS);
  put('outbox/empty.json', '', NOW - DAY_MS);
  // A clock that was years ahead for a while dates files later than any restore.
  put('review-photos/ab/ahead.jpg', 'ahead', Date.now() + 3650 * DAY_MS);
  await sweep(NOW);
  rmSync(inData('proofs/ab/gone.pdf'));
  put('proofs/ab/later.pdf', 'later', NOW + 60_000);
  await sweep(NOW + 60_000);
  await place.writeStatus({ folder: COPY_TO, copiedAt: NOW + 60_000, fault: null });
  for (const key of await bucket.keys())
    expect((await bucket.read(key)).subarray(0, 21).toString()).toBe('age-encryption.org/v1');

  const copy = await openCopy();
  expect([copy.shop, copy.status?.copiedAt]).toEqual([shop, NOW + 60_000]);
  const textsAt = async (moment: number) => {
    const target = path.join(root, String(moment));
    await copy.bring(moment, false, target);
    return (name: string) => readFileSync(path.join(target, name), 'utf8');
  };
  const before = await textsAt(NOW);
  expect(before('files/proofs/ab/kept.pdf')).toBe('kept');
  expect(before('files/review-photos/ab/ahead.jpg')).toBe('ahead');
  expect(before(`removed/${NOW + 60_000}/proofs/ab/gone.pdf`)).toBe('gone');
  expect(() => before('files/proofs/ab/later.pdf')).toThrow('ENOENT');
  const after = await textsAt(NOW + 60_000);
  expect([after('files/proofs/ab/later.pdf'), after('files/outbox/empty.json')]).toEqual(['later', '']);
  expect(() => after(`removed/${NOW + 60_000}/proofs/ab/gone.pdf`)).toThrow('ENOENT');
});

test('a file that a shop deleted leaves its bucket after a week', async () => {
  const place = await openPlace();
  const { sweep, forget } = createFileCopier(inData(''), place);
  put('proofs/ab/a.pdf', 'one', NOW - DAY_MS);
  await sweep(NOW);
  rmSync(inData('proofs/ab/a.pdf'));
  await sweep(NOW + 1000);
  await forget(NOW + 7 * DAY_MS);
  expect((await bucket.keys()).filter((key) => key.includes('a.pdf'))).toHaveLength(1);
  await forget(NOW + 7 * DAY_MS + 2000);
  expect((await bucket.keys()).filter((key) => key.includes('a.pdf'))).toEqual([]);
});

test('an upload that was cut is none, and is sent again', async () => {
  put('proofs/ab/a.pdf', 'one', NOW - DAY_MS);
  const sweepAll = async () => createFileCopier(inData(''), await openPlace()).sweep(NOW);
  await sweepAll();
  const [key = ''] = (await bucket.keys()).filter((name) => name.includes('a.pdf'));
  const whole = await bucket.read(key);
  await bucket.store(key, whole.subarray(0, 100));
  await sweepAll();
  expect((await bucket.read(key)).length).toBe(whole.length);
});

test('a bucket in which another instance copies is refused, and so is the one that was replaced', async () => {
  const place = await openPlace();
  const other = path.join(root, 'restored');
  mkdirSync(other);
  await expect(openPlace(shopOf(other))).rejects.toMatchObject({ fault: 'bucket-taken' });
  await takeOver({ ...settings(), BACKUP_TO: undefined, DATA_DIR: other });
  await openPlace(shopOf(other));
  await place.requireThere();
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
  await expect(place.requireThere()).rejects.toMatchObject({ fault: 'bucket-taken' });
});

test.each([
  ['s3://tienda/copia con espacio', {}, 'no es la dirección de un bucket'],
  [COPY_TO, { OFFSITE_S3_ENDPOINT: '' }, 'falta OFFSITE_S3_ENDPOINT'],
])('a copy in %s with %o cannot be opened, and says why', async (address, change, reason) => {
  await expect(openBucketCopy(address, { ...settings(), ...change })).rejects.toThrow(reason);
});

test.each([
  [507, 'bucket-full'],
  [403, 'bucket-closed'],
])('a bucket that answers %s stops the copy with a text', async (refusal, fault) => {
  const place = await openPlace();
  put('proofs/ab/a.pdf', 'one', NOW - DAY_MS);
  bucket.state.refusal = refusal;
  await expect(createFileCopier(inData(''), place).sweep(NOW)).rejects.toMatchObject({ fault });
  expect(copyFaultTexts).toHaveProperty(fault);
});

test('another key opens no copy', async () => {
  const place = await openPlace();
  await place.writeStatus({ folder: COPY_TO, copiedAt: NOW, fault: null });
  vi.stubEnv('OFFSITE_KEY', (await newKey()).key);
  await expect(openCopy()).rejects.toThrow('no se abre con esa clave');
});

test('a replica keeps what a moment of the last week needs', () => {
  const file = (name: string, day: number) => ({ name: `generations/${name}.lz4`, mtimeMs: day * DAY_MS });
  const [one, two] = ['0011223344556677', '8899aabbccddeeff'];
  const old = [
    file(`${one}/snapshots/00000000.snapshot`, 1),
    file(`${one}/wal/00000000_00000000.wal`, 1),
    file(`${two}/snapshots/00000000.snapshot`, 2),
    file(`${two}/wal/00000000_00000000.wal`, 2),
  ];
  const needed = [
    file(`${two}/wal/00000001_00000000.wal`, 2.9),
    file(`${two}/snapshots/00000001.snapshot`, 3),
    file(`${two}/wal/00000001_00001000.wal`, 3.1),
    file(`${two}/snapshots/00000002.snapshot`, 4),
  ];
  const names = (files: { name: string }[]) => files.map(({ name }) => name).sort();
  expect(names(unneededSince([...old, ...needed], 3.5 * DAY_MS))).toEqual(names(old));
  expect(unneededSince([...old, ...needed], 0.5 * DAY_MS)).toEqual([]);
});
