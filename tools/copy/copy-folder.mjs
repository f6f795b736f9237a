import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readRecord, writePrivateFile } from '../launcher/settings/private-file.mjs';

/** The days for which the copy can return to any moment. */
export const KEPT_DAYS = 7;

/** The parts of a folder that holds a continuous copy. */
export const partsOfCopy = (folder) => ({
  // Whose copy it is, and which version and settings the shop has.
  shop: path.join(folder, 'shop.json'),
  status: path.join(folder, 'copy.json'),
  database: path.join(folder, 'database'),
  files: path.join(folder, 'files'),
  // Files that the shop no longer has, below the time of their removal in ms.
  removed: path.join(folder, 'removed'),
});

/** The copy's status as the shop has it; outlives the copy's disk. */
export const statusFile = (dataDir) => path.join(dataDir, 'copy.json');

export const readStatus = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

/** An error whose code is one of the contract's `copyFaultTexts`. */
export class CopyError extends Error {
  constructor(fault) {
    super(fault);
    this.fault = fault;
  }
}

/**
 * Makes the folder of a copy ready; throws when it is another instance's, or when it was used before and is empty now, as
 * the folder of a disk that is not connected is: the copy would fill the disk that it protects.
 */
export function openCopyFolder(folder, dataDir, shop) {
  const { shop: marker, ...parts } = partsOfCopy(folder);
  const wasUsed = readStatus(statusFile(dataDir))?.folder === folder;
  if (!existsSync(marker) && wasUsed) throw new CopyError('folder');
  const owner = readRecord(marker)?.id ?? shop.id;
  if (owner !== shop.id) throw new CopyError('other-shop');
  for (const one of [folder, parts.database, parts.files, parts.removed])
    mkdirSync(one, { recursive: true, mode: 0o700 });
  writePrivateFile(marker, shop);
}

const FAULTS = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  ENOENT: 'folder',
  ENODEV: 'folder',
  EIO: 'folder',
  EACCES: 'closed',
  EPERM: 'closed',
  EROFS: 'closed',
};

/** Returns the contract's name for an error. */
export const faultOf = ({ fault, code }) => fault ?? FAULTS[code] ?? 'unexpected';
