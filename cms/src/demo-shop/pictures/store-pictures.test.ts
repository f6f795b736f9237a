import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { demoProducts } from '../products/demo-product';
import { HERO_PICTURE, pictureFile, picturesToDraw } from './demo-pictures';
import { storePictures } from './store-pictures';

const DRAWN = path.resolve(import.meta.dirname, '../../../demo-pictures');
const MAX_TOTAL_BYTES = 6 * 1024 ** 2;

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'demo-pictures-'));
  process.env.DATA_DIR = dataDir;
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

test('storePictures copies a drawn picture and names it after its content', async () => {
  const stored = await storePictures([HERO_PICTURE.key], DRAWN);
  const address = stored.get(HERO_PICTURE.key) ?? '';
  expect(address).toMatch(/^\/uploads\/pictures\/[0-9a-f]{32}\.jpg$/);
  const copy = path.join(dataDir, 'public', address.replace('.jpg', '.webp'));
  expect(await readFile(copy)).toEqual(await readFile(path.join(DRAWN, pictureFile(HERO_PICTURE.key))));
  expect(await storePictures([HERO_PICTURE.key], DRAWN)).toEqual(stored);
  expect(await readdir(path.dirname(copy))).toHaveLength(1);
});

test('the drawn pictures are those of the demo products, of one size and at most 6 MB in all', async () => {
  const files = picturesToDraw(demoProducts).map(({ key }) => pictureFile(key));
  expect((await readdir(DRAWN)).sort()).toEqual(files.sort());
  let total = 0;
  for (const file of files) {
    const { format, width, height } = await sharp(path.join(DRAWN, file)).metadata();
    expect([format, width, height], file).toEqual(['webp', 1280, 1600]);
    total += (await readFile(path.join(DRAWN, file))).length;
  }
  expect(total).toBeLessThan(MAX_TOTAL_BYTES);
});
