import path from 'node:path';

/** `key` is a path such as `pictures/<name>.jpg` (for everybody) or `proofs/ab/<id>.jpg` (for the staff). */
export type StoredFile = { key: string; bytes: Buffer };

export type FileStore = {
  /** Keeps all of the files whole, or none of them; refuses with STORAGE_FULL. What can be drawn again need not be durable. */
  write(files: readonly StoredFile[], isDurable?: boolean): Promise<void>;
  /** The bytes of a file; null where there is none. */
  read(key: string): Promise<Buffer | null>;
  /** Bytes of a file; null where there is none. */
  sizeOf(key: string): Promise<number | null>;
  /** Removes files; one that is not there is no fault. */
  remove(keys: readonly string[]): Promise<void>;
  /** Refuses with STORAGE_FULL while what is left is needed for the orders. */
  requireRoom(): Promise<void>;
};

const TYPES: Record<string, string> = { '.avif': 'image/avif', '.jpg': 'image/jpeg', '.webp': 'image/webp' };

/** The media type of a kept picture, by its name. */
export const pictureTypeOf = (name: string): string =>
  TYPES[path.extname(name)] ?? 'application/octet-stream';
