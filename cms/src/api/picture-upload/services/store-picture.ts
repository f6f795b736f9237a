import { randomBytes } from 'node:crypto';
import { PICTURE_WIDTHS } from '@shop/contract';
import sharp from 'sharp';
import { fileStore } from '../../../platform/storage/file-store';
import type { StoredFile } from '../../../platform/storage/stored-file';
import { audit } from '../../../platform/access/audit-log';
import { decodePicture, encodePicture } from './picture-codec';
import { runQueued } from './processing-queue';

const MAX_SIDE = 1600;
const preview = { width: 1200, height: 630, fit: 'contain', background: '#f7efea' } as const;

export type StoredPicture = { url: string; filename: string };

async function variantsOf(source: Buffer, id: string): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  const add = (name: string, bytes: Buffer) => files.push({ key: `pictures/${name}`, bytes });
  for (const width of PICTURE_WIDTHS) {
    const resized = sharp(source).resize({ width, withoutEnlargement: true });
    add(`${id}-${width}.avif`, await encodePicture(resized.clone().avif({ quality: 55, effort: 1 })));
    add(`${id}-${width}.webp`, await encodePicture(resized.clone().webp({ quality: 78, effort: 3 })));
  }
  add(
    `${id}-og.jpg`,
    await encodePicture(sharp(source).resize(preview).jpeg({ quality: 80, mozjpeg: true })),
  );
  add(`${id}.jpg`, await encodePicture(sharp(source).jpeg({ quality: 82, mozjpeg: true })));
  return files;
}

async function storeFiles(files: StoredFile[], url: string): Promise<void> {
  await fileStore().write(files);
  try {
    await audit({ action: 'picture-uploaded', after: { url } });
  } catch (error) {
    await fileStore().remove(files.map(({ key }) => key));
    throw error;
  }
}

export async function storePicture(file: Buffer): Promise<StoredPicture> {
  await fileStore().requireRoom();
  const id = randomBytes(16).toString('hex');
  const stored = { url: `/uploads/pictures/${id}.jpg`, filename: `${id}.jpg` };
  await runQueued(async () => {
    const picture = await decodePicture(file, MAX_SIDE);
    const source = await encodePicture(picture.png({ compressionLevel: 1 }));
    await storeFiles(await variantsOf(source, id), stored.url);
  });
  return stored;
}
