import { formatSize } from '../doctor/texts.mjs';
import { print } from '../product/terminal/terminal.mjs';
import { texts } from './texts.mjs';
import { newBackupFile, settingsInEnvironment, writeBackup } from './write-backup.mjs';

/** Writes a backup for its owner and says what it holds and what it does not. */
export async function backUp(settings, wanted) {
  const { file, bytes, files, rows } = await writeBackup(
    settings,
    wanted ?? newBackupFile(settings.BACKUP_DIR),
  );
  print(`\n${texts.made(file, formatSize(bytes), files, rows)}\n${texts.private}`);
  const names = settingsInEnvironment(settings.DATA_DIR);
  if (names.length > 0) print(texts.fromEnvironment(names));
  if (process.env.S3_BUCKET) print(texts.bucket(process.env.S3_BUCKET));
}
