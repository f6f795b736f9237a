import { BUNDLED_HERO_IMAGE, pictureSources, type SiteContent } from '@shop/contract';

/** How wide the hero's picture is shown. */
export const HERO_SIZES = '(min-width: 80rem) 460px, (min-width: 48rem) 36vw, 74vw';

/** What to fetch before anything else, when the picture is one of ours. */
export function heroPreload({
  heroImage,
}: SiteContent['hero']): { srcSet: string; sizes: string } | undefined {
  const sources = pictureSources(heroImage.url || BUNDLED_HERO_IMAGE);
  return sources ? { srcSet: sources.avif, sizes: HERO_SIZES } : undefined;
}
