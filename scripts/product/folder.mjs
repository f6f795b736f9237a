import { accessSync, constants, mkdirSync } from 'node:fs';
import { PlainError } from './terminal.mjs';

/** Makes the folder of the shop's data where there is none; refuses one that cannot be written. */
export function checkFolder(folder) {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch ({ code }) {
    throw new PlainError(`DATA_DIR ${folder} cannot be used (${code}). Set it to a folder of your own.`);
  }
}
