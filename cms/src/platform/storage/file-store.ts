import { dataDir } from '../../settings/environment';
import { bucketSettings, bucketStore } from './bucket-store';
import { folderStore } from './folder-store';
import type { FileStore } from './stored-file';

/** Where the files of a shop are kept: the bucket that S3_BUCKET names, else folders of its data folder. */
export function openFileStore(root: () => string, report: (fault: string) => void): FileStore {
  const bucket = bucketSettings();
  return bucket ? bucketStore(bucket, report) : folderStore(root);
}

let store: FileStore | undefined;

/** Where this shop keeps its pictures and proofs. */
export const fileStore = (): FileStore =>
  (store ??= openFileStore(dataDir, (fault) => strapi.log.error(fault)));
