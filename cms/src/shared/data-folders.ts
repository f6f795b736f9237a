import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { dataDir } from './environment';

/** Makes the folders the shop writes to; what is private is readable by its own user only. */
export function makeDataFolders(): void {
  for (const folder of ['public/uploads/pictures'])
    mkdirSync(path.join(dataDir(), folder), { recursive: true });
  for (const folder of ['proofs', 'outbox'])
    mkdirSync(path.join(dataDir(), folder), { recursive: true, mode: 0o700 });
}
