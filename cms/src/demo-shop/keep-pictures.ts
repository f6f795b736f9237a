import { createHash } from 'node:crypto';
import { PICTURE_WIDTHS } from '@shop/contract';
import sharp, { type Sharp } from 'sharp';
import { fileStore } from '../shared/file-store/file-store';
import { type DemoPicture } from './pictures';

const FULL_WIDTH = 1280;
const AT_ONCE = 2;
const AVIF = { quality: 52, chromaSubsampling: '4:2:0' } as const;
// The wide ones take most of the time, and gain least from more of it.
const effortFor = (width: number): number => (width < 960 ? 1 : 0);
const PREVIEW = { width: 1200, height: 630, fit: 'contain', background: '#f7efea' } as const;

const keyOf = (name: string): string => `pictures/${name}`;

// The same drawing always has the same address: a seed that was cut off finds what it had already drawn.
const idOf = (svg: string): string => createHash('sha256').update(svg).digest('hex').slice(0, 32);

async function keep(name: string, picture: Sharp): Promise<void> {
  await fileStore().write([{ key: keyOf(name), bytes: await picture.toBuffer() }], false);
}

type Pixels = { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } };

const pixelsOf = (picture: Sharp): Promise<Pixels> => picture.raw().toBuffer({ resolveWithObject: true });
const pictureOf = ({ data, info }: Pixels): Sharp => sharp(data, { raw: info });

async function keepSized(id: string, full: Pixels, width: number): Promise<void> {
  const sized = width === full.info.width ? full : await pixelsOf(pictureOf(full).resize(width));
  await keep(`${id}-${width}.avif`, pictureOf(sized).avif({ ...AVIF, effort: effortFor(width) }));
  await keep(`${id}-${width}.webp`, pictureOf(sized).webp({ quality: 76, effort: 1 }));
}

async function drawAll(svg: string, id: string): Promise<void> {
  const full = await pixelsOf(sharp(Buffer.from(svg)).resize(FULL_WIDTH).removeAlpha());
  for (const width of PICTURE_WIDTHS) await keepSized(id, full, width);
  await keep(`${id}-og.jpg`, pictureOf(full).resize(PREVIEW).jpeg({ quality: 80 }));
  // Last, so that its being there means that all of them are.
  await keep(`${id}.jpg`, pictureOf(full).jpeg({ quality: 82 }));
}

async function kept(picture: DemoPicture): Promise<string> {
  const svg = picture.svg();
  const id = idOf(svg);
  if ((await fileStore().sizeOf(keyOf(`${id}.jpg`))) === null) await drawAll(svg, id);
  return `/uploads/pictures/${id}.jpg`;
}

/**
 * Draws the pictures in every width and format the shop shows, and answers their addresses by key.
 * The upload's own pipeline reads untrusted files and syncs each of them: for drawings of our own that is time lost.
 */
export async function keepPictures(
  pictures: readonly DemoPicture[],
  progress: (done: number) => void,
): Promise<Map<string, string>> {
  const addresses = new Map<string, string>();
  const waiting = [...pictures];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      addresses.set(next.key, await kept(next));
      progress(addresses.size);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return addresses;
}
