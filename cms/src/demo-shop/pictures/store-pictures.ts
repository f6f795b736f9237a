import { createHash } from 'node:crypto';
import { PICTURE_WIDTHS } from '@shop/contract';
import sharp, { type Sharp } from 'sharp';
import { fileStore } from '../../platform/storage/file-store';
import { type DemoPicture } from './demo-pictures';

const FULL_WIDTH = 1280;
const CONCURRENCY = 2;
const AVIF = { quality: 52, chromaSubsampling: '4:2:0' } as const;
// Wide pictures take most of the encoding time and gain least from more effort.
const effortFor = (width: number): number => (width < 960 ? 1 : 0);
const PREVIEW = { width: 1200, height: 630, fit: 'contain', background: '#f7efea' } as const;

const keyOf = (name: string): string => `pictures/${name}`;

// Content hashes let an interrupted seed reuse the pictures it has already drawn.
const idOf = (svg: string): string => createHash('sha256').update(svg).digest('hex').slice(0, 32);

async function store(name: string, picture: Sharp): Promise<void> {
  await fileStore().write([{ key: keyOf(name), bytes: await picture.toBuffer() }], false);
}

type Pixels = { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } };

const pixelsOf = (picture: Sharp): Promise<Pixels> => picture.raw().toBuffer({ resolveWithObject: true });
const pictureOf = ({ data, info }: Pixels): Sharp => sharp(data, { raw: info });

async function storeResized(id: string, full: Pixels, width: number): Promise<void> {
  const sized = width === full.info.width ? full : await pixelsOf(pictureOf(full).resize(width));
  await store(`${id}-${width}.avif`, pictureOf(sized).avif({ ...AVIF, effort: effortFor(width) }));
  await store(`${id}-${width}.webp`, pictureOf(sized).webp({ quality: 76, effort: 1 }));
}

async function drawVariants(svg: string, id: string): Promise<void> {
  const full = await pixelsOf(sharp(Buffer.from(svg)).resize(FULL_WIDTH).removeAlpha());
  for (const width of PICTURE_WIDTHS) await storeResized(id, full, width);
  await store(`${id}-og.jpg`, pictureOf(full).resize(PREVIEW).jpeg({ quality: 80 }));
  // The JPEG is written last: its existence proves that all variants are stored.
  await store(`${id}.jpg`, pictureOf(full).jpeg({ quality: 82 }));
}

async function storePicture(picture: DemoPicture): Promise<string> {
  const svg = picture.svg();
  const id = idOf(svg);
  if ((await fileStore().sizeOf(keyOf(`${id}.jpg`))) === null) await drawVariants(svg, id);
  return `/uploads/pictures/${id}.jpg`;
}

/** Draws the pictures in every width and format; drawings are trusted and need no checks or fsync. */
export async function storePictures(
  pictures: readonly DemoPicture[],
  progress: (done: number) => void,
): Promise<Map<string, string>> {
  const addresses = new Map<string, string>();
  const queue = [...pictures];
  const drain = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      addresses.set(next.key, await storePicture(next));
      progress(addresses.size);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, drain));
  return addresses;
}
