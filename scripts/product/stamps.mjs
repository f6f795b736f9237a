import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What a stamp file says, or null when there is none. */
export const readStamp = (file) => (existsSync(file) ? readFileSync(file, 'utf8').trim() : null);

export function writeStamp(file, value) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${value}\n`);
}
