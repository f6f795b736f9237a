import os from 'node:os';
import { readEnvironment } from '../launcher/settings/environment.mjs';
import { NIGHTLY, removeOldBackups, removeUnfinished } from './kept-backups.mjs';
import { newBackupFile, writeBackup } from './write-backup.mjs';

// The cms starts this program and is told the result; without the cms nobody would learn it.
process.once('disconnect', () => process.exit(1));

async function backUp() {
  // Shoppers come first.
  os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
  process.umask(0o077);
  const settings = readEnvironment();
  removeUnfinished(settings.BACKUP_DIR);
  const made = await writeBackup(settings, newBackupFile(settings.BACKUP_DIR, NIGHTLY));
  return { ...made, removed: removeOldBackups(settings.BACKUP_DIR) };
}

backUp()
  .then(
    (made) => ({ made }),
    (error) => ({ fault: error instanceof Error ? error.message : String(error) }),
  )
  .then((result) => process.send?.(result, () => process.disconnect()));
