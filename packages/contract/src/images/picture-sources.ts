export const BUNDLED_HERO_IMAGE = '/assets/hero.jpg';

/** Widths in pixels that are stored of each uploaded picture, as AVIF and WebP. */
export const PICTURE_WIDTHS = [320, 480, 640, 960, 1280] as const;

const UPLOADED_PICTURE = /^(\/uploads\/(?:pictures|review-photos)\/[a-z0-9-]+)\.jpg$/;

const srcSet = (base: string, format: 'avif' | 'webp') =>
  PICTURE_WIDTHS.map((width) => `${base}-${width}.${format} ${width}w`).join(', ');

/** Builds the srcsets of an uploaded picture; null for a foreign picture, which has one size. */
export function pictureSources(url: string): { avif: string; webp: string } | null {
  const base = UPLOADED_PICTURE.exec(url)?.[1];
  return base ? { avif: srcSet(base, 'avif'), webp: srcSet(base, 'webp') } : null;
}

/** Returns the 1200x630 JPEG for link previews; the shop's own picture in place of one that is not copied yet. */
export function previewPicture(url: string): string {
  const base = UPLOADED_PICTURE.exec(url)?.[1];
  if (base) return `${base}-og.jpg`;
  return /^https?:/.test(url) ? BUNDLED_HERO_IMAGE : url;
}
