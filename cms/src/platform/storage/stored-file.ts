import path from 'node:path';

/** A file whose key is a path: `pictures/<name>.jpg` (public), `proofs/ab/<id>.jpg` (staff only) or
 * `review-photos/<id>.jpg` (public while its review shows it). */
export type StoredFile = { key: string; bytes: Buffer };

export type FileStore = {
  /** Writes all files or none; throws STORAGE_FULL. Files that can be generated again need not be durable. */
  write(files: readonly StoredFile[], isDurable?: boolean): Promise<void>;
  read(key: string): Promise<Buffer | null>;
  sizeOf(key: string): Promise<number | null>;
  remove(keys: readonly string[]): Promise<void>;
  /** Throws STORAGE_FULL while the free space is reserved for orders. */
  requireRoom(): Promise<void>;
};

export const UPLOADS = '/uploads/';

const TYPES: Record<string, string> = { '.avif': 'image/avif', '.jpg': 'image/jpeg', '.webp': 'image/webp' };

export const pictureTypeOf = (name: string): string =>
  TYPES[path.extname(name)] ?? 'application/octet-stream';
