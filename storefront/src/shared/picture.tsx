import { pictureSources } from '@shop/contract';

type PictureProps = {
  url: string;
  alt: string;
  /** Width and height of the box, for its ratio. */
  width: number;
  height: number;
  /** How wide it is shown, as in `sizes`. */
  sizes: string;
  /** True for what is in the first view. */
  eager?: boolean;
  /** No wider file than this is offered. */
  upTo?: number;
  className?: string;
};

const offered = (srcSet: string, upTo: number): string =>
  srcSet
    .split(', ')
    .filter((file) => Number(/(\d+)w$/.exec(file)?.[1]) <= upTo)
    .join(', ');

const PLACEHOLDER = '/placeholder.svg';

/** A picture in its best format and width, in a box of a fixed ratio: nothing moves when it arrives. */
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
