import { randomBytes } from 'node:crypto';
import { fileStore } from '../../../platform/storage/file-store';
import type { StoredFile } from '../../../platform/storage/stored-file';
import { audit } from '../../../platform/access/audit-log';
import { decodePicture, encodePicture } from './picture-codec';
import { encodeSize, pictureEndings } from './picture-sizes';
import { runQueued } from './processing-queue';

const MAX_SIDE = 1600;

export type StoredPicture = { url: string; filename: string };

async function filesOf(source: Buffer, id: string): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  for (const ending of pictureEndings)
    files.push({ key: `pictures/${id}${ending}`, bytes: await encodeSize(source, ending) });
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
    await storeFiles(await filesOf(source, id), stored.url);
  });
  return stored;
}
