import { mkdirSync, rmSync } from 'node:fs';
import { cmsModule, projectPath } from '../launcher/project.mjs';
import { exitWithError } from '../launcher/terminal/terminal.mjs';

const FOLDER = projectPath('cms/demo-pictures');

/** Draws the pictures of the demo shop anew, after a change of the drawings; needs a built cms and takes minutes. */
async function drawDemoPictures() {
  const { picturesToDraw } = cmsModule('src/demo-shop/pictures/demo-pictures.js');
  const { drawPictures } = cmsModule('src/demo-shop/pictures/draw-pictures.js');
  const { demoProducts } = cmsModule('src/demo-shop/products/demo-product.js');
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER);
  await drawPictures(picturesToDraw(demoProducts), FOLDER);
}

drawDemoPictures().catch(exitWithError);
