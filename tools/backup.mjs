import path from 'node:path';
import { ownerCommand } from './launcher/terminal/owner-command.mjs';
import { print } from './launcher/terminal/terminal.mjs';

const usage = `Uso: npm run backup, o npm run backup -- archivo.tar.gz
La clave para las copias que salen de la máquina: npm run backup -- --new-key`;

async function showNewKey() {
  const [{ newKey }, { texts }] = [
    await import('./offsite/age-files.mjs'),
    await import('./offsite/texts.mjs'),
  ];
  const { key, recipient } = await newKey();
  print(`\n${texts.newKey(key, recipient)}`);
}

// Settings that lack the public key are why a key is made.
const syntax = { usage, files: 1, options: ['--new-key'], bare: '--new-key' };

ownerCommand(syntax, async (settings, words) => {
  if (words.includes('--new-key')) return showNewKey();
  const { backUp } = await import('./backup/write-backup.mjs');
  const [file] = words;
  // INIT_CWD is the folder where npm was called.
  const made = await backUp(settings, file && path.resolve(process.env.INIT_CWD ?? '.', file));
  if (!settings.BACKUP_TO) return true;
  return (await import('./backup/offsite-backups.mjs')).sendBackup(settings, made);
});
