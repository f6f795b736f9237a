import { mkdir, rm } from 'node:fs/promises';
import { HERO_KEYS, pictureFile, scenesToDraw } from '../../cms/src/demo-shop/pictures/demo-pictures';
import { demoProducts } from '../../cms/src/demo-shop/products/demo-product';
import { projectPath } from '../launcher/project.mjs';
import { drawHero } from './draw-hero';
import { drawScene } from './draw-scene';

const FOLDER = projectPath('cms/demo-pictures');
/** The storefront's own picture, for a shop without one of its own and for links to it. */
const BUNDLED = projectPath('storefront/public/assets/hero.jpg');
const WIDTH = 960;
const WEBP = { quality: 50, effort: 6 } as const;

/** Draws the demo shop's pictures anew, which takes minutes; the shop itself copies the drawn files. */
export async function drawPictures(): Promise<void> {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER);
  const save = async (key: string, picture: Awaited<ReturnType<typeof drawScene>>) =>
    picture.webp(WEBP).toFile(`${FOLDER}/${pictureFile(key)}`);
  for (const key of HERO_KEYS) await save(key, await drawHero(key));
  for (const { key, scene } of scenesToDraw(demoProducts)) await save(key, await drawScene(scene, WIDTH));
  await (await drawHero('link')).jpeg({ quality: 80, mozjpeg: true }).toFile(BUNDLED);
}
