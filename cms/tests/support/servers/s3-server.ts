import crypto, { type CipherKey } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';

// s3rver writes the tokens of lists longer than a page with DES, which OpenSSL 3 no longer has.
const { createCipheriv, createDecipheriv } = crypto;
const twice = (bytes: unknown): Buffer => Buffer.concat([bytes as Buffer, bytes as Buffer]);
const withoutDes =
  <T>(create: (name: string, key: CipherKey, iv: Buffer, options?: object) => T) =>
  (name: string, key: CipherKey, iv: Buffer, options?: object): T =>
    name === 'des' ? create('aes-128-cbc', twice(key), twice(iv)) : create(name, key, iv, options);
Object.assign(crypto, {
  createCipheriv: withoutDes(createCipheriv),
  createDecipheriv: withoutDes(createDecipheriv),
});

const BUCKET = 'tienda';
const SUFFIX = '._S3rver_object';
// The server accepts this pair only, and refuses requests with another signature.
const KEY = 'S3RVER';

/** Starts s3rver with one bucket, which answers writes with `refusal` while it is set; `acls` collects the ACLs that were asked for. */
export async function startBucket(address = '127.0.0.1') {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'shop-bucket-'));
  const state = { refusal: null as number | null, acls: [] as unknown[] };
  const server = new S3rver({
    port: 0,
    address,
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET }],
  });
  server.middleware.unshift((ctx, next) => {
    if (ctx.headers['x-amz-acl']) state.acls.push(ctx.headers['x-amz-acl']);
    if (state.refusal === null || ctx.method !== 'PUT') return next();
    ctx.status = state.refusal;
  });
  const { port } = await server.run();
  const folder = path.join(directory, BUCKET);
  return {
    state,
    /** Returns the keys of the stored objects. */
    async keys(): Promise<string[]> {
      const entries = await readdir(folder, { recursive: true });
      return entries
        .filter((name) => name.endsWith(SUFFIX))
        .map((name) => name.slice(0, -SUFFIX.length))
        .sort();
    },
    read: (key: string): Promise<Buffer> => readFile(path.join(folder, `${key}${SUFFIX}`)),
    async store(key: string, bytes: Uint8Array = Buffer.from('x')): Promise<void> {
      const url = `http://127.0.0.1:${port}/${BUCKET}/${key}`;
      const { status } = await fetch(url, { method: 'PUT', body: new Uint8Array(bytes) });
      if (status !== 200) throw new Error(`s3rver answers ${status}`);
    },
    async clear(): Promise<void> {
      for (const name of await readdir(folder))
        await rm(path.join(folder, name), { recursive: true, force: true });
    },
    environment: {
      S3_ENDPOINT: `http://${address}:${port}`,
      S3_BUCKET: BUCKET,
      S3_REGION: 'us-east-1',
      S3_ACCESS_KEY_ID: KEY,
      S3_SECRET_ACCESS_KEY: KEY,
    },
    /** The settings of copies off the machine, into this bucket. */
    offsite: {
      BACKUP_TO: `s3://${BUCKET}/copias`,
      OFFSITE_S3_ENDPOINT: `http://127.0.0.1:${port}`,
      OFFSITE_S3_ACCESS_KEY_ID: KEY,
      OFFSITE_S3_SECRET_ACCESS_KEY: KEY,
    },
    async stop(): Promise<void> {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
