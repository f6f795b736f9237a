import path from 'node:path';
import { ownerCommand } from './product/owner-command.mjs';

const usage = 'Uso: npm run backup, o npm run backup -- archivo.tar.gz';

ownerCommand({ usage, files: 1 }, async (settings, [given]) => {
  const { defaultFile, writeBackup } = await import('./backup/write-backup.mjs');
  // Relative to where the command was typed, which npm remembers.
  await writeBackup(settings, given ? path.resolve(process.env.INIT_CWD ?? '.', given) : defaultFile());
});
