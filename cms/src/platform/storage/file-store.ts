import { bucketSettings } from '../../settings/bucket-settings';
import { dataDir } from '../../settings/environment';
import { bucketStore } from './bucket-store';
import { folderStore } from './folder-store';
import type { FileStore } from './stored-file';

/** Opens the bucket that S3_BUCKET names, else the folders of a data folder. */
export function openFileStore(root: () => string, report: (message: string) => void): FileStore {
  const bucket = bucketSettings();
  return bucket ? bucketStore(bucket, report) : folderStore(root);
}

let store: FileStore | undefined;

export const fileStore = (): FileStore =>
  (store ??= openFileStore(dataDir, (message) => strapi.log.error(message)));
