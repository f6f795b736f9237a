import path from 'node:path';
import { ownerCommand } from './product/owner-command.mjs';
import { PlainError } from './product/terminal.mjs';

const usage = 'Decí qué copia: npm run restore -- backups/archivo.tar.gz';

ownerCommand({ usage, files: 1 }, async (settings, [given]) => {
  const { readBackup } = await import('./backup/read-backup.mjs');
  if (!given) throw new PlainError(usage);
  return readBackup(settings, path.resolve(process.env.INIT_CWD ?? '.', given));
});
