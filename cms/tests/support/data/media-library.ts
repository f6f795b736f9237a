import { mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { TestCms } from '../servers/start-cms';

export type MediaFile = { id: number; documentId: string; url: string; formats: object };
type Uploads = {
  upload(request: object): Promise<MediaFile[]>;
  replace(id: number, request: object): Promise<MediaFile>;
  remove(file: MediaFile): Promise<unknown>;
};

/** Returns the actions of the media library as Strapi's panel calls them. */
export async function libraryOf({ strapi }: TestCms) {
  const uploads = strapi.plugin('upload').service('upload') as Uploads;
  const folder = await mkdtemp(path.join(os.tmpdir(), 'shop-library-'));
  let count = 0;
  async function inputFile(bytes: Buffer) {
    const filepath = path.join(folder, String((count += 1)));
    await writeFile(filepath, bytes);
    return { filepath, originalFilename: 'foto.jpg', mimetype: 'image/jpeg', size: bytes.length };
  }
  return {
    async upload(bytes: Buffer): Promise<MediaFile> {
      const [file] = await uploads.upload({ data: { fileInfo: {} }, files: await inputFile(bytes) });
      return file as MediaFile;
    },
    replace: async (id: number, bytes: Buffer): Promise<MediaFile> =>
      uploads.replace(id, { data: { fileInfo: {} }, file: await inputFile(bytes) }),
    remove: (file: MediaFile) => uploads.remove(file),
  };
}
