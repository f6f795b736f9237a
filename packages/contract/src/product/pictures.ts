/** Widths, in pixels, in which each uploaded picture is kept as AVIF and WebP. */
export const PICTURE_WIDTHS = [320, 480, 640, 960, 1280] as const;

const OWN_PICTURE = /^(\/uploads\/pictures\/[a-z0-9-]+)\.jpg$/;

const srcSet = (base: string, format: 'avif' | 'webp') =>
  PICTURE_WIDTHS.map((width) => `${base}-${width}.${format} ${width}w`).join(', ');

/** The srcsets of a picture kept by the shop; null for a picture from elsewhere, which has one size. */
export function pictureSources(url: string): { avif: string; webp: string } | null {
  const base = OWN_PICTURE.exec(url)?.[1];
  return base ? { avif: srcSet(base, 'avif'), webp: srcSet(base, 'webp') } : null;
}

/** The 1200x630 JPEG for link previews, or the picture itself when it is not one of ours. */
export function previewPicture(url: string): string {
  const base = OWN_PICTURE.exec(url)?.[1];
  return base ? `${base}-og.jpg` : url;
}
