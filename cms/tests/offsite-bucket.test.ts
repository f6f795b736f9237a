import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startBucket } from './support/servers/s3-server';
import { openBucket } from '../../tools/offsite/bucket.mjs';

type TestBucket = Awaited<ReturnType<typeof startBucket>>;

let bucket: TestBucket;
beforeEach(async () => (bucket = await startBucket()));
afterEach(() => bucket.stop());

const connection = (endpoint = bucket.environment.S3_ENDPOINT) => ({
  bucket: bucket.environment.S3_BUCKET,
  prefix: 'copias/',
  endpoint,
  region: 'us-east-1',
  accessKeyId: bucket.environment.S3_ACCESS_KEY_ID,
  secretAccessKey: bucket.environment.S3_SECRET_ACCESS_KEY,
});
async function bytesOf(chunks: AsyncIterable<Uint8Array> | null): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of chunks ?? []) parts.push(part);
  return Buffer.concat(parts);
}

it('an object larger than a part is the same when it is read', async () => {
  const bytes = Buffer.alloc(20 * 1024 ** 2, 'tienda');
  const opened = openBucket(connection());
  await opened.put('grande', Readable.from([bytes]), bytes.length);
  expect(await opened.list()).toEqual([{ name: 'grande', size: bytes.length }]);
  expect((await bytesOf(await opened.read('grande'))).equals(bytes)).toBe(true);
  await opened.remove('grande');
  expect(await opened.read('grande')).toBeNull();
});

it('a list is longer than a page of the service', async () => {
  const opened = openBucket(connection());
  const names = Array.from({ length: 1001 }, (_, at) => String(at).padStart(4, '0'));
  for (let at = 0; at < names.length; at += 50)
    await Promise.all(names.slice(at, at + 50).map((name) => bucket.store(`copias/${name}`)));
  expect((await opened.list()).map(({ name }) => name)).toEqual(names);
});

it('an object that is not of the size it was announced with is removed and refused', async () => {
  const opened = openBucket(connection());
  await expect(opened.put('corta', Readable.from([Buffer.from('abc')]), 5)).rejects.toMatchObject({
    fault: 'bucket-cut',
  });
  expect(await bucket.keys()).toEqual([]);
});

it('a bucket that takes the connection and never answers is away', async () => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await expect.poll(() => silent.address()).not.toBeNull();
  const { port } = silent.address() as AddressInfo;
  const opened = openBucket(connection(`http://127.0.0.1:${port}`), 100);
  await expect(opened.list()).rejects.toMatchObject({ fault: 'bucket-away' });
  silent.closeAllConnections();
  await new Promise((done) => silent.close(done));
});

it('a bucket that does not exist is told from an object that does not', async () => {
  const opened = openBucket({ ...connection(), bucket: 'ninguno' });
  await expect(opened.read('nada')).rejects.toMatchObject({ fault: 'bucket-missing' });
});
