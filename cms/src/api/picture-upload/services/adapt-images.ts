import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { errorCodes, MAX_IMAGE_BYTES, messages } from '@shop/contract';
import type { Core } from '@strapi/strapi';
import { HttpError } from '../../../platform/http/http-error';
import { toPanelError } from '../../../platform/panel/panel-error';
import { fileStore } from '../../../platform/storage/file-store';
import { UPLOADS } from '../../../platform/storage/stored-file';
import { reencodePicture } from './picture-codec';
import { encodeSize } from './picture-sizes';
import { runQueued } from './processing-queue';

const MAX_SIDE = 1600;
const JPEG = { quality: 88, mozjpeg: true } as const;
const THUMBNAIL = '-320.webp';

export type LibraryFile = {
  id: number;
  name: string;
  hash: string;
  ext: string;
  mime: string;
  url: string;
  filepath: string;
  sizeInBytes?: number;
  getStream(): Readable;
  tmpWorkingDirectory: string;
  documentId?: string;
  createdAt?: unknown;
  folderPath?: string;
};
type Images = {
  isImage(): Promise<boolean>;
  isFaultyImage(): Promise<boolean>;
  isOptimizableImage(): Promise<boolean>;
  generateFileName(name: string): string;
  optimize(file: LibraryFile): Promise<LibraryFile>;
  generateThumbnail(file: LibraryFile): Promise<object | null>;
  generateResponsiveFormats(): Promise<object[]>;
};

type ProviderFile = Pick<LibraryFile, 'hash' | 'ext' | 'url'> & { stream: Readable };
type Provider = { uploadStream(file: ProviderFile): Promise<void> };

export const newPictureId = (): string => randomBytes(16).toString('hex');

// The id of a picture that the shop has re-encoded itself; the panel's uploads get a random one.
const prepared = new AsyncLocalStorage<string>();

/** Runs an upload of a picture that is re-encoded already, to be stored under the given id. */
export const asPrepared = <T>(id: string, upload: () => Promise<T>): Promise<T> => prepared.run(id, upload);

/** Re-encodes a picture as the original that is kept: upright, without metadata and not larger than needed. */
export const encodeOriginal = (file: Buffer): Promise<Buffer> => reencodePicture(file, MAX_SIDE, JPEG);

async function asFile(folder: string, name: string, bytes: Buffer) {
  const filepath = path.join(folder, name);
  await writeFile(filepath, bytes);
  const { size } = await stat(filepath);
  return { filepath, size: size / 1000, sizeInBytes: size, getStream: () => createReadStream(filepath) };
}

async function reencode(file: LibraryFile): Promise<LibraryFile> {
  if (prepared.getStore()) return file;
  try {
    if ((file.sizeInBytes ?? 0) > MAX_IMAGE_BYTES)
      throw new HttpError(413, errorCodes.uploadTooLarge, messages.uploadTooLarge);
    const bytes = await runQueued(async () => encodeOriginal(await readFile(file.filepath)));
    const stored = await asFile(file.tmpWorkingDirectory, 'original.jpg', bytes);
    return { ...file, ...stored, ext: '.jpg', mime: 'image/jpeg' };
  } catch (error) {
    throw toPanelError(error);
  }
}

async function smallestSize(file: LibraryFile): Promise<object> {
  // The plugin stores the picture meanwhile and then forgets its path.
  const bytes = await encodeSize(await buffer(file.getStream()), THUMBNAIL);
  return {
    ...(await asFile(file.tmpWorkingDirectory, 'thumbnail.webp', bytes)),
    name: file.name,
    hash: `${file.hash}-320`,
    ext: '.webp',
    mime: 'image/webp',
    path: null,
    width: 320,
    height: null,
  };
}

// Strapi's own way of storing writes in place: a copy of the shop, or a power cut, would find half a picture.
async function storeWhole(file: ProviderFile): Promise<void> {
  const key = `${file.hash}${file.ext}`;
  try {
    await fileStore().write([{ key, bytes: await buffer(file.stream) }]);
  } catch (error) {
    throw toPanelError(error);
  }
  file.url = `${UPLOADS}${key}`;
}

/** Stores every upload, also those of Strapi's panel, as the shop stores pictures: one address, one original. */
export function adaptImages(strapi: Core.Strapi): void {
  const images = strapi.plugin('upload').service('image-manipulation') as Images;
  images.generateFileName = () => `pictures/${prepared.getStore() ?? newPictureId()}`;
  // Strapi stores what it takes for no picture as it is: every file goes through the shop's checks, which refuse it.
  images.isImage = () => Promise.resolve(true);
  images.isFaultyImage = () => Promise.resolve(false);
  images.isOptimizableImage = () => Promise.resolve(true);
  images.optimize = reencode;
  images.generateThumbnail = smallestSize;
  // The shop makes its own sizes when they are first asked for.
  images.generateResponsiveFormats = () => Promise.resolve([]);
  (strapi.plugin('upload').provider as Provider).uploadStream = storeWhole;
}
