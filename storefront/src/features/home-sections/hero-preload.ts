import { BUNDLED_HERO_IMAGE, pictureSources, type SiteContent } from '@shop/contract';

export const HERO_SIZES = '100vw';

/** Returns the picture that the page loads first; only the server asks, so the view itself is no part of every page. */
export function heroPreload({ heroImage }: SiteContent['hero']) {
  const sources = pictureSources(heroImage.url || BUNDLED_HERO_IMAGE);
  return sources ? { srcSet: sources.avif, sizes: HERO_SIZES } : undefined;
}
