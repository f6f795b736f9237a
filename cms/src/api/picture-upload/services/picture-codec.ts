import {
  brandColors,
  errorCodes,
  heicMessage,
  MAX_MEGAPIXELS,
  messages,
  tooManyPixels,
} from '@shop/contract';
import sharp, { type JpegOptions, type Sharp } from 'sharp';
import { HttpError } from '../../../platform/http/http-error';
import { createProcessingQueue } from './processing-queue';

const MAX_PIXELS = MAX_MEGAPIXELS * 1_000_000;
const MAX_SIDE = 16_383;
const TIMEOUT_SECONDS = 20;
// One that cannot be read row by row takes up to 400 MB while it is decoded.
const LARGE_PIXELS = 12_000_000;
const runLarge = createProcessingQueue(16, 1);
const HEIC_BRAND = /^ftyp(hei[cxms]|hev[cxms]|mif1|msf1)/;
const formats = new Set(['jpeg', 'png', 'webp']);

sharp.cache(false);
// Each picture uses one thread, so that two at a time leave CPU for requests.
sharp.concurrency(1);

const badType = (file?: Buffer) =>
  new HttpError(
    400,
    errorCodes.uploadBadType,
    file && HEIC_BRAND.test(file.toString('latin1', 4, 12)) ? heicMessage : messages.uploadBadType,
  );
const open = (file: Buffer) => sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 });

// Reads the header only, to reject decompression bombs before decoding.
async function readSize(file: Buffer): Promise<number> {
  const { format, width, height } = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw badType(file);
    });
  if (!formats.has(format)) throw badType(file);
  if (Math.max(width, height) > MAX_SIDE || width * height > MAX_PIXELS)
    throw new HttpError(413, errorCodes.uploadTooLarge, tooManyPixels);
  return width * height;
}

/** Re-encodes a picture of an accepted format as an upright JPEG of at most `maxSide`; throws 400, or 413 for too many pixels. */
export async function reencodePicture(file: Buffer, maxSide: number, options: JpegOptions): Promise<Buffer> {
  const size = { width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true } as const;
  const pixels = await readSize(file);
  const encode = () =>
    encodePicture(
      open(file)
        .timeout({ seconds: TIMEOUT_SECONDS })
        .autoOrient()
        .flatten({ background: brandColors.white })
        .resize(size)
        .jpeg(options),
    );
  return pixels > LARGE_PIXELS ? runLarge(encode) : encode();
}

/** Encodes a picture; throws 400 for truncated or broken files, which fail only now. */
export async function encodePicture(picture: Sharp): Promise<Buffer> {
  try {
    return await picture.toBuffer();
  } catch {
    throw badType();
  }
}
