import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { type DemoPicture } from './demo-pictures';
import { pictureFile } from './store-pictures';

const WIDTH = 1280;
const CONCURRENCY = 2;
const WEBP = { quality: 50, effort: 5 } as const;

async function drawPicture({ key, svg }: DemoPicture, folder: string): Promise<void> {
  const picture = sharp(Buffer.from(svg())).resize(WIDTH).removeAlpha();
  await writeFile(path.join(folder, pictureFile(key)), await picture.webp(WEBP).toBuffer());
}

/** Draws the demo shop's pictures, which takes minutes; the shop itself copies the drawn files. */
export async function drawPictures(pictures: readonly DemoPicture[], folder: string): Promise<void> {
  const queue = [...pictures];
  const drain = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) await drawPicture(next, folder);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, drain));
}
