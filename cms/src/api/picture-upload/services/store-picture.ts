import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { isDiskFull } from '../../../database/database-errors';
import { audit } from '../../../platform/access/audit-log';
import { storageFull } from '../../../platform/http/http-error';
import { fileStore } from '../../../platform/storage/file-store';
import { asPrepared, encodeOriginal, newPictureId } from './adapt-images';
import { pictureEndings } from './picture-sizes';
import { runQueued } from './processing-queue';

const MIME = 'image/jpeg';
const FILE = 'plugin::upload.file';

export type StoredPicture = { url: string; filename: string };
type Uploads = { upload(request: object): Promise<unknown> };

/** Returns the keys of everything that is stored of a picture. */
export const keysOf = (hash: string): string[] =>
  [...pictureEndings, '.webp'].map((ending) => `${hash}${ending}`);

/** Re-encodes a picture for a caller that stores it itself; throws 400 for no picture, 503 while too many wait. */
export const reencode = (file: Buffer): Promise<Buffer> => runQueued(() => encodeOriginal(file));

// The library shows the name; characters that are special in a path or invisible are dropped.
export const libraryName = (filename = ''): string =>
  filename
    .replace(/[<>:"/\\|?*\u0000-\u001f\u007f]/g, '')
    .slice(-100)
    .trim() || 'foto.jpg';

async function upload(id: string, name: string, bytes: Buffer): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'shop-picture-'));
  try {
    const filepath = path.join(folder, 'picture.jpg');
    await writeFile(filepath, bytes);
    const file = { filepath, originalFilename: `${id}.jpg`, mimetype: MIME, size: bytes.length };
    const uploads = strapi.plugin('upload').service('upload') as Uploads;
    await asPrepared(id, () => uploads.upload({ data: { fileInfo: { name } }, files: file }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function withdraw(hash: string): Promise<void> {
  await strapi.db.query(FILE).deleteMany({ where: { hash } });
  await fileStore().remove(keysOf(hash));
}

/** Re-encodes a picture and adds it to the media library; its sizes are made when they are first asked for. */
export async function storePicture(file: Buffer, filename?: string): Promise<StoredPicture> {
  await fileStore().requireRoom();
  const id = newPictureId();
  const hash = `pictures/${id}`;
  const url = `/uploads/${hash}.jpg`;
  await runQueued(async () => {
    const bytes = await encodeOriginal(file);
    try {
      await upload(id, libraryName(filename), bytes);
      await audit({ action: 'picture-uploaded', after: { url } });
    } catch (error) {
      await withdraw(hash).catch(() => undefined);
      throw isDiskFull(error) ? storageFull() : error;
    }
  });
  return { url, filename: `${id}.jpg` };
}
