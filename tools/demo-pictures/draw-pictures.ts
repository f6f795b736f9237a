import { mkdir, rm, writeFile } from 'node:fs/promises';
import { pictureFile, picturesToDraw } from '../../cms/src/demo-shop/pictures/demo-pictures';
import { demoProducts } from '../../cms/src/demo-shop/products/demo-product';
import { projectPath } from '../launcher/project.mjs';
import { drawScene } from './draw-scene';

const FOLDER = projectPath('cms/demo-pictures');
const WIDTH = 1280;
const WEBP = { quality: 68, effort: 5 } as const;

/** Draws the demo shop's pictures anew, which takes minutes; the shop itself copies the drawn files. */
export async function drawPictures(): Promise<void> {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER);
  for (const { key, scene } of picturesToDraw(demoProducts)) {
    const picture = await drawScene(scene, WIDTH);
    await writeFile(`${FOLDER}/${pictureFile(key)}`, await picture.webp(WEBP).toBuffer());
  }
}
