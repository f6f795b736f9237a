import type { Context, Next } from 'koa';
import { bucketSettings } from '../settings/bucket-settings';
import { pictures } from '../platform/services';
import { fileStore } from '../platform/storage/file-store';
import { pictureTypeOf } from '../platform/storage/stored-file';

const address = /^\/uploads\/(pictures\/[0-9a-f]{32}(?:-\w{1,8})?\.(?:avif|jpg|webp))$/;

// Pictures in a bucket, which stays private, are read here; those in a folder are sent by Strapi.
async function bytesOf(key: string, inBucket: boolean): Promise<Buffer | null> {
  const store = fileStore();
  const stored = inBucket ? await store.read(key) : null;
  if (stored || (!inBucket && (await store.sizeOf(key)) !== null)) return stored;
  return pictures().makeMissingSize(key);
}

/** Sends pictures from the shop's own origin, and makes a missing size when it is first asked for. */
const storedPictures = () => {
  const inBucket = bucketSettings() !== null;
  return async (ctx: Context, next: Next) => {
    const key = address.exec(ctx.path)?.[1];
    const bytes = key && ['GET', 'HEAD'].includes(ctx.method) ? await bytesOf(key, inBucket) : null;
    if (!key || !bytes) return next();
    ctx.type = pictureTypeOf(key);
    ctx.body = bytes;
  };
};

export default storedPictures;
