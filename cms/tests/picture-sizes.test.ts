import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PICTURE_WIDTHS, pictureSources, previewPicture } from '@shop/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aPicture } from './support/data/forms';
import { startCms, type TestCms } from './support/servers/start-cms';

const ADDRESS = `/uploads/pictures/${'ab'.repeat(16)}.jpg`;

let cms: TestCms;
const fileOf = (address: string) => path.join(cms.dataDir, 'public', address);
const stored = () => readdirSync(path.dirname(fileOf(ADDRESS))).sort();
// The body is read each time: an unread one would hold its connection.
async function fetched(address: string) {
  const answer = await fetch(`${cms.origin}${address}`);
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, headers: answer.headers, bytes };
}
const sizesOf = (address: string) => {
  const { avif = '', webp = '' } = pictureSources(address) ?? {};
  return `${avif}, ${webp}`.split(', ').map((source) => source.split(' ')[0] ?? '');
};

beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms.stop());
beforeEach(async () => {
  for (const name of stored()) rmSync(path.join(path.dirname(fileOf(ADDRESS)), name));
  // A drawn picture of the demo shop: only its original is there.
  writeFileSync(fileOf(ADDRESS.replace('.jpg', '.webp')), await aPicture(1280, 1600).webp().toBuffer());
});

test('a missing size of a picture is made when it is first asked for, with its width and format, and stored', async () => {
  const addresses = [...sizesOf(ADDRESS), previewPicture(ADDRESS), ADDRESS];
  expect(addresses).toHaveLength(2 * PICTURE_WIDTHS.length + 2);
  for (const address of addresses) {
    const first = await fetched(address);
    const { bytes } = first;
    expect([first.status, first.headers.get('cache-control')]).toEqual([
      200,
      expect.stringContaining('immutable'),
    ]);
    expect(bytes.equals(readFileSync(fileOf(address)))).toBe(true);
    const { width, height } = await sharp(bytes).metadata();
    const wanted = Number(/-(\d+)\./.exec(address)?.[1] ?? (address.includes('-og') ? 1200 : 1280));
    expect([width, height], address).toEqual([wanted, address.includes('-og') ? 630 : wanted * 1.25]);
    const again = await fetched(address);
    expect([again.status, again.headers.get('content-type')]).toEqual([
      200,
      first.headers.get('content-type'),
    ]);
  }
  expect(stored()).toHaveLength(addresses.length + 1);
});

test('a size that many ask for at once is made once', async () => {
  const [address = ''] = sizesOf(ADDRESS);
  const answers = await Promise.all(Array.from({ length: 20 }, () => fetched(address)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(answers.every(({ bytes }) => bytes.equals(readFileSync(fileOf(address))))).toBe(true);
  expect(stored()).toHaveLength(2);
});

test('a size that was lost of an uploaded picture is made again from its JPEG', async () => {
  rmSync(fileOf(ADDRESS.replace('.jpg', '.webp')));
  writeFileSync(fileOf(ADDRESS), await aPicture(1280, 1600).jpeg().toBuffer());
  expect((await fetched(ADDRESS.replace('.jpg', '-640.avif'))).status).toBe(200);
  expect(existsSync(fileOf(ADDRESS.replace('.jpg', '-640.avif')))).toBe(true);
});

test.each(['-321.avif', '-640.png', '-og.webp', '-1.jpg', '.avif'])(
  'a picture has no file that ends in %s, and none is made',
  async (ending) => {
    expect((await fetched(ADDRESS.replace('.jpg', ending))).status).toBe(404);
    expect(stored()).toHaveLength(1);
  },
);

test('an unknown picture has no sizes', async () => {
  const unknown = `/uploads/pictures/${'cd'.repeat(16)}.jpg`;
  for (const address of [unknown, ...sizesOf(unknown)]) expect((await fetched(address)).status).toBe(404);
  expect(stored()).toHaveLength(1);
});
