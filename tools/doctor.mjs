import { cmsModule } from './launcher/project.mjs';
import { ownerCommand } from './launcher/terminal/owner-command.mjs';
import { print } from './launcher/terminal/terminal.mjs';

const usage = 'Uso: npm run doctor, o npm run doctor -- --repair';

ownerCommand({ usage, options: ['--repair'] }, async (settings, words) => {
  const { runDoctor, shopLocation } = await import('./doctor/run-doctor.mjs');
  const { texts } = await import('./doctor/texts.mjs');
  if (words.includes('--repair')) {
    const { repairShop } = cmsModule('src/doctor/repair-shop.js');
    print(texts.repaired(await repairShop(shopLocation(settings))));
  }
  return runDoctor(settings);
});
