import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { demoProducts } from '../products/demo-product';
import { HERO_KEYS, pictureFile, scenesToDraw } from './demo-pictures';
import { storePictures } from './store-pictures';

const DRAWN = path.resolve(import.meta.dirname, '../../../demo-pictures');
const MAX_TOTAL_BYTES = 4 * 1024 ** 2;
const [HERO] = HERO_KEYS;

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'demo-pictures-'));
  process.env.DATA_DIR = dataDir;
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

test('storePictures copies a drawn picture and names it after its content', async () => {
  const stored = await storePictures([HERO], DRAWN);
  const address = stored.get(HERO) ?? '';
  expect(address).toMatch(/^\/uploads\/pictures\/[0-9a-f]{32}\.jpg$/);
  const copy = path.join(dataDir, 'public', address.replace('.jpg', '.webp'));
  expect(await readFile(copy)).toEqual(await readFile(path.join(DRAWN, pictureFile(HERO))));
  expect(await storePictures([HERO], DRAWN)).toEqual(stored);
  expect(await readdir(path.dirname(copy))).toHaveLength(1);
});

const SIZES: Record<string, readonly [number, number]> = {
  'hero-wide.webp': [1920, 960],
  'hero-tall.webp': [960, 1600],
};

test('the drawn pictures are those of the home page and of the demo products, of fixed sizes and at most 4 MB in all', async () => {
  const keys = [...HERO_KEYS, ...scenesToDraw(demoProducts).map(({ key }) => key)];
  const files = keys.map(pictureFile);
  expect((await readdir(DRAWN)).sort()).toEqual(files.sort());
  let total = 0;
  for (const file of files) {
    const { format, width, height } = await sharp(path.join(DRAWN, file)).metadata();
    expect([format, width, height], file).toEqual(['webp', ...(SIZES[file] ?? [960, 1200])]);
    total += (await readFile(path.join(DRAWN, file))).length;
  }
  expect(total).toBeLessThan(MAX_TOTAL_BYTES);
});
