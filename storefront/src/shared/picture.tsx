import { useState } from 'react';
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
  /** Shown instead of a picture that fails to load, before the placeholder. */
  fallback?: string;
  className?: string;
};

const offered = (srcSet: string, upTo: number): string =>
  srcSet
    .split(', ')
    .filter((file) => Number(/(\d+)w$/.exec(file)?.[1]) <= upTo)
    .join(', ');

/** Keeps React from holding a new page back for up to 0.8 s: it waits for eager images without a handler. */
export const showAtOnce = () => undefined;

const PLACEHOLDER = '/placeholder.svg';

/** Returns the shop's own first address that has not failed, and the callbacks of its image. */
export function useWorkingPicture(...addresses: string[]) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const url = addresses.find((address) => address[0] === '/' && !failed.includes(address)) ?? PLACEHOLDER;
  const onError = () => setFailed((before) => [...before, url]);
  // A picture of the server's markup may have failed before React listened.
  const ref = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && !failed.includes(url)) onError();
  };
  return { url, onError, ref };
}

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
  fallback = '',
  className,
}: PictureProps) {
  const { url: shown, ...image } = useWorkingPicture(url, fallback);
  const sources = pictureSources(shown);
  return (
    <picture>
      {sources && <source type="image/avif" srcSet={offered(sources.avif, upTo)} sizes={sizes} />}
      {sources && <source type="image/webp" srcSet={offered(sources.webp, upTo)} sizes={sizes} />}
      <img
        {...image}
        onLoad={showAtOnce}
        src={shown}
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
