import { findImageFault, heicMessage, messages, type ImageFault } from '@shop/contract';

const SMALL_BYTES = 1024 * 1024;

export const imageFaultTexts: Record<ImageFault, string> = {
  heic: heicMessage,
  type: messages.uploadBadType,
  size: messages.uploadTooLarge,
};

/** Thrown for a file that cannot be sent; the message is shown. */
export class RefusedPicture extends Error {}

// The code comes when a large photo does; without it, or where the browser cannot, the photo is sent as it is.
const shrunk = (file: File): Promise<File> =>
  import('./shrink-picture.ts').then(({ shrinkPicture }) => shrinkPicture(file)).catch(() => file);

/** Returns a chosen file as it is to be sent, a large photo shrunk before its size is judged; throws RefusedPicture. */
export async function preparePicture(
  file: File,
  { findFault = findImageFault, texts = imageFaultTexts } = {},
): Promise<File> {
  const fault = findFault(file);
  if (fault && fault !== 'size') throw new RefusedPicture(texts[fault]);
  const isPhoto = file.type.startsWith('image/') && file.size > SMALL_BYTES;
  const ready = isPhoto ? await shrunk(file) : file;
  if (findFault(ready)) throw new RefusedPicture(texts.size);
  return ready;
}
