import { errorCodes, messages } from '@shop/contract';
import sharp, { type Sharp } from 'sharp';
import { HttpError } from '../../../platform/http/http-error';

const MAX_PIXELS = 24_000_000;
const MAX_SIDE = 8000;
const TIMEOUT_SECONDS = 10;
const formats = new Set(['jpeg', 'png', 'webp']);

sharp.cache(false);
// Each picture uses one thread, so that two at a time leave CPU for requests.
sharp.concurrency(1);

const badType = () => new HttpError(400, errorCodes.uploadBadType, messages.uploadBadType);
const open = (file: Buffer) => sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 });

// Reads the header only, to reject decompression bombs before decoding.
async function checkHeader(file: Buffer): Promise<void> {
  const { format, width, height } = await open(file).metadata();
  const fits = width <= MAX_SIDE && height <= MAX_SIDE && width * height <= MAX_PIXELS;
  if (!formats.has(format) || !fits) throw badType();
}

/** Decodes a picture of an accepted format and shrinks it to `maxSide`; throws 400. */
export async function decodePicture(file: Buffer, maxSide: number): Promise<Sharp> {
  try {
    await checkHeader(file);
  } catch {
    throw badType();
  }
  return open(file)
    .timeout({ seconds: TIMEOUT_SECONDS })
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true });
}

/** Encodes a picture; throws 400 for truncated or broken files, which fail only now. */
export async function encodePicture(picture: Sharp): Promise<Buffer> {
  try {
    return await picture.toBuffer();
  } catch {
    throw badType();
  }
}
