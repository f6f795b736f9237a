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
  className?: string;
};

const PLACEHOLDER = '/placeholder.svg';

/** A picture in its best format and width, in a box of a fixed ratio: nothing moves when it arrives. */
export function Picture({ url, alt, width, height, sizes, eager = false, className }: PictureProps) {
  const sources = pictureSources(url);
  return (
    <picture>
      {sources && <source type="image/avif" srcSet={sources.avif} sizes={sizes} />}
      {sources && <source type="image/webp" srcSet={sources.webp} sizes={sizes} />}
      <img
        src={url || PLACEHOLDER}
        alt={alt}
        width={width}
        height={height}
        className={className}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        fetchPriority={eager ? 'high' : 'auto'}
      />
    </picture>
  );
}
