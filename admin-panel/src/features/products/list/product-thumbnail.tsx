import { pictureSources } from '@shop/contract';
import { Icon } from '@shop/web-kit/icons';
import { useState } from 'react';
import { classNames } from '#ui/class-names.ts';

/** Is decorative, because the product's title stands beside it. */
export function ProductThumbnail({ url, className }: { url: string | undefined; className?: string }) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const frame = classNames(
    'block aspect-[4/5] shrink-0 overflow-hidden rounded-lg bg-neutral-soft',
    className,
  );
  if (!url || url === brokenUrl) {
    return (
      <span className={classNames(frame, 'grid place-items-center text-muted')}>
        <Icon name="image" className="size-5" />
      </span>
    );
  }
  const sources = pictureSources(url);
  return (
    <picture className={frame}>
      {sources && <source type="image/webp" srcSet={sources.webp} sizes="64px" />}
      <img
        src={url}
        alt=""
        width={64}
        height={80}
        loading="lazy"
        decoding="async"
        onError={() => setBrokenUrl(url)}
        className="size-full object-cover"
      />
    </picture>
  );
}
