import { readEnvFile } from './product/env-file.mjs';
import { place } from './product/places.mjs';
import { prepareBuilds, prepareTools } from './product/prepare.mjs';
import { endWith, say } from './product/terminal.mjs';

async function doctor() {
  readEnvFile(place('.env'));
  await prepareTools();
  await prepareBuilds(['cms']);
  const { readEnvironment } = await import('./product/environment.mjs');
  const { examine, placeOf } = await import('./doctor/examine.mjs');
  const { texts } = await import('./doctor/texts.mjs');
  const settings = readEnvironment();
  if (process.argv.includes('--repair')) {
    const { shopCode } = await import('./doctor/shop-code.mjs');
    say(texts.repaired(await shopCode('src/doctor/repair-shop.js').repairShop(placeOf(settings))));
  }
  if (!(await examine(settings))) process.exitCode = 1;
}

doctor().catch(endWith);
