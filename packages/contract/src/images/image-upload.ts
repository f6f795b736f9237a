import { IMAGE_TYPES, MAX_IMAGE_BYTES, MAX_MEGAPIXELS, PROOF_TYPES } from '../limits';

/** A `proof` is private to the staff, `content` (hero and product pictures) is public and uploaded by admins only. */
export const UPLOAD_PURPOSES = ['proof', 'content'] as const;
export type UploadPurpose = (typeof UPLOAD_PURPOSES)[number];

type ChosenFile = { type: string; size: number; name?: string };

export type ImageFault = 'heic' | 'type' | 'size';

export const heicMessage =
  'Las fotos HEIC no se ven en todos los navegadores. En el iPhone elegí Ajustes › Cámara › Formatos › «El más compatible» y sacala de nuevo, o guardala como JPG.';
export const tooManyPixels = `La foto es demasiado grande: hasta ${MAX_MEGAPIXELS} megapíxeles. Achicala y subila de nuevo.`;

// Browsers that do not know the format give no type.
const isHeic = ({ type, name = '' }: ChosenFile): boolean =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

function findFault(file: ChosenFile, types: readonly string[]): ImageFault | null {
  const { type, size } = file;
  if (isHeic(file)) return 'heic';
  if (!types.includes(type) || size === 0) return 'type';
  return size > MAX_IMAGE_BYTES ? 'size' : null;
}

/** Finds the fault of a chosen picture before it is uploaded: its format, its type, its size, or none. */
export const findImageFault = (file: ChosenFile) => findFault(file, IMAGE_TYPES);

/** Finds the fault of a chosen transfer proof, a picture or a PDF. */
export const findProofFault = (file: ChosenFile) => findFault(file, PROOF_TYPES);

/** Formats a size in megabytes: '5MB', or '5 MB' with a blank as separator. */
export const formatMegabytes = (bytes: number, separator = ''): string =>
  `${bytes / 1024 / 1024}${separator}MB`;
