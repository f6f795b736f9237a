import { brandColors, PICTURE_WIDTHS } from '@shop/contract';
import sharp from 'sharp';
import { encodePicture } from './picture-codec';

const PREVIEW = { width: 1200, height: 630, fit: 'contain', background: brandColors.paper } as const;

const sizedNames = PICTURE_WIDTHS.flatMap((width) => [`-${width}.avif`, `-${width}.webp`]);

/** Ends of the file names of a stored picture: its sizes, its link preview and itself. */
export const pictureEndings: readonly string[] = [...sizedNames, '-og.jpg', '.jpg'];

function sized(source: Buffer, width: number, format: string) {
  const resized = sharp(source).resize({ width, withoutEnlargement: true });
  return format === 'avif'
    ? resized.avif({ quality: 55, effort: 1 })
    : resized.webp({ quality: 78, effort: 3 });
}

/** Encodes one of a picture's files from the picture that was sent or drawn. */
export function encodeSize(source: Buffer, ending: string): Promise<Buffer> {
  const [, width, format] = /^-(\d+)\.(avif|webp)$/.exec(ending) ?? [];
  if (width && format) return encodePicture(sized(source, Number(width), format));
  if (ending === '-og.jpg')
    return encodePicture(sharp(source).resize(PREVIEW).jpeg({ quality: 80, mozjpeg: true }));
  return encodePicture(sharp(source).jpeg({ quality: 82, mozjpeg: true }));
}
