import { createRequire } from 'node:module';
import { projectPath } from '../product/project.mjs';
import { exitWithError } from '../product/terminal/terminal.mjs';

process.env.DATA_DIR = projectPath('.cache/demo-shop');

/** Draws the missing pictures of the demo shop, which take minutes, for all tests that start one. */
async function drawDemoPictures() {
  const built = (name) => createRequire(import.meta.url)(projectPath('cms/dist/src/demo-shop', name));
  const { picturesToDraw } = built('pictures/demo-pictures');
  const { storePictures } = built('pictures/store-pictures');
  const { demoProducts } = built('products/demo-product');
  await storePictures(picturesToDraw(demoProducts), () => undefined);
}

drawDemoPictures().catch(exitWithError);
