import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository; it may hold spaces. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Where backups are kept unless a file is named. */
export const backupFolder = () => path.resolve(ROOT, process.env.BACKUP_DIR || 'backups');

export const place = (...parts) => path.join(ROOT, ...parts);
