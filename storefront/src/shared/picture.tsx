import { pictureSources } from '@shop/contract';

type PictureProps = {
  url: string;
  alt: string;
  width: number;
  height: number;
  /** Displayed width, as in the `sizes` attribute. */
  sizes: string;
  eager?: boolean;
  /** Widest file that is offered, in pixels. */
  upTo?: number;
  className?: string;
};

const offered = (srcSet: string, upTo: number): string =>
  srcSet
    .split(', ')
    .filter((file) => Number(/(\d+)w$/.exec(file)?.[1]) <= upTo)
    .join(', ');

const PLACEHOLDER = '/placeholder.svg';

/** Displayed width of the product page's main picture; here because the preload in the first view needs it. */
export const GALLERY_SIZES = '(min-width: 64rem) 520px, (min-width: 48rem) 45vw, 100vw';

export function Picture({
  url,
  alt,
  width,
  height,
  sizes,
  eager = false,
  upTo = Infinity,
  className,
}: PictureProps) {
  const sources = pictureSources(url);
  return (
    <picture>
      {sources && <source type="image/avif" srcSet={offered(sources.avif, upTo)} sizes={sizes} />}
      {sources && <source type="image/webp" srcSet={offered(sources.webp, upTo)} sizes={sizes} />}
      <img
        src={url || PLACEHOLDER}
        alt={alt}
        width={width}
        height={height}
        className={className}
        loading={eager ? undefined : 'lazy'}
        decoding="async"
        fetchPriority={eager ? 'high' : undefined}
      />
    </picture>
  );
}
