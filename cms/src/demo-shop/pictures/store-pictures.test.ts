import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { PICTURE_WIDTHS } from '@shop/contract';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { HERO_PICTURE } from './demo-pictures';
import { storePictures } from './store-pictures';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'demo-pictures-'));
  process.env.DATA_DIR = dataDir;
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const fileOf = (address: string): string => path.join(dataDir, 'public', address);
const draw = async (): Promise<string> =>
  (await storePictures([HERO_PICTURE], () => undefined)).get(HERO_PICTURE.key) ?? '';

test('storePictures writes every width and format that the shop serves', async () => {
  const address = await draw();
  const base = fileOf(address).replace(/\.jpg$/, '');
  for (const width of PICTURE_WIDTHS) {
    const avif = await sharp(`${base}-${width}.avif`).metadata();
    const webp = await sharp(`${base}-${width}.webp`).metadata();
    expect([avif.width, avif.height, avif.compression]).toEqual([width, width * 1.25, 'av1']);
    expect([webp.width, webp.height, webp.format]).toEqual([width, width * 1.25, 'webp']);
  }
  expect(await sharp(`${base}-og.jpg`).metadata()).toMatchObject({
    width: 1200,
    height: 630,
    format: 'jpeg',
  });
  expect(await sharp(`${base}.jpg`).metadata()).toMatchObject({ width: 1280, height: 1600, format: 'jpeg' });
});

test('storePictures redraws a picture only after an interrupted run', async () => {
  const address = await draw();
  const first = await stat(fileOf(address), { bigint: true });
  expect(await draw()).toBe(address);
  expect((await stat(fileOf(address), { bigint: true })).ino).toBe(first.ino);

  await rm(fileOf(address));
  expect(await draw()).toBe(address);
  const files = await readdir(path.dirname(fileOf(address)));
  expect(files).toHaveLength(2 * PICTURE_WIDTHS.length + 2);
});
