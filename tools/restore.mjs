import path from 'node:path';
import { ownerCommand } from './launcher/terminal/owner-command.mjs';
import { UserError } from './launcher/terminal/terminal.mjs';

const usage = `Decí qué copia: npm run restore -- backups/archivo.tar.gz
o, de la copia continua: npm run restore -- --from-copy [carpeta] [--at "2026-11-26 14:32"]`;

const fromHere = (name) => name && path.resolve(process.env.INIT_CWD ?? '.', name);

ownerCommand({ usage, files: 2, options: ['--from-copy', '--at'] }, async (settings, words) => {
  const moment = words.includes('--at') ? (words[words.indexOf('--at') + 1] ?? '') : undefined;
  const [place, ...more] = words.filter((word) => !word.startsWith('--') && word !== moment);
  const isCopy = words.includes('--from-copy');
  if (more.length > 0 || (!isCopy && (!place || moment !== undefined))) throw new UserError(usage);
  if (!isCopy) return (await import('./backup/read-backup.mjs')).readBackup(settings, fromHere(place));
  return (await import('./copy/restore-copy.mjs')).restoreCopy(settings, fromHere(place), moment);
});
