import type { Context, Next } from 'koa';
import { bucketSettings } from '../settings/bucket-settings';
import { pictures } from '../api/picture-upload/services/picture-upload';
import { reviews } from '../api/review/services/review';
import { fileStore } from '../platform/storage/file-store';
import { pictureTypeOf } from '../platform/storage/stored-file';

const address = /^\/uploads\/(pictures\/[0-9a-f]{32}(?:-\w{1,8})?\.(?:avif|jpg|webp))$/;
const reviewPhoto = /^\/uploads\/(review-photos\/([0-9a-f]{32})(?:-\w{1,8})?\.(?:avif|jpg|webp))$/;
// Short, so that a photo is gone soon after its review is rejected or its buyer deletes it.
const PHOTO_CACHE = 'public, max-age=600';

// Pictures in a bucket, which stays private, are read here; those in a folder are sent by Strapi.
async function bytesOf(key: string, inBucket: boolean): Promise<Buffer | null> {
  const store = fileStore();
  const stored = inBucket ? await store.read(key) : null;
  if (stored || (!inBucket && (await store.sizeOf(key)) !== null)) return stored;
  return pictures.makeMissingSize(key);
}

async function bytesOfPhoto([, key = '', id = '']: RegExpExecArray): Promise<Buffer | null> {
  if (!(await reviews.showsPhoto(id))) return null;
  return (await fileStore().read(key)) ?? pictures.makeMissingSize(key);
}

/** Sends pictures from the shop's own origin, and makes a missing size when it is first asked for. */
const storedPictures = () => {
  const inBucket = bucketSettings() !== null;
  return async (ctx: Context, next: Next) => {
    if (!['GET', 'HEAD'].includes(ctx.method)) return next();
    const photo = reviewPhoto.exec(ctx.path);
    const key = address.exec(ctx.path)?.[1];
    const bytes = photo ? await bytesOfPhoto(photo) : key ? await bytesOf(key, inBucket) : null;
    if (!bytes) return next();
    if (photo) ctx.set('Cache-Control', PHOTO_CACHE);
    ctx.type = pictureTypeOf(ctx.path);
    ctx.body = bytes;
  };
};

export default storedPictures;
