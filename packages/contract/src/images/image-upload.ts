import { IMAGE_TYPES, MAX_IMAGE_BYTES } from '../limits';

/** A `proof` is private to the staff, `content` is public and uploaded by admins only. */
export const UPLOAD_PURPOSES = ['proof', 'content'] as const;
export type UploadPurpose = (typeof UPLOAD_PURPOSES)[number];

export function findImageFault(file: { type: string; size: number }): 'type' | 'size' | null {
  if (!(IMAGE_TYPES as readonly string[]).includes(file.type) || file.size === 0) return 'type';
  return file.size > MAX_IMAGE_BYTES ? 'size' : null;
}

export const formatMegabytes = (bytes: number): string => `${bytes / 1024 / 1024}MB`;
