import { existsSync, statfsSync, statSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../product/terminal/terminal.mjs';
import { texts } from './texts.mjs';

const RESERVED_BYTES = 500 * 1024 ** 2;
const RESERVED_SHARE = 0.05;

const sizeOf = (file) => (existsSync(file) ? statSync(file).size : 0);

/** Throws when a backup would take the space that orders need, which may be on the same disk. */
export function requireRoom({ DATA_DIR, DATABASE_URL }, files, folder) {
  // The size of a PostgreSQL database is unknown here; its copy fails and is removed if the disk fills.
  const database = DATABASE_URL ? 0 : sizeOf(path.join(DATA_DIR, 'shop.db'));
  // The database's copy and its copy in the archive exist at the same time.
  const needed = files.reduce((sum, name) => sum + sizeOf(path.join(DATA_DIR, name)), 2 * database);
  const { bavail, blocks, bsize } = statfsSync(folder);
  const free = bavail * bsize - Math.min(RESERVED_BYTES, blocks * bsize * RESERVED_SHARE);
  if (free < needed) throw new UserError(texts.noRoom(needed, Math.max(0, free)));
}
