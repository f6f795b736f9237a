import path from 'node:path';
import { ownerCommand } from './product/terminal/owner-command.mjs';
import { UserError } from './product/terminal/terminal.mjs';

const usage = 'Decí qué copia: npm run restore -- backups/archivo.tar.gz';

ownerCommand({ usage, files: 1 }, async (settings, [file]) => {
  const { readBackup } = await import('./backup/read-backup.mjs');
  if (!file) throw new UserError(usage);
  return readBackup(settings, path.resolve(process.env.INIT_CWD ?? '.', file));
});
