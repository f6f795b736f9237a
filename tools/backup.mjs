import path from 'node:path';
import { ownerCommand } from './launcher/terminal/owner-command.mjs';

const usage = 'Uso: npm run backup, o npm run backup -- archivo.tar.gz';

ownerCommand({ usage, files: 1 }, async (settings, [file]) => {
  const { backUp } = await import('./backup/write-backup.mjs');
  // INIT_CWD is the folder where npm was called.
  await backUp(settings, file && path.resolve(process.env.INIT_CWD ?? '.', file));
});
