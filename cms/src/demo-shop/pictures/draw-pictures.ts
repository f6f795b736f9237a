import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type DemoPicture } from './demo-pictures';
import { drawScene } from './drawing/draw-scene';
import { pictureFile } from './store-pictures';

const WIDTH = 1280;
const WEBP = { quality: 68, effort: 5 } as const;

/** Draws the demo shop's pictures, which takes many minutes; the shop itself copies the drawn files. */
export async function drawPictures(pictures: readonly DemoPicture[], folder: string): Promise<void> {
  for (const { key, scene } of pictures) {
    const picture = await drawScene(scene, WIDTH);
    await writeFile(path.join(folder, pictureFile(key)), await picture.webp(WEBP).toBuffer());
  }
}
