import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { fileStore } from '../../platform/storage/file-store';
import { secret } from '../../settings/environment';
import { pictureFile, productPictures } from '../pictures/demo-pictures';
import { demoProducts } from '../products/demo-product';
import type { DemoReview } from '../reviews/demo-reviews';

const SIDE = 1000;
const TILT_DEGREES = 4;
const SHEET = '#cdb9a8';
const PRINT = { width: 640, height: 800 };
const BORDER = 36;
const CAPTION_HEIGHT = 110;

/** Ids of the reviews' photos, each review by itself. */
export type ReviewPhotos = ReadonlyMap<DemoReview, string>;

// The id is keyed, so that an order number does not reveal the address of its photo.
const idOf = ({ order, position }: DemoReview): string =>
  createHmac('sha256', secret('LINK_SECRET'))
    .update(`demo photo ${order.orderNumber} ${position}`)
    .digest('hex')
    .slice(0, 32);

// The picture of the colour that was bought; the last one is the closest.
function drawnKey({ line }: DemoReview): string | undefined {
  const drawn = productPictures(demoProducts[line.product]!);
  const ofColor = drawn.filter(({ colors }) => line.color === null || colors.includes(line.color));
  return (ofColor.length > 0 ? ofColor : drawn).at(-1)?.key;
}

const caption = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${PRINT.width}" height="${CAPTION_HEIGHT}"><text x="50%" y="66" font-family="sans-serif" font-size="40" fill="#5e4c50" text-anchor="middle">Foto de ejemplo</text></svg>`,
);

// A drawing passes for no photo: it is shown as a print whose border says so.
async function printOf(drawn: Buffer): Promise<Buffer> {
  const print = await sharp(drawn)
    .resize(PRINT)
    .extend({ top: BORDER, left: BORDER, right: BORDER, bottom: CAPTION_HEIGHT, background: '#fff' })
    .composite([{ input: caption, left: BORDER, top: BORDER + PRINT.height }])
    .png()
    .toBuffer();
  const tilted = await sharp(print).rotate(TILT_DEGREES, { background: SHEET }).toBuffer();
  return sharp(tilted)
    .resize(SIDE, SIDE, { fit: 'contain', background: SHEET })
    .jpeg({ quality: 82 })
    .toBuffer();
}

/** Stores the photos of the demo reviews that have one; a retry stores the same files. */
export async function storeReviewPhotos(
  reviews: readonly DemoReview[],
  folder: string,
): Promise<ReviewPhotos> {
  const photos = reviews.map(async (review): Promise<[DemoReview, string][]> => {
    const key = review.hasPhoto ? drawnKey(review) : undefined;
    if (!key) return [];
    const id = idOf(review);
    const bytes = await printOf(await readFile(path.join(folder, pictureFile(key))));
    await fileStore().write([{ key: `review-photos/${id}.jpg`, bytes }], false);
    return [[review, id]];
  });
  return new Map((await Promise.all(photos)).flat());
}
