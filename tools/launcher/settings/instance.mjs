import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { readRecord, writePrivateFile } from './private-file.mjs';

const fileIn = (dataDir) => path.join(dataDir, 'instance.json');

/** Returns the id of the shop in a data folder, undefined before it sent anything off the machine. */
export const readInstanceId = (dataDir) => readRecord(fileIn(dataDir))?.id;

/** Returns the id, making it at its first use; no backup or copy holds it, so that a restored shop is another instance. */
export function instanceIdOf(dataDir) {
  const id = readInstanceId(dataDir) ?? randomUUID();
  if (readInstanceId(dataDir) !== id) writePrivateFile(fileIn(dataDir), { id });
  return id;
}
