import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileStore } from '../../platform/storage/file-store';
import { pictureFile } from './demo-pictures';

// Names follow the content, so a retry after an interrupted seed stores the same files.
const idOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex').slice(0, 32);

/** Stores the drawn pictures and returns their addresses by key; their sizes are made when they are first shown. */
export async function storePictures(keys: readonly string[], folder: string): Promise<Map<string, string>> {
  const drawn = await Promise.all(
    keys.map(async (key) => {
      const bytes = await readFile(path.join(folder, pictureFile(key)));
      return { key, id: idOf(bytes), bytes };
    }),
  );
  const files = drawn.map(({ id, bytes }) => ({ key: `pictures/${id}.webp`, bytes }));
  await fileStore().write(files, false);
  return new Map(drawn.map(({ key, id }) => [key, `/uploads/pictures/${id}.jpg`]));
}
