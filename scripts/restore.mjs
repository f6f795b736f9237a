import path from 'node:path';
import { ownerCommand } from './product/owner-command.mjs';
import { PlainError } from './product/terminal.mjs';

ownerCommand(async (settings, [given]) => {
  const { readBackup } = await import('./backup/read-backup.mjs');
  const { texts } = await import('./backup/texts.mjs');
  if (!given) throw new PlainError(texts.usage);
  return readBackup(settings, path.resolve(process.env.INIT_CWD ?? '.', given));
});
