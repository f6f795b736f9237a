import { ownerCommand } from './product/owner-command.mjs';
import { say } from './product/terminal.mjs';

const usage = 'Uso: npm run doctor, o npm run doctor -- --repair';

ownerCommand({ usage, options: ['--repair'] }, async (settings, given) => {
  const { examine, placeOf } = await import('./doctor/examine.mjs');
  const { shopCode } = await import('./doctor/shop-code.mjs');
  const { texts } = await import('./doctor/texts.mjs');
  if (given.includes('--repair'))
    say(texts.repaired(await shopCode('src/doctor/repair-shop.js').repairShop(placeOf(settings))));
  return examine(settings);
});
