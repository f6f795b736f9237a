import { IMAGE_TYPES, MAX_IMAGE_BYTES, PROOF_TYPES } from '../limits';

/** A `proof` is private to the staff, `content` (hero and product pictures) is public and uploaded by admins only. */
export const UPLOAD_PURPOSES = ['proof', 'content'] as const;
export type UploadPurpose = (typeof UPLOAD_PURPOSES)[number];

type ChosenFile = { type: string; size: number };

function findFault({ type, size }: ChosenFile, types: readonly string[]): 'type' | 'size' | null {
  if (!types.includes(type) || size === 0) return 'type';
  return size > MAX_IMAGE_BYTES ? 'size' : null;
}

/** Finds the fault of a chosen picture before it is uploaded: its type, its size, or none. */
export const findImageFault = (file: ChosenFile) => findFault(file, IMAGE_TYPES);

/** Finds the fault of a chosen transfer proof, a picture or a PDF. */
export const findProofFault = (file: ChosenFile) => findFault(file, PROOF_TYPES);

/** Formats a size in megabytes: '5MB', or '5 MB' with a blank as separator. */
export const formatMegabytes = (bytes: number, separator = ''): string =>
  `${bytes / 1024 / 1024}${separator}MB`;
