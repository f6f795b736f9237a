import type { Context, Next } from 'koa';
import { bucketSettings } from '../platform/storage/bucket-store';
import { fileStore } from '../platform/storage/file-store';
import { pictureTypeOf } from '../platform/storage/stored-file';

const address = /^\/uploads\/(pictures\/[0-9a-f]{32}(?:-\w{1,8})?\.(?:avif|jpg|webp))$/;

// The bucket stays private; shoppers get pictures from the shop's own origin.
async function sendStored(ctx: Context, next: Next): Promise<void> {
  const key = address.exec(ctx.path)?.[1];
  if (!key || !['GET', 'HEAD'].includes(ctx.method)) return next();
  const bytes = await fileStore().read(key);
  if (!bytes) return next();
  ctx.type = pictureTypeOf(key);
  ctx.body = bytes;
}

const storedPictures = () => {
  const inBucket = bucketSettings() !== null;
  return (ctx: Context, next: Next) => (inBucket ? sendStored(ctx, next) : next());
};

export default storedPictures;
