import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Product } from '@shop/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pictures } from './support/servers/built-cms';
import { startBucket } from './support/servers/s3-server';
import { aProductDraft } from './support/data/commerce-calls';
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
beforeEach(async () => {
  bucket.state.refusal = null;
  await bucket.clear();
});

type Upload = { url: string; code: string };
const files = () => cms.strapi.db.query('plugin::upload.file');
const upload = async (purpose?: 'content') =>
  cms.call<Upload>('/api/upload/proof', {
    method: 'POST',
    body: formWith(await aPicture().jpeg().toBuffer(), 'foto.jpg', purpose ? { purpose } : {}),
    ...(purpose ? { token } : {}),
  });

// @spec A.29
test('a picture is a media file of the private bucket, served through the shop in every size', async () => {
  const { status, body } = await upload('content');
  expect(status).toBe(201);
  const base = body.url.replace('/uploads/', '').replace('.jpg', '');
  expect(await bucket.keys()).toEqual([`${base}-320.webp`, `${base}.jpg`]);
  expect(await files().findOne({ where: { url: body.url } })).toMatchObject({
    name: 'foto.jpg',
    hash: base,
    provider: 'aws-s3',
    mime: 'image/jpeg',
  });
  const { status: shown, headers } = await cms.call(body.url);
  expect([shown, headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(headers.get('cache-control')).toContain('immutable');
  expect((await cms.call(body.url.replace('.jpg', '-480.avif'))).headers.get('content-type')).toBe(
    'image/avif',
  );
  expect(await bucket.keys()).toContain(`${base}-480.avif`);
  expect(bucket.state.acls).toEqual([]);
});

test('a picture of the bucket is deleted with its sizes from the media library, unless a product shows it', async () => {
  const { url } = (await upload('content')).body;
  await cms.call(url.replace('.jpg', '-480.avif'));
  const draft = aProductDraft({ title: 'En el balde', thumbnails: [url] });
  const made = await cms.call<{ product: Product }>('/api/products', { method: 'POST', token, json: draft });
  const library = cms.strapi.plugin('upload').service('upload');
  const file = await files().findOne({ where: { url } });
  await expect(library.remove(file)).rejects.toThrow('En el balde');
  const other = (await upload('content')).body.url;
  await cms.call(`/api/products/${made.body.product._id}`, {
    method: 'PUT',
    token,
    json: { thumbnails: [other] },
  });
  await library.remove(file);
  const kept = other.replace('/uploads/', '').replace('.jpg', '');
  expect(await bucket.keys()).toEqual([`${kept}-320.webp`, `${kept}.jpg`]);
  expect((await cms.call(url)).status).toBe(404);
});

test('a proof in the bucket is no media file, served by its signed link only and swept when unclaimed', async () => {
  const before = await files().count();
  const { body } = await upload();
  const [key = ''] = await bucket.keys();
  expect(key).toMatch(/^proofs\/[0-9a-f]{2}\/[0-9a-f]{32}\.jpg$/);
  expect(await files().count()).toBe(before);
  expect((await cms.call(body.url)).status).toBe(403);
  expect((await cms.call(pictures.signedLink(body.url)!)).status).toBe(200);
  expect((await cms.call(`/uploads/${key}`)).status).toBe(404);
  await pictures.deleteExpiredProofs(Date.now() + 25 * 3600 * 1000);
  expect(await bucket.keys()).toEqual([]);
});

test('an upload to a full bucket leaves no file and is answered as a temporary outage', async () => {
  const before = await files().count();
  bucket.state.refusal = 403;
  for (const purpose of ['content', undefined] as const) {
    const { status, headers } = await upload(purpose);
    expect([status, Number(headers.get('retry-after')) > 0]).toEqual([503, true]);
  }
  expect([await bucket.keys(), await files().count()]).toEqual([[], before]);
});

test('a shop with a bucket keeps no pictures on disk', async () => {
  await upload('content');
  await upload();
  expect(readdirSync(path.join(cms.dataDir, 'public/uploads/pictures'))).toEqual([]);
  expect(
    existsSync(path.join(cms.dataDir, 'proofs')) && readdirSync(path.join(cms.dataDir, 'proofs')),
  ).toEqual([]);
});
