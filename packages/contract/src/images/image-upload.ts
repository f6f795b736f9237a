import { IMAGE_TYPES, MAX_IMAGE_BYTES } from '../limits';

/** A `proof` is private to the staff, `content` (hero and product pictures) is public and uploaded by admins only. */
export const UPLOAD_PURPOSES = ['proof', 'content'] as const;
export type UploadPurpose = (typeof UPLOAD_PURPOSES)[number];

/** Finds the fault of a chosen file before it is uploaded: its type, its size, or none. */
export function findImageFault(file: { type: string; size: number }): 'type' | 'size' | null {
  if (!(IMAGE_TYPES as readonly string[]).includes(file.type) || file.size === 0) return 'type';
  return file.size > MAX_IMAGE_BYTES ? 'size' : null;
}

/** Formats a size in megabytes: '5MB', or '5 MB' with a blank as separator. */
export const formatMegabytes = (bytes: number, separator = ''): string =>
  `${bytes / 1024 / 1024}${separator}MB`;
