import path from 'node:path';
import { ownerCommand } from './launcher/terminal/owner-command.mjs';
import { print } from './launcher/terminal/terminal.mjs';

const usage = `Uso: npm run backup, o npm run backup -- archivo.tar.gz
La clave para las copias que salen de la máquina: npm run backup -- --new-key
La tienda que reemplaza a la que mandaba las copias: npm run backup -- --take-over`;

async function showNewKey() {
  const [{ newKey }, { texts }] = [
    await import('./offsite/age-files.mjs'),
    await import('./offsite/texts.mjs'),
  ];
  const { key, recipient } = await newKey();
  print(`\n${texts.newKey(key, recipient)}`);
}

// Settings that lack the public key are why a key is made.
const syntax = { usage, files: 1, options: ['--new-key', '--take-over'], bare: '--new-key' };

ownerCommand(syntax, async (settings, words) => {
  if (words.includes('--new-key')) return showNewKey();
  if (words.includes('--take-over')) return (await import('./copy/take-over.mjs')).takeOver(settings);
  const { backUp } = await import('./backup/write-backup.mjs');
  const offsite = settings.BACKUP_TO && (await import('./backup/offsite-backups.mjs'));
  const [file] = words;
  if (offsite && file) offsite.requireSendable(file);
  // INIT_CWD is the folder where npm was called.
  const made = await backUp(settings, file && path.resolve(process.env.INIT_CWD ?? '.', file));
  return offsite ? offsite.sendBackup(settings, made) : true;
});
