import { appendFile, chmod, copyFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { dataDir } from '../../../../settings/environment';
import { ledgerLine, parseLedger, type Erasure } from '../../domain/erasure';

const NAME = 'erasures.jsonl';
const fileIn = (folder: string): string => path.join(folder, NAME);

const backupFolder = (): string => path.resolve(process.env.BACKUP_DIR || path.join(dataDir(), 'backups'));

const readFrom = async (folder: string): Promise<Erasure[]> =>
  parseLedger(await readFile(fileIn(folder), 'utf8').catch(() => ''));

/** Reads the erasures that this machine knows, from the data folder and from beside the backups. */
export const readLedger = async (): Promise<Erasure[]> => {
  const all = [...(await readFrom(dataDir())), ...(await readFrom(backupFolder()))];
  return [...new Map(all.map((erasure) => [erasure.id, erasure])).values()];
};

/** Adds erasures to the file that is newer than any backup: whoever restores one erases them again. */
export async function appendToLedger(erasures: readonly Erasure[]): Promise<void> {
  if (erasures.length === 0) return;
  const file = fileIn(dataDir());
  // A line that a crash cut off must not swallow the next one.
  await appendFile(file, `\n${erasures.map(ledgerLine).join('')}`, { mode: 0o600, flush: true } as never);
  await chmod(file, 0o600);
  await copyBesideBackups(file);
}

// A lost disk takes the data folder along; backups are copied elsewhere, and the ledger with them.
async function copyBesideBackups(file: string): Promise<void> {
  try {
    await mkdir(backupFolder(), { recursive: true, mode: 0o700 });
    await copyFile(file, fileIn(backupFolder()));
  } catch (error) {
    strapi.log.warn(
      `The list of erasures is not beside the backups: ${error instanceof Error ? error.name : ''}`,
    );
  }
}
