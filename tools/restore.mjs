import path from 'node:path';
import { ownerCommand } from './launcher/terminal/owner-command.mjs';
import { UserError } from './launcher/terminal/terminal.mjs';

const usage = 'Decí qué copia: npm run restore -- backups/archivo.tar.gz';

ownerCommand({ usage, files: 1 }, async (settings, [file]) => {
  const { readBackup } = await import('./backup/read-backup.mjs');
  if (!file) throw new UserError(usage);
  return readBackup(settings, path.resolve(process.env.INIT_CWD ?? '.', file));
});
