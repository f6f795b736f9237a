import { readEnvironment } from '../launcher/settings/environment.mjs';
import { reportToCms } from './job-program.mjs';
import { NIGHTLY, removeOldBackups, removeUnfinished } from './kept-backups.mjs';
import { newBackupFile, writeBackup } from './write-backup.mjs';

reportToCms(async () => {
  const settings = readEnvironment();
  removeUnfinished(settings.BACKUP_DIR);
  const made = await writeBackup(settings, newBackupFile(settings.BACKUP_DIR, NIGHTLY));
  return { ...made, removed: removeOldBackups(settings.BACKUP_DIR) };
});
