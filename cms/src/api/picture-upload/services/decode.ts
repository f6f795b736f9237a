import { errorCodes, messages } from '@shop/contract';
import sharp, { type Sharp } from 'sharp';
import { ApiError } from '../../../platform/http/api-error';

const MAX_PIXELS = 24_000_000;
const MAX_SIDE = 8000;
const TIMEOUT_SECONDS = 10;
const formats = new Set(['jpeg', 'png', 'webp']);

sharp.cache(false);
// Each picture on one thread: two at a time then leave room to answer everybody else.
sharp.concurrency(1);

const badType = () => new ApiError(400, errorCodes.uploadBadType, messages.uploadBadType);
const open = (file: Buffer) => sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 });

// Only the header is read here: a picture that would fill the memory is refused before it is unpacked.
async function checkHeader(file: Buffer): Promise<void> {
  const { format, width, height } = await open(file).metadata();
  const fits = width <= MAX_SIDE && height <= MAX_SIDE && width * height <= MAX_PIXELS;
  if (!formats.has(format) || !fits) throw badType();
}

/** The picture inside a file, ready to be drawn anew; a file that is no picture of an accepted format is refused. */
export async function decodePicture(file: Buffer): Promise<Sharp> {
  try {
    await checkHeader(file);
  } catch {
    throw badType();
  }
  return open(file).timeout({ seconds: TIMEOUT_SECONDS }).autoOrient().flatten({ background: '#ffffff' });
}

/** The bytes of a drawing; what cannot be drawn to its end (cut short, broken) is refused. */
export async function drawn(picture: Sharp): Promise<Buffer> {
  try {
    return await picture.toBuffer();
  } catch {
    throw badType();
  }
}
