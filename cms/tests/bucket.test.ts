import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { PICTURE_WIDTHS } from '@shop/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startBucket } from './support/servers/s3-server';
import { aPicture, formWith } from './support/data/forms';
import { startCms, type TestCms } from './support/servers/start-cms';

let bucket: Awaited<ReturnType<typeof startBucket>>;
let cms: TestCms;
let token: string;
beforeAll(async () => {
  bucket = await startBucket();
  cms = await startCms({ env: bucket.environment });
  token = await cms.adminToken();
});
afterAll(async () => {
  await cms.stop();
  await bucket.stop();
});
beforeEach(() => {
  bucket.state.isFull = false;
  bucket.files.clear();
});

type Upload = { url: string; code: string };
type Pictures = { deleteExpiredProofs(now: number): Promise<number>; signedLink(url: string): string };
const pictures = () => cms.strapi.service('api::picture-upload.picture-upload') as unknown as Pictures;
const upload = async (purpose?: 'content') =>
  cms.call<Upload>('/api/upload/proof', {
    method: 'POST',
    body: formWith(await aPicture().jpeg().toBuffer(), 'foto.jpg', purpose ? { purpose } : {}),
    ...(purpose ? { token } : {}),
  });

test('a picture is stored in the bucket in every width and served through the shop', async () => {
  const { status, body } = await upload('content');
  expect(status).toBe(201);
  expect(bucket.files.size).toBe(2 * PICTURE_WIDTHS.length + 2);
  const { status: shown, headers } = await cms.call(body.url);
  expect([shown, headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(headers.get('cache-control')).toContain('immutable');
  expect((await cms.call(body.url.replace('.jpg', '-480.avif'))).headers.get('content-type')).toBe(
    'image/avif',
  );
});

test('a proof in the bucket is served by its signed link only and swept when unclaimed', async () => {
  const { body } = await upload();
  const [key = ''] = [...bucket.files.keys()];
  expect(key).toMatch(/^\/tienda\/proofs\/[0-9a-f]{2}\/[0-9a-f]{32}\.jpg$/);
  expect((await cms.call(body.url)).status).toBe(403);
  expect((await cms.call(pictures().signedLink(body.url))).status).toBe(200);
  expect((await cms.call(`/uploads/${key.replace('/tienda/', '')}`)).status).toBe(404);
  await pictures().deleteExpiredProofs(Date.now() + 25 * 3600 * 1000);
  expect(bucket.files.size).toBe(0);
});

test('an upload to a full bucket leaves no file and is answered as a temporary outage', async () => {
  bucket.state.isFull = true;
  const { status, headers } = await upload('content');
  expect([status, Number(headers.get('retry-after')) > 0]).toEqual([503, true]);
  expect(bucket.files.size).toBe(0);
});

test('a shop with a bucket keeps no pictures on disk', async () => {
  await upload('content');
  await upload();
  expect(readdirSync(path.join(cms.dataDir, 'public/uploads/pictures'))).toEqual([]);
  expect(
    existsSync(path.join(cms.dataDir, 'proofs')) && readdirSync(path.join(cms.dataDir, 'proofs')),
  ).toEqual([]);
});
