import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { PICTURE_WIDTHS } from '@shop/contract';
import sharp from 'sharp';
import { dataDir } from '../../../shared/environment';
import { register } from '../../../shared/register';
import { decodePicture, drawn } from './decode';
import { removeFiles, requireRoom, writeFiles, type NewFile } from './files';
import { inTurn } from './turns';

const LARGEST = 1600;
const preview = { width: 1200, height: 630, fit: 'contain', background: '#f7efea' } as const;

export type StoredPicture = { url: string; filename: string };

const folder = () => path.join(dataDir(), 'public/uploads/pictures');

async function variantsOf(source: Buffer, id: string): Promise<NewFile[]> {
  const files: NewFile[] = [];
  const add = (name: string, bytes: Buffer) => files.push({ path: path.join(folder(), name), bytes });
  for (const width of PICTURE_WIDTHS) {
    const resized = sharp(source).resize({ width, withoutEnlargement: true });
    add(`${id}-${width}.avif`, await drawn(resized.clone().avif({ quality: 55, effort: 1 })));
    add(`${id}-${width}.webp`, await drawn(resized.clone().webp({ quality: 78, effort: 3 })));
  }
  add(`${id}-og.jpg`, await drawn(sharp(source).resize(preview).jpeg({ quality: 80, mozjpeg: true })));
  add(`${id}.jpg`, await drawn(sharp(source).jpeg({ quality: 82, mozjpeg: true })));
  return files;
}

async function keep(files: NewFile[], url: string): Promise<void> {
  await writeFiles(files);
  try {
    await register({ action: 'picture-uploaded', after: { url } });
  } catch (error) {
    await removeFiles(files.map((file) => file.path));
    throw error;
  }
}

/** Keeps a picture for everybody to see, drawn anew in every width and format the shop shows. */
export async function storePicture(file: Buffer): Promise<StoredPicture> {
  await requireRoom();
  const id = randomBytes(16).toString('hex');
  const stored = { url: `/uploads/pictures/${id}.jpg`, filename: `${id}.jpg` };
  await inTurn(async () => {
    const picture = await decodePicture(file);
    const resized = picture.resize({
      width: LARGEST,
      height: LARGEST,
      fit: 'inside',
      withoutEnlargement: true,
    });
    await keep(await variantsOf(await drawn(resized.png({ compressionLevel: 1 })), id), stored.url);
  });
  return stored;
}
