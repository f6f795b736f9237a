import { readdir, stat } from 'node:fs/promises';

/** Returns size and time of a file, null where it is gone. */
export const infoOf = (file) =>
  stat(file).catch((error) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
    throw error;
  });

/** Lists the files and folders in a folder; none where it is gone. */
export async function listFolder(folder) {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return {
    folders: entries.filter((entry) => entry.isDirectory()).map(({ name }) => name),
    files: entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.tmp')).map(({ name }) => name),
  };
}
