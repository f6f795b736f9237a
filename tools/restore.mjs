import path from 'node:path';
import { isBucketAddress } from './launcher/settings/bucket-address.mjs';
import { ownerCommand } from './launcher/terminal/owner-command.mjs';
import { UserError } from './launcher/terminal/terminal.mjs';

const usage = `Decí qué copia: npm run restore -- backups/archivo.tar.gz
o, de las que salieron de la máquina: npm run restore -- --from-bucket [nombre]
o, de la copia continua: npm run restore -- --from-copy [carpeta o s3://bucket/carpeta] [--at "2026-11-26 14:32"]`;

const fromHere = (name) =>
  name && (isBucketAddress(name) ? name : path.resolve(process.env.INIT_CWD ?? '.', name));

const sources = {
  '--from-bucket': async (settings, name) =>
    (await import('./backup/restore-from-bucket.mjs')).restoreFromBucket(settings, name),
  '--from-copy': async (settings, place, moment) =>
    (await import('./copy/restore-copy.mjs')).restoreCopy(settings, fromHere(place), moment),
  file: async (settings, file) => {
    if (!file) throw new UserError(usage);
    return (await import('./backup/read-backup.mjs')).readBackupFile(settings, fromHere(file));
  },
};

ownerCommand({ usage, files: 2, options: [...Object.keys(sources), '--at'] }, async (settings, words) => {
  const moment = words.includes('--at') ? (words[words.indexOf('--at') + 1] ?? '') : undefined;
  const [place, ...more] = words.filter((word) => !word.startsWith('--') && word !== moment);
  const [source = 'file', ...others] = Object.keys(sources).filter((name) => words.includes(name));
  const isMistaken =
    more.length > 0 || others.length > 0 || (moment !== undefined && source !== '--from-copy');
  if (isMistaken) throw new UserError(usage);
  return sources[source](settings, place, moment);
});
